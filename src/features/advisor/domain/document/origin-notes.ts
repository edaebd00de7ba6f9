import type { DocumentNote, DocumentRun, OriginKind, OriginRow } from '#shared/document-model.ts';
import type { Inline } from '#shared/prose.ts';

/** What the appendix says about a figure. */
export interface FigureOrigin {
  readonly label: string;
  readonly shown: string;
  readonly origin: OriginKind;
  readonly explanation: string;
  readonly sourceLine?: string;
}

/** Origins by node id, or by `originKey` where one month of a series has words of its own. */
export type FigureOrigins = ReadonlyMap<string, FigureOrigin>;

/** The key of one month (0-based) of a series node; without a month, of the node. */
function originKey(nodeId: string, at?: number): string {
  return at === undefined ? nodeId : `${nodeId}@${at}`;
}

/** Hands out note numbers in reading order. */
export interface OriginNotes {
  /** The note of a figure: a new number the first time, the same one after; none when its origin was not given. */
  noteFor(nodeId: string, at?: number): DocumentNote | undefined;
  /** The runs of a text, with a note behind each figure. */
  runs(content: readonly Inline[]): readonly DocumentRun[];
  /** The numbered rows used so far. */
  rows(originWords: Readonly<Record<OriginKind, string>>): readonly OriginRow[];
}

/** Numbering of one document; only origins that are asked for ever appear in its rows. */
export function createOriginNotes(origins: FigureOrigins): OriginNotes {
  const numbers = new Map<string, number>();
  const noteFor = (nodeId: string, at?: number): DocumentNote | undefined => {
    const key = [originKey(nodeId, at), nodeId].find((candidate) => origins.has(candidate));
    if (key === undefined) return undefined;
    const known = numbers.get(key);
    if (known !== undefined) return { number: known, isFirst: false };
    numbers.set(key, numbers.size + 1);
    return { number: numbers.size, isFirst: true };
  };
  const run = (inline: Inline): DocumentRun => {
    if (inline.kind === 'text') return { text: inline.text };
    if (inline.kind === 'said') return { text: inline.text, isQuoted: true };
    const note = noteFor(inline.nodeId, inline.at);
    return { text: inline.text, isFigure: true, ...(note && { note }) };
  };
  return {
    noteFor,
    runs: (content) => content.map(run),
    rows: (originWords) =>
      [...numbers].map(([key, number]) => {
        const { label, shown, origin, explanation, sourceLine } = origins.get(key)!;
        return {
          number,
          shown,
          label,
          kind: origin,
          origin: originWords[origin],
          explanation,
          ...(sourceLine !== undefined && { sourceLine }),
        };
      }),
  };
}
