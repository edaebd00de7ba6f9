/** One part of a mail, from top to bottom. All texts are plain: they are escaped where they are shown. */
export type MailBlock =
  | { readonly kind: 'text'; readonly text: string }
  /** A one-time code, large, and what to know of it. */
  | { readonly kind: 'code'; readonly code: string; readonly note: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** What happened: rows of label and value. */
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'note'; readonly text: string };

/** A mail before it has a form, in the person's language. */
export interface MailContent {
  readonly subject: string;
  /** What mail clients show next to the subject in a list. */
  readonly preheader: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  /** Why the person gets this mail, and what to do if it was not them. */
  readonly footer: string;
  /** The way out of mails that are not essential: a link below the footer. */
  readonly unsubscribe?: { readonly label: string; readonly url: string } | undefined;
}

/** Who writes. */
export interface MailProduct {
  /** "Groundwork"; never translated. */
  readonly name: string;
  /** The public address, to which the name leads. */
  readonly url: string;
  /** Language of the content, as a BCP 47 tag. */
  readonly locale: string;
}
