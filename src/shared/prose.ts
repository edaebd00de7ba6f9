/**
 * Generated prose is a tree, so that a number is never typed into a sentence: it is a node that knows where it comes
 * from. A digit inside a `text` node is a fault (see `assertNoLooseDigits` in prose-check.ts).
 */
export type Inline = TextInline | FigureInline | SaidInline;

/** Words of ours, without digits. */
export interface TextInline {
  readonly kind: 'text';
  readonly text: string;
}

/** A number of the formula graph; `text` is its formatted value, `at` picks one month of a series (0-based). */
export interface FigureInline {
  readonly kind: 'figure';
  readonly nodeId: string;
  readonly at?: number;
  readonly text: string;
}

/** The person's own words or a value they gave, quoted or lightly inflected; `factKey` leads to the stored fact. */
export interface SaidInline {
  readonly kind: 'said';
  readonly factKey: string;
  readonly text: string;
}

/** One block of a section or document. Ids are stable per section, so edits survive a new composition elsewhere. */
export type Block = ParagraphBlock | ListBlock | TableBlock | ChartBlock | NoticeBlock | HeadingBlock;

interface BlockBase {
  readonly id: string;
  /** Facts whose value decided what this block says, quoted or not. */
  readonly facts?: readonly string[];
  /** Where the block comes in when a plan shows less: rank 1 is always shown, 3 only in the richest plan. */
  readonly rank?: 1 | 2 | 3;
}

export interface HeadingBlock extends BlockBase {
  readonly kind: 'heading';
  readonly level: 2 | 3;
  readonly content: readonly Inline[];
}

export interface ParagraphBlock extends BlockBase {
  readonly kind: 'paragraph';
  readonly content: readonly Inline[];
}

export interface ListBlock extends BlockBase {
  readonly kind: 'list';
  readonly ordered?: boolean;
  readonly items: readonly (readonly Inline[])[];
}

export interface TableBlock extends BlockBase {
  readonly kind: 'table';
  readonly caption: string;
  /** Column headings; the first column of each row is that row's header. */
  readonly head: readonly string[];
  readonly rows: readonly (readonly (readonly Inline[])[])[];
  /** Columns that hold numbers and line up to the right (0-based). */
  readonly numeric?: readonly number[];
}

/** A labelled notice ("Estimate", "Rule", "No industry fits"): exempt from the similarity bound, always labelled. */
export interface NoticeBlock extends BlockBase {
  readonly kind: 'notice';
  readonly label: string;
  readonly tone: 'info' | 'attention' | 'rule';
  readonly content: readonly Inline[];
}

/** A line chart over months, drawn by the browser, the PDF and the DOCX from the same points. */
export interface ChartBlock extends BlockBase {
  readonly kind: 'chart';
  readonly chart: LineChart;
}

export interface LineChart {
  readonly title: string;
  /** What the vertical axis counts: "thousand €". */
  readonly unitLabel: string;
  /** Says the end values in words, for people who do not see the picture. */
  readonly altText: string;
  readonly xLabels: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly marker?: { readonly seriesId: string; readonly at: number; readonly label: string };
}

export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  readonly style: 'solid' | 'dashed-up' | 'dashed-down';
  /** The series node of the formula graph the points are read from. */
  readonly nodeId: string;
  /** Values in the axis unit, one a month. */
  readonly values: readonly number[];
}

/** The reading text of inlines, as a person sees it. */
export function inlineText(content: readonly Inline[]): string {
  return content.map((inline) => inline.text).join('');
}
