import { z } from 'zod';

/** What becomes of something made from facts when one of them changes. */
const fates = [
  /** Follows by calculation. */
  'calculated',
  /** Is written again by itself. */
  'written',
  /** Its words are the person's own and are kept. */
  'kept',
  /** As `kept`, and a fact has changed since: it waits to be made again. */
  'stale',
] as const;

/** Something a tool made from facts. Each tool defines its kinds; the browser has the texts of each `kind`. */
export const dependantSchema = z.object({
  /** "plan-section". */
  kind: z.string(),
  /** The title of the whole it belongs to, as its owner named it. */
  title: z.string(),
  fate: z.enum(fates),
  /** What its address is made of, and what names it when it is made again. */
  parts: z.record(z.string(), z.string()),
  /** The state it is in, for what can be made again. */
  revision: z.number().int().optional(),
  /** How many it stands for, where it is several things in one. */
  count: z.number().int().optional(),
});
export type Dependant = z.infer<typeof dependantSchema>;
