import type { FigureInline } from '#shared/prose.ts';
import type { ComposeInput } from '../compose-input.ts';
import type { Figures } from '../context/figures.ts';

interface CitedInput {
  readonly label: string;
  readonly figure: FigureInline;
  readonly publisher: string;
}

/** Inputs of the model that come from a publication, up to four, with who published them; a year is left to the appendix. */
export function citedInputs({ graph, sources }: ComposeInput, figures: Figures): readonly CitedInput[] {
  const publishers = new Map(sources.map((source) => [source.id, source.publisher]));
  return graph.nodes
    .flatMap((node): CitedInput[] => {
      if (node.kind !== 'leaf' || node.origin.kind !== 'source' || /^(?:best|worst)\./.test(node.id)) return [];
      const publisher = publishers.get(node.origin.sourceId);
      const figure = figures.find(node.id, true);
      // A digit may stand in a figure only, never in running words.
      if (publisher === undefined || !figure || /\d/.test(`${publisher}${node.label}`)) return [];
      return [{ label: node.label.replace(/: /g, ', '), figure, publisher }];
    })
    .slice(0, 4);
}
