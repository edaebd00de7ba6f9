import type { GraphNode, NodeValue } from '#shared/formula-graph.ts';
import type { Said, Unit } from '../business/business.ts';

/** A sentence or label of ours: English in ICU MessageFormat, translated in the catalogues by its id. */
export interface Text {
  readonly id: string;
  readonly message: string;
}

/** A text with what stands in its places. No digit stands in a text: every number is a figure. */
export interface Message {
  readonly text: Text;
  readonly values: Readonly<Record<string, Value>>;
}

/** A number as a text shows it; open where it has no value. */
export interface Shown {
  readonly id: string;
  readonly node?: GraphNode;
  readonly value?: NodeValue;
}

/** What can stand in a place of a text. */
export type Value =
  /** A number of the ledger as it is read; `at` picks one month of a series, from 0. */
  | { readonly kind: 'figure'; readonly term: Shown; readonly at?: number }
  /** A number with the name of what it counts: "37 pick-ups"; without a confirmed name "37 sales". */
  | { readonly kind: 'counted'; readonly term: Shown; readonly unit: Unit | undefined }
  /** The person's words; the text around them has the quotation marks. */
  | { readonly kind: 'quote'; readonly quote: Quote }
  /** Decides a plural or a choice within the text; never shown. */
  | { readonly kind: 'select'; readonly by: number | string }
  /** What a number is called, in the plan's language. */
  | { readonly kind: 'label'; readonly term: Shown }
  /** A day ("3 March 2027"), the month it lies in ("March 2027"), or that of every year ("March"). */
  | { readonly kind: 'date'; readonly day: string; readonly as: 'day' | 'month' | 'monthOfYear' }
  | { readonly kind: 'message'; readonly message: Message }
  /** Several, as the language joins them: "a, b and c". */
  | { readonly kind: 'list'; readonly items: readonly Value[] };

/** Words out of an answer, and where they stand. */
export interface Quote {
  readonly mention: string;
  readonly text: string;
}

/** A text with its values. */
export const say = (text: Text, values: Readonly<Record<string, Value>> = {}): Message => ({ text, values });
export const figure = (term: Shown, at?: number): Value => ({ kind: 'figure', term, ...(at !== undefined && { at }) });
export const counted = (term: Shown, unit: Unit | undefined): Value => ({ kind: 'counted', term, unit });
/** Words that were said, for a place in a text. */
export const quoteOf = ({ mention, quote }: Pick<Said, 'mention' | 'quote'>): Quote => ({ mention, text: quote });
export const quoted = (said: Pick<Said, 'mention' | 'quote'>): Value => ({ kind: 'quote', quote: quoteOf(said) });
/** The same with the clause around them: for a row that has to be understood alone. */
export const quotedWhole = ({ mention, quote, clause }: Pick<Said, 'mention' | 'quote' | 'clause'>): Value =>
  quoted({ mention, quote: clause ?? quote });
export const choose = (by: number | string): Value => ({ kind: 'select', by });
export const whether = (is: boolean): Value => choose(is ? 'yes' : 'no');
/** Words of ours as a message. */
export const messageOf = (said: Text | Message): Message => ('text' in said ? said : say(said));
export const within = (said: Text | Message): Value => ({ kind: 'message', message: messageOf(said) });
export const listed = (items: readonly Value[]): Value => ({ kind: 'list', items });
/** An ISO day as it is read. */
export const dayName = (day: string): Value => ({ kind: 'date', day, as: 'day' });
/** The month so many months after the one of an ISO day. */
export function monthName(day: string, later: number): Value {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return { kind: 'date', day: new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 10), as: 'month' };
}
/** A calendar month, from 1: "March". */
export const monthOfYear = (month: number): Value => ({
  kind: 'date',
  day: `2000-${String(month).padStart(2, '0')}-01`,
  as: 'monthOfYear',
});
export const label = (term: Shown): Value => ({ kind: 'label', term });

/** The ids of all numbers a message shows. */
export function figuresIn({ values }: Message): readonly string[] {
  return Object.values(values).flatMap(figuresInValue);
}

/** The same of one value. */
export function figuresInValue(value: Value): readonly string[] {
  switch (value.kind) {
    case 'figure':
    case 'counted':
      return [value.term.id];
    case 'message':
      return figuresIn(value.message);
    case 'list':
      return value.items.flatMap(figuresInValue);
    default:
      return [];
  }
}
