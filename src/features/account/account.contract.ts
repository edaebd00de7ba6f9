import { z } from 'zod';
import { accountProblems } from '#features/account/domain/account.problems.ts';
import { workspaceSchema } from '#features/workspaces/domain/workspace-schema.ts';
import { workspacesProblems } from '#features/workspaces/domain/workspaces.problems.ts';
import { endpoint, noInput } from '#shared/endpoint.ts';
import { idSchema } from '#shared/ids.ts';
import { languages } from '#shared/languages.ts';
import { layouts, themes } from '#shared/look.ts';
import { billingModes } from '#shared/plans/modes.ts';
import { planNames } from '#shared/plans/plan-names.ts';
import {
  notificationTogglesSchema,
  preferencesSchema,
  revision,
  savePreferencesSchema,
  saveProfileSchema,
} from './domain/settings-input.ts';

export const accountSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  /** '' when none was given; the browser then shows another one (docs/account.md, "Profile"). */
  name: z.string(),
  /** The plan that gates read. */
  plan: z.enum(planNames),
  timezone: z.string(),
  /** Of interface and mails; null follows the browser. */
  language: z.enum(languages).nullable(),
  layout: z.enum(layouts),
  theme: z.enum(themes),
  /** Where the picture can be fetched for an hour at least, without a bearer header; null where there is none. */
  pictureUrl: z.string().nullable(),
  /** In order of their making, archived ones marked. */
  workspaces: z.array(workspaceSchema),
  dismissedBanners: z.array(z.string()),
  /** How plans are paid here, and whether this account switches them without payment. */
  billing: z.object({ mode: z.enum(billingModes), isTestModeOn: z.boolean() }),
});
export type Account = z.infer<typeof accountSchema>;

/** Banners that can be dismissed permanently. */
export const bannerIds = ['free-plan', 'plan-complete-upgrade'] as const;

/** What the Profile tab shows. The name of the business is its workspace's. */
export const profileSchema = z.object({ revision, name: z.string(), timezone: z.string() });
export type Profile = z.infer<typeof profileSchema>;

/** What the settings show, each part with the number of its last saving, which is sent back with the next one. */
export const settingsSchema = z.object({
  profile: profileSchema,
  notifications: notificationTogglesSchema.extend({ revision }),
  preferences: preferencesSchema.extend({ revision }),
});
export type Settings = z.infer<typeof settingsSchema>;

/** Base64 of at most 700 KB: with its frame within the size of a request. */
const pictureBytes = z.base64('is no picture').min(1, 'is empty').max(960_000, 'is too large');
const pictureAnswer = z.object({ pictureUrl: z.string().nullable() });

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
    summary: 'Dismiss a banner for this account',
    access: 'account',
    input: z.object({ banner: z.enum(bannerIds) }),
    output: z.object({ dismissedBanners: z.array(z.string()) }),
  }),
  getSettings: endpoint({
    method: 'GET',
    path: '/account/settings',
    summary: 'What the person has set for themselves, each part with its revision',
    access: 'account',
    input: noInput,
    output: settingsSchema,
  }),
  saveProfile: endpoint({
    method: 'PUT',
    path: '/account/settings/profile',
    summary: 'Save name and time zone and, where given, the name of one business',
    access: 'account',
    input: saveProfileSchema,
    output: settingsSchema,
    errors: ['request.stale_revision', workspacesProblems.archived],
  }),
  saveNotifications: endpoint({
    method: 'PUT',
    path: '/account/settings/notifications',
    summary: 'Save which mails the person wants',
    access: 'account',
    input: notificationTogglesSchema.extend({ revision }),
    output: settingsSchema,
    errors: ['request.stale_revision'],
  }),
  savePreferences: endpoint({
    method: 'PUT',
    path: '/account/settings/preferences',
    summary: 'Save language, layout and theme',
    access: 'account',
    input: savePreferencesSchema,
    output: settingsSchema,
    errors: ['request.stale_revision'],
  }),
  setPicture: endpoint({
    method: 'PUT',
    path: '/account/picture',
    summary: 'Set the picture of the account: a JPEG, PNG or WebP, kept as a square of 256 px without its metadata',
    access: 'account',
    cost: 'rendering',
    waitsOutside: true,
    input: z.object({ image: pictureBytes }),
    output: pictureAnswer,
    errors: [
      accountProblems.picture_kind,
      accountProblems.picture_animated,
      accountProblems.picture_size,
      accountProblems.picture_broken,
    ],
  }),
  removePicture: endpoint({
    method: 'DELETE',
    path: '/account/picture',
    summary: 'Remove the picture; for ten minutes it can be brought back by the id in the answer',
    access: 'account',
    waitsOutside: true,
    input: noInput,
    output: z.object({ removedId: idSchema('file').nullable() }),
  }),
  restorePicture: endpoint({
    method: 'POST',
    path: '/account/picture/restore',
    summary: 'Bring a picture back that was just removed',
    access: 'account',
    waitsOutside: true,
    input: z.object({ removedId: idSchema('file') }),
    output: pictureAnswer,
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
    goesOnWhenFull: true,
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
