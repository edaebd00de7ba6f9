import type { DocumentSeries } from '#shared/document-model.ts';

/** Colours of documents: the light side of the design tokens. */
export const documentColors = {
  ink: '#1A1C1E',
  ink2: '#4E5256',
  ink3: '#6B6E71',
  line: '#E7E3DA',
  lineStrong: '#8B8578',
  paper: '#FBFAF7',
  sunken: '#F4F1EA',
  green: '#0E5A47',
  greenSoft: '#E4F0EB',
  clay: '#A34729',
  claySoft: '#F8E9E1',
  gold: '#8A6212',
  goldSoft: '#F6EDD8',
} as const;

/** How the lines of a chart differ: by colour, by width and by dash, in points. */
export const lineStyles: Readonly<
  Record<DocumentSeries['style'], { readonly color: string; readonly width: number; readonly dash: readonly number[] }>
> = {
  solid: { color: documentColors.green, width: 1.8, dash: [] },
  'dashed-up': { color: documentColors.green, width: 1.2, dash: [4.5, 3] },
  'dashed-down': { color: documentColors.clay, width: 1.2, dash: [1.5, 2.5] },
};
