import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { idSchema } from '#shared/ids.ts';
import { singleLineText } from '#shared/text-schema.ts';

export const maxQueryLength = 200;
/** The most items of one group in an answer. */
export const maxGroupItems = 20;

const rangeSchema = z.tuple([z.number().int(), z.number().int()]);
const highlightedSchema = z.object({
  text: z.string(),
  /** The places that answer the query: [start, end) in UTF-16 units. */
  ranges: z.array(rangeSchema),
});

export const hitSchema = z.object({
  id: z.string(),
  kind: z.string(),
  title: highlightedSchema,
  /** What it belongs to; '' where nothing. */
  context: z.string(),
  /** The words around what was found; empty where the item has no more than its title. */
  snippet: highlightedSchema,
  workspaceId: idSchema('ws'),
  workspaceName: z.string(),
  /** What the browser makes the address of. */
  parts: z.record(z.string(), z.string()),
  updatedAt: z.iso.datetime(),
});
export type SearchHit = z.infer<typeof hitSchema>;

export const groupSchema = z.object({
  kind: z.string(),
  /** How many there are, of which `items` are the first. */
  count: z.number().int(),
  items: z.array(hitSchema),
});
export type SearchGroup = z.infer<typeof groupSchema>;

/** Search over everything the account has. */
export const searchContract = {
  search: endpoint({
    method: 'GET',
    path: '/search',
    summary: 'Find what the account has by words, typing errors forgiven; what changed last where no words are given',
    access: 'account',
    input: z.object({
      query: singleLineText(maxQueryLength).default(''),
      /** The business one works on: what belongs to it stands first among equals. */
      workspaceId: idSchema('ws').optional(),
      /** One group alone. */
      kind: z.string().max(40).optional(),
      /** Items in each group. */
      limit: z.coerce.number().int().min(1).max(maxGroupItems).default(5),
    }),
    output: z.object({
      /** The best first: a group stands where its best item does. */
      groups: z.array(groupSchema),
      /** Where no words were given: what changed last. */
      recent: z.array(hitSchema),
      total: z.number().int(),
    }),
  }),
};
