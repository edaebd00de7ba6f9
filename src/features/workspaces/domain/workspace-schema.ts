import { z } from 'zod';
import { idSchema } from '#shared/ids.ts';
import { type CurrencyCode, currencyDecimals } from '#shared/money.ts';
import { singleLineText } from '#shared/text-schema.ts';
import { maxWorkspaceNameLength } from './workspace-name.ts';

/** A name as people type it: one line, not empty. */
export const workspaceNameSchema = singleLineText(maxWorkspaceNameLength).pipe(z.string().min(1, 'is empty'));

/** What a new workspace is made from. */
export const createWorkspaceSchema = z.object({ name: workspaceNameSchema });

/** One business of an account as the browser knows it. */
export const workspaceSchema = z.object({
  id: idSchema('ws'),
  name: z.string(),
  /** Whether a person or their plan gave the name; until then it is a stand-in. */
  isNamed: z.boolean(),
  currency: z.enum(Object.keys(currencyDecimals) as [CurrencyCode, ...CurrencyCode[]]),
  /** An archived workspace can be read and restored, not changed. */
  isArchived: z.boolean(),
  /** Counts changes of name and archiving; sent back with the next one. */
  revision: z.number().int(),
  /** When it was last selected on any device; absent if never. */
  lastUsedAt: z.iso.datetime().exactOptional(),
});
