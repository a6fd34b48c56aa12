"""Why the system can't write, in words."""

from __future__ import annotations

import errno
from typing import Final

from escalera.cli.words import spoken
from escalera.i18n import Catalogue

KEYS: Final = {
    errno.ENOSPC: "why-full",
    errno.EDQUOT: "why-full",
    errno.EFBIG: "why-full",
    errno.ENOENT: "why-missing",
    errno.ENOTDIR: "why-missing",
    errno.EACCES: "why-forbidden",
    errno.EPERM: "why-forbidden",
    errno.EROFS: "why-read-only",
    errno.EISDIR: "why-folder",
    errno.EINVAL: "why-no-file",
    errno.EIO: "why-broken",
}


def output_failed(error: OSError) -> str:
    """The sentence for standard output."""
    words = spoken()
    return words.text("output-failed", why=why(error, words))


def why(error: OSError, words: Catalogue) -> str:
    """The part of a sentence that says it; what has no words of ours is quoted."""
    key = KEYS.get(error.errno or 0)
    return words.text(key) if key else words.text("why-other", word=error.strerror or str(error))
