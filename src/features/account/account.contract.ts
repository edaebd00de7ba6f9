import { z } from 'zod';
import { planNames } from '#features/billing/domain/plans.ts';
import { endpoint, noInput } from '#shared/endpoint.ts';
import { idSchema } from '#shared/ids.ts';

export const accountSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  /** '' when nobody gave one; the browser falls back as the specification says. */
  name: z.string(),
  plan: z.enum(planNames),
  timezone: z.string(),
  workspaces: z.array(z.object({ id: idSchema('ws'), name: z.string() })),
  dismissedBanners: z.array(z.string()),
});
export type Account = z.infer<typeof accountSchema>;

/** Banners a person can put away for good. */
export const bannerIds = ['free-plan', 'plan-complete-upgrade'] as const;

export const securitySchema = z.object({
  hasPassword: z.boolean(),
  /** "email", "google". */
  providers: z.array(z.string()),
  factors: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      status: z.enum(['unverified', 'verified']),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime().exactOptional(),
    }),
  ),
  /** Unused ones; 0 where none were made. */
  recoveryCodesLeft: z.number().int(),
  /** Absent where it was never changed. */
  passwordChangedAt: z.iso.datetime().exactOptional(),
});
export type Security = z.infer<typeof securitySchema>;

export const sessionSchema = z.object({
  id: z.uuid(),
  isCurrent: z.boolean(),
  /** "Firefox on Windows". */
  device: z.string(),
  /** The network it was opened from; empty where that is not known. */
  network: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  aal: z.enum(['aal1', 'aal2']),
});
export type Session = z.infer<typeof sessionSchema>;

/** What happened to the account; the browser words `event` with its `detail`. */
export const securityEventSchema = z.object({
  id: idSchema('aud'),
  event: z.string(),
  detail: z.record(z.string(), z.string()),
  device: z.string(),
  network: z.string(),
  occurredAt: z.iso.datetime(),
});
export type SecurityEvent = z.infer<typeof securityEventSchema>;

/** Entries of the audit trail in one answer. */
export const securityEventsPerPage = 30;

/** The endpoints of the signed-in account. */
export const accountContract = {
  getAccount: endpoint({
    method: 'GET',
    path: '/account',
    summary: 'The signed-in account with its plan and workspaces',
    access: 'account',
    input: noInput,
    output: accountSchema,
  }),
  dismissBanner: endpoint({
    method: 'POST',
    path: '/account/dismissed-banners',
    summary: 'Put a banner away for this account',
    access: 'account',
    input: z.object({ banner: z.enum(bannerIds) }),
    output: z.object({ dismissedBanners: z.array(z.string()) }),
  }),
  getSecurity: endpoint({
    method: 'GET',
    path: '/account/security',
    summary: 'How the account is protected: password, providers, second factors, recovery codes',
    access: 'account',
    waitsOutside: true,
    input: noInput,
    output: securitySchema,
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/account/sessions',
    summary: 'The sessions that can still be used, the last used first',
    access: 'account',
    waitsOutside: true,
    input: noInput,
    output: z.object({ sessions: z.array(sessionSchema) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/account/sessions/{sessionId}',
    summary: 'End one session of this account at once',
    access: 'account',
    waitsOutside: true,
    input: z.object({ sessionId: z.uuid() }),
    output: z.object({ sessionId: z.uuid() }),
  }),
  endOtherSessions: endpoint({
    method: 'POST',
    path: '/account/sessions/end-others',
    summary: 'End all sessions of this account but the one that asks',
    access: 'account',
    waitsOutside: true,
    input: noInput,
    output: z.object({ ended: z.number().int() }),
  }),
  listSecurityEvents: endpoint({
    method: 'GET',
    path: '/account/security-events',
    summary: 'What happened to the account, newest first',
    access: 'account',
    waitsOutside: true,
    input: z.object({ before: idSchema('aud').optional() }).optional(),
    output: z.object({
      events: z.array(securityEventSchema),
      /** Asks for the next page as `before`; null on the last one. */
      nextBefore: idSchema('aud').nullable(),
    }),
  }),
};
