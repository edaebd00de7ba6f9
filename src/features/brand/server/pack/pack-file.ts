/** One file of the package of a brand. */
export interface PackFile {
  /** With slashes, relative: "logos/1-motif/svg/wide-positive.svg". */
  readonly path: string;
  readonly bytes: Uint8Array;
}

export const textFile = (path: string, text: string): PackFile => ({ path, bytes: new TextEncoder().encode(text) });
