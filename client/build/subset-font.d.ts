declare module "subset-font" {
  interface How {
    readonly targetFormat: "woff2";
    readonly variationAxes: Record<string, { readonly min: number; readonly max: number }>;
    readonly keepFeatures: readonly string[];
  }
  export default function subset(font: Buffer, letters: string, how: How): Promise<Buffer>;
}
