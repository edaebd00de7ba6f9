import { z } from 'zod';
import { dependantSchema } from './fact-dependant.ts';

/** Why something is to go on with, the most pressing first. */
export const urgencies = [
  /** Waits for an answer of the person. */
  'asked',
  /** Was made from facts that have changed since. */
  'stale',
  /** Was worked on last. */
  'worked-on',
  /** Is complete and can be used. */
  'complete',
] as const;

/** One thing of a tool to go on with. Which kinds there are is each tool's own; the browser's words go by `kind`. */
export const openThreadSchema = z.object({
  /** "advisor.question"; "stale" for a dependant. */
  kind: z.string(),
  urgency: z.enum(urgencies),
  /** The title of the whole it belongs to. */
  title: z.string(),
  /** What its address is made of, and what its words need. */
  parts: z.record(z.string(), z.string()),
  count: z.number().int().optional(),
  dependant: dependantSchema.optional(),
});
export type OpenThread = z.infer<typeof openThreadSchema>;

/** How far a tool is with the step of the journey that is its own. */
export interface JourneyProgress {
  readonly isDone: boolean;
  /** What was given or made on the way, in the tool's own unit. */
  readonly count?: number | undefined;
}
