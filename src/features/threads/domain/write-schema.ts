import { z } from 'zod';
import { multiLineText } from '#shared/text-schema.ts';
import { threadLimits } from './thread.ts';

/** What a person writes into a thread: words, without control characters. */
export const writtenSchema = z.object({
  body: multiLineText(threadLimits.body)
    .transform((text) => text.trim())
    .pipe(z.string().min(1, 'is empty')),
});
