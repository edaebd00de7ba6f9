/** Which a designer would name; a seal of ideographs is a badge. */
export const markKinds = [
  'motif',
  'negative',
  'badge',
  'paired',
  'pattern',
  'monogram',
  'ligature',
  'cut',
  'rosette',
  'geometric',
] as const;
export type MarkKind = (typeof markKinds)[number];
