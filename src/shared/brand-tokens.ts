/**
 * How a business looks, as it is read by whatever shows it to others: documents, mails to its customers, its site. One set for each
 * business.
 */
export interface BrandTokens {
  /** Which edition of the brand it is: a number that grows with every change. What is exported says it. */
  readonly edition: number;
  /** As HEX, by what they are for. `primary`, `secondary` and `ink` are read as text on `paper` and on white (4.5 : 1). */
  readonly colors: {
    readonly primary: string;
    readonly secondary: string;
    readonly accent: string;
    readonly ink: string;
    readonly paper: string;
  };
  /** Null where the business has none. */
  readonly logo: BrandTokenLogo | null;
  /** Ids of the fonts of headings and of running text; null where its plan has none. */
  readonly fonts: { readonly heading: string; readonly body: string } | null;
}

/** A logo for a light ground. */
export interface BrandTokenLogo {
  /** A file of its own: nothing of elsewhere, no script, no text that needs a font. */
  readonly svg: string;
  /** Its sides, in units of its own. */
  readonly width: number;
  readonly height: number;
}
