import { z } from 'zod';

/** The wire shape of generated prose; the types are in prose.ts. */
export const inlineSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('figure'), nodeId: z.string(), at: z.number().int().exactOptional(), text: z.string() }),
  z.object({ kind: z.literal('said'), factKey: z.string(), text: z.string() }),
]);

const base = {
  id: z.string(),
  facts: z.array(z.string()).readonly().exactOptional(),
  rank: z.union([z.literal(1), z.literal(2), z.literal(3)]).exactOptional(),
};
const inlines = z.array(inlineSchema).readonly();

const lineChartSchema = z.object({
  title: z.string(),
  unitLabel: z.string(),
  altText: z.string(),
  xLabels: z.array(z.string()).readonly(),
  series: z
    .array(
      z.object({
        id: z.string(),
        label: z.string(),
        style: z.enum(['solid', 'dashed-up', 'dashed-down']),
        nodeId: z.string(),
        values: z.array(z.number()).readonly(),
      }),
    )
    .readonly(),
  marker: z.object({ seriesId: z.string(), at: z.number().int(), label: z.string() }).exactOptional(),
});

export const blockSchema = z.discriminatedUnion('kind', [
  z.object({ ...base, kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), content: inlines }),
  z.object({ ...base, kind: z.literal('paragraph'), content: inlines }),
  z.object({
    ...base,
    kind: z.literal('list'),
    ordered: z.boolean().exactOptional(),
    items: z.array(inlines).readonly(),
  }),
  z.object({
    ...base,
    kind: z.literal('table'),
    caption: z.string(),
    head: z.array(z.string()).readonly(),
    rows: z.array(z.array(inlines).readonly()).readonly(),
    numeric: z.array(z.number().int()).readonly().exactOptional(),
  }),
  z.object({
    ...base,
    kind: z.literal('notice'),
    label: z.string(),
    tone: z.enum(['info', 'attention', 'rule']),
    content: inlines,
  }),
  z.object({ ...base, kind: z.literal('chart'), chart: lineChartSchema }),
]);
