import { z } from 'zod';

/** What a deletion is asked for with; the form checks with it too. */
export const requestDeletionSchema = z
  .object({
    /** The address of the account, as typed. */
    confirmation: z.string().min(1, 'is missing').max(320),
    password: z.string().min(1).max(1024).optional(),
    /** Six digits that were mailed, for an account without a password. */
    code: z
      .string()
      .regex(/^\d{6}$/, 'needs six digits')
      .optional(),
  })
  .strict();
