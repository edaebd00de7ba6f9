/** One numbered section of a legal page, in plain text. */
export interface LegalSection {
  /** Its address on the page. */
  readonly id: string;
  readonly title: string;
  readonly parts: readonly LegalPart[];
}

/** A paragraph, a list, or rows of a name and what it is for. */
export type LegalPart =
  | string
  | { readonly list: readonly string[] }
  | { readonly rows: readonly (readonly [name: string, use: string])[] };

/** What the pages carry of the configuration. */
export interface LegalConfig {
  readonly supportEmail: string;
  /** Whether there are plans to choose from; without them nobody pays anything. */
  readonly hasPlans: boolean;
}

/** Both pages are dated this day (docs/legal-pages.md). */
export const legalPagesDate = new Date(Date.UTC(2025, 3, 2));
