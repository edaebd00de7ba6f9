import { z } from 'zod';

/** Every code an endpoint may declare, with its status. The browser maps the code to words. */
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
  'billing.change_planned': 409,
  'billing.no_change': 409,
  'billing.not_refundable': 409,
  'billing.payment_failed': 402,
  'billing.payment_not_set_up': 409,
  'billing.payment_unreachable': 503,
  'billing.test_mode_unavailable': 409,
  'advisor.plan_not_complete': 409,
  'workspaces.archived': 409,
  'workspaces.last_open': 409,
  'workspaces.limit_reached': 409,
  'account.picture_kind': 415,
  'account.picture_animated': 415,
  'account.picture_size': 413,
  'account.picture_broken': 422,
  'documents.busy': 503,
  'privacy.proof_wrong': 403,
  'request.too_often': 429,
  'server.unexpected': 500,
  'server.database_away': 503,
} as const;

export type ProblemCode = keyof typeof problemCodes;

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
  current: z.unknown().optional(),
});
