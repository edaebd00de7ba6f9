import { z } from 'zod';
import { idSchema } from '#shared/ids.ts';

const place = { conversationId: idSchema('conv'), title: z.string() };

/** Something a tool made that rests on facts; `title` is that of the whole it belongs to, as its owner named it. */
export const dependantSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('plan-section'),
    ...place,
    sectionId: z.string(),
    revision: z.number().int(),
    /** Its words are the person's own and are kept: it is stale after a change until it is composed again. */
    isEdited: z.boolean(),
    isStale: z.boolean(),
  }),
  /** Numbers that are calculated from the facts, and follow by themselves. */
  z.object({ kind: z.literal('plan-figures'), ...place, count: z.number().int() }),
]);
export type Dependant = z.infer<typeof dependantSchema>;

/** What a tool says about the things it made from facts. Each tool that reads facts registers one. */
export interface FactDependants<Context> {
  /** What rests on any of these facts, as far as the account may see it. */
  list(context: Context, workspaceId: string, keys: readonly string[]): Promise<readonly Dependant[]>;
  /** What is out of date now, whichever fact it was. */
  listStale(context: Context, workspaceId: string): Promise<readonly Dependant[]>;
  /** Brings what follows by itself up to date, in the transaction that recorded the facts. */
  follow(context: Context, workspaceId: string, keys: readonly string[]): Promise<void>;
}
