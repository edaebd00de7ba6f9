/** Which a designer would name; a seal of ideographs is a badge. */
export const markKinds = [
  'motif',
  'negative',
  'badge',
  'stamp',
  'emblem',
  'paired',
  'pattern',
  'monogram',
  'plate',
  'wordmark',
  'ligature',
  'cut',
  'rosette',
  'geometric',
] as const;
export type MarkKind = (typeof markKinds)[number];
