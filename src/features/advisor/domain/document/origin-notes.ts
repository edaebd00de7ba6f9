import type { DocumentNote, DocumentRun, OriginKind, OriginRow } from '#shared/document-model.ts';
import type { Inline } from '#shared/prose.ts';

/** What the appendix says about a figure. */
export type FigureOrigin = Omit<OriginRow, 'number' | 'kind' | 'origin'> & { readonly origin: OriginKind };

/** Origins by node id, or by "<node>@<month>" (from 0) where one month of a series has words of its own. */
export type FigureOrigins = ReadonlyMap<string, FigureOrigin>;

export type OriginNotes = ReturnType<typeof createOriginNotes>;

/** Hands out note numbers of one document in reading order; only origins that are asked for ever appear in its rows. */
export function createOriginNotes(origins: FigureOrigins) {
  const numbers = new Map<string, number>();
  /** The note of a figure: a new number the first time, the same one after; none when its origin was not given. */
  const noteFor = (nodeId: string, at?: number): DocumentNote | undefined => {
    const key = [`${nodeId}@${at ?? ''}`, nodeId].find((candidate) => origins.has(candidate));
    if (key === undefined) return undefined;
    const known = numbers.get(key);
    if (known === undefined) numbers.set(key, numbers.size + 1);
    return { number: known ?? numbers.size, isFirst: known === undefined };
  };
  return {
    noteFor,
    /** The runs of a text, with a note behind each figure. */
    runs: (content: readonly Inline[]): readonly DocumentRun[] =>
      content.map((inline) => {
        const note = inline.kind === 'figure' && noteFor(inline.nodeId, inline.at);
        return { ...bareRun(inline), ...(note && { note }) };
      }),
    /** The numbered rows used so far. */
    rows: (nameOf: (kind: OriginKind) => string): readonly OriginRow[] =>
      [...numbers].map(([key, number]) => {
        const { origin, ...told } = origins.get(key)!;
        return { ...told, number, kind: origin, origin: nameOf(origin) };
      }),
  };
}

/** A run without a note. */
export const bareRun = ({ kind, text }: Inline): DocumentRun => ({
  text,
  ...(kind === 'figure' && { isFigure: true }),
  ...(kind === 'said' && { isQuoted: true }),
});
