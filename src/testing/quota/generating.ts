import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';

/** Settings of a process that generates for tests; passed as JSON in the variable GENERATING. */
export const generatingSettingsSchema = z.object({
  /** The owner of the test database. */
  target: z.object({
    host: z.string(),
    port: z.number(),
    database: z.string(),
    user: z.string(),
    password: z.string(),
    useTls: z.boolean(),
  }),
  appSecret: z.string(),
  port: z.number(),
  /** Ids in the table of plans. */
  quotas: z.array(z.string()).min(1),
  /** Which attempts fail. */
  seed: z.string(),
  /** Of the attempts that reach the work, how many fail, from 0 to 1. */
  failureShare: z.number(),
});
export type GeneratingSettings = z.infer<typeof generatingSettingsSchema>;

/** One endpoint as every tool has them that generates; it stands in test programs alone. */
export const generatingContract = {
  generate: endpoint({
    method: 'POST',
    path: '/generating',
    summary: 'Store one result and count it',
    access: 'account',
    needsIdempotencyKey: true,
    input: z.object({ call: z.number().int() }),
    output: z.object({ id: z.uuid(), used: z.number().int() }),
    errors: ['billing.quota_exceeded', 'request.idempotency_key_required', 'request.idempotency_key_reused'],
  }),
};
