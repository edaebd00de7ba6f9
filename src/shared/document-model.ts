import type { BrandTokens } from './brand-tokens.ts';

/**
 * A document before it is a file: everything a reader will see and nothing else. The PDF and the DOCX are drawn from
 * the same model, so a value that is in neither model is in neither file, outline or metadata.
 */
export interface DocumentModel {
  readonly title: string;
  /** What kind of document it is: "Business plan". */
  readonly subtitle: string;
  /** BCP 47 tag of the language the document is written in. */
  readonly language: string;
  /** The document's only date (ISO 8601, UTC); files made twice from one model are the same to the byte. */
  readonly generatedAt: string;
  /** Without cover and contents: a sheet that says one thing. Files for text programs know only whole documents. */
  readonly isSinglePage?: true;
  /** How its business looks; ours where there is none. */
  readonly brand?: BrandTokens;
  readonly cover: DocumentCover;
  readonly sections: readonly DocumentSection[];
  /** Left out when no figure of the document has a note. */
  readonly appendix?: DocumentAppendix;
  readonly words: DocumentWords;
}

export interface DocumentCover {
  readonly businessName: string;
  /** The date as a reader of the language writes it. */
  readonly date: string;
  readonly line: string;
  readonly score?: string;
}

export interface DocumentSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly DocumentBlock[];
}

/** Words every document needs, in its language. */
export interface DocumentWords {
  readonly contents: string;
  /** "Page {page} of {pages}". */
  readonly pageOf: string;
  /** Says what a code in place of a character means; shown only where it happened. */
  readonly missingCharacters: string;
}

/** A run of text; `note` follows it as a superscript number that links to the appendix. */
export interface DocumentRun {
  readonly text: string;
  readonly note?: DocumentNote;
  /** A quotation: isolated from the text direction of the sentence around it. */
  readonly isQuoted?: boolean;
  /** A number with its unit, which is not broken over two lines. */
  readonly isFigure?: boolean;
}

export interface DocumentNote {
  readonly number: number;
  /** The place the appendix leads back to: the first one in the document. */
  readonly isFirst: boolean;
}

export type DocumentBlock =
  | DocumentHeading
  | DocumentParagraph
  | DocumentList
  | DocumentTable
  | DocumentNotice
  | DocumentChart;

/** A heading inside a section; level 3 only ever follows level 2. */
export interface DocumentHeading {
  readonly kind: 'heading';
  readonly level: 2 | 3;
  readonly runs: readonly DocumentRun[];
}

export interface DocumentParagraph {
  readonly kind: 'paragraph';
  readonly runs: readonly DocumentRun[];
}

export interface DocumentList {
  readonly kind: 'list';
  readonly isOrdered: boolean;
  readonly items: readonly (readonly DocumentRun[])[];
}

/** A table narrow enough for a page; each row has as many cells as the head. */
export interface DocumentTable {
  readonly kind: 'table';
  readonly caption: string;
  readonly head: readonly string[];
  /** The note of a column whose figures are one series, by column; it stands at the head and not at every figure. */
  readonly headNotes?: readonly (DocumentNote | null)[];
  readonly rows: readonly (readonly (readonly DocumentRun[])[])[];
  /** Columns of numbers, 0-based. */
  readonly numeric: readonly number[];
}

export interface DocumentNotice {
  readonly kind: 'notice';
  readonly label: string;
  readonly tone: 'info' | 'attention' | 'rule';
  readonly runs: readonly DocumentRun[];
}

export interface DocumentChart {
  readonly kind: 'chart';
  readonly caption: string;
  /** What the vertical axis counts. */
  readonly unitLabel: string;
  /** Names the end values, for readers who do not see the picture. */
  readonly altText: string;
  readonly xLabels: readonly string[];
  readonly series: readonly DocumentSeries[];
  readonly marker?: { readonly series: number; readonly at: number; readonly label: string };
}

export interface DocumentSeries {
  readonly label: string;
  readonly style: 'solid' | 'dashed-up' | 'dashed-down';
  readonly values: readonly number[];
  readonly note?: DocumentNote;
}

export interface DocumentAppendix {
  readonly id: string;
  readonly title: string;
  readonly intro: string;
  /** Headings of the columns number, value, what it is, origin, explanation. */
  readonly head: readonly [string, string, string, string, string];
  readonly rows: readonly OriginRow[];
}

/** Where one number of the document comes from. */
export interface OriginRow {
  readonly number: number;
  readonly shown: string;
  readonly label: string;
  readonly kind: OriginKind;
  /** The kind in words: "You said", "Formula", "Source", "Assumption". */
  readonly origin: string;
  readonly explanation: string;
  /** Publisher, title, year and address, where there is a source. */
  readonly sourceLine?: string;
}

export type OriginKind = 'said' | 'formula' | 'source' | 'assumption';
