// Where a hint lies: over the board, never over the hand of which it speaks; on a phone also over the seats, so that
// a short one leaves the pile in sight.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Lying {
  readonly top: number;
  /** From the end of the line of writing. */
  readonly end: number;
  readonly width: number;
  readonly height: number;
}

export interface Page {
  readonly width: number;
  readonly height: number;
  readonly rtl: boolean;
}

const EDGE = 6;

/** `widest`: as wide as it reads well. A board that is a page of its own is scrolled, and leaves half of the screen. */
export function lyingOver(board: Box, page: Page, widest: number): Lying {
  const narrow = page.width < 900;
  const top = Math.max(EDGE, narrow ? EDGE : board.top);
  const bottom = Math.min(board.bottom, page.height - EDGE);
  return {
    top,
    end: Math.max(EDGE, page.rtl ? board.left : page.width - board.right),
    width: Math.min(widest, board.right - board.left),
    height: Math.max(bottom - top, page.height / 2),
  };
}
