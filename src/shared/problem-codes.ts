import { z } from 'zod';

/** The codes of the plumbing with their status; any endpoint may declare them. The browser maps a code to words. */
export const problemCodes = {
  'request.invalid': 400,
  'request.not_found': 404,
  'request.stale_revision': 409,
  'request.idempotency_key_required': 400,
  'request.idempotency_key_reused': 422,
  'request.too_large': 413,
  'auth.required': 401,
  'auth.second_factor_required': 403,
  'billing.plan_required': 403,
  'billing.quota_exceeded': 429,
  'billing.storage_full': 507,
  'documents.busy': 503,
  'request.too_often': 429,
  'request.abandoned': 499,
  'request.robot_check_failed': 400,
  'live.closing': 503,
  'live.too_many_streams': 429,
  'server.unexpected': 500,
  'server.database_away': 503,
  'server.stopping': 503,
  'server.storage_full': 507,
} as const;

export type ProblemCode = keyof typeof problemCodes;

/** A code with the status it is answered with. */
export interface ProblemDeclaration {
  readonly code: string;
  readonly status: number;
}

/** Declares the refusals of one feature, by reason: `defineProblems('workspaces', { archived: 409 }).archived`. */
export function defineProblems<Reason extends string>(
  feature: string,
  statuses: Readonly<Record<Reason, number>>,
): Readonly<Record<Reason, ProblemDeclaration>> {
  const declared = Object.entries<number>(statuses).map(([reason, status]) => [
    reason,
    { code: `${feature}.${reason}`, status },
  ]);
  return Object.fromEntries(declared);
}

/** The wire shape of a Problem (see problem.ts). */
export const problemSchema = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
  retryAfter: z.number().optional(),
  limit: z.number().optional(),
  used: z.number().optional(),
  reset: z.iso.datetime().optional(),
  plan: z.string().optional(),
  feature: z.string().optional(),
  quota: z.string().optional(),
  current: z.unknown().optional(),
});
