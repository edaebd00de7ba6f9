import { z } from 'zod';
import { sectionIds } from '#features/advisor/domain/plan.ts';
import { idSchema } from '#shared/ids.ts';
import { planNames } from '#shared/plans/plan-names.ts';

const nothing = z.object({});
/** `quota`: its id in the table of plans, whose words the notification has. */
const quota = z.object({ quota: z.string(), limit: z.number().int(), used: z.number().int(), reset: z.iso.datetime() });
const named = z.object({ name: z.string() });
const provided = z.object({ provider: z.string() });
const conversationId = idSchema('conv');

/** Everything a notification can say, with what its words need. The browser has the words. */
export const notificationParams = {
  plan_completed: z.object({ conversationId }),
  /** Texts the person edited rest on facts that changed since. */
  sections_stale: z.object({ conversationId, sectionIds: z.array(z.enum(sectionIds)).min(1) }),
  quota_nearly_used: quota,
  quota_used_up: quota,
  workspace_created: named,
  workspace_archived: named,
  workspace_restored: named,
  plan_changed: z.object({ from: z.enum(planNames), to: z.enum(planNames) }),
  password_changed: nothing,
  email_changed: z.object({ to: z.string() }),
  factor_added: named,
  factor_removed: named,
  recovery_codes_made: nothing,
  recovery_code_used: z.object({ left: z.number().int() }),
  identity_linked: provided,
  identity_unlinked: provided,
  /** A sign-in was used from two places at once and ended. */
  token_reused: nothing,
  /** Empty where the device did not say what it is. */
  new_device: z.object({ browser: z.string(), system: z.string() }),
  archive_ready: z.object({ until: z.iso.datetime() }),
  deletion_requested: z.object({ until: z.iso.datetime() }),
} as const;

export type NotificationKind = keyof typeof notificationParams;
export type NotificationParams<Kind extends NotificationKind> = z.infer<(typeof notificationParams)[Kind]>;

/** A kind with its own params. */
export type NotificationMeaning = {
  [Kind in NotificationKind]: { readonly kind: Kind; readonly params: NotificationParams<Kind> };
}[NotificationKind];

export const notificationKinds = Object.keys(notificationParams) as readonly NotificationKind[];

/** Kinds that were written before, when the advisor alone had a quota; they say the same as those of today. */
const formerKinds: Readonly<Record<string, NotificationKind>> = {
  ideas_nearly_used: 'quota_nearly_used',
  ideas_used_up: 'quota_used_up',
};

/** Reads a stored meaning; undefined for one that this version does not know, or that lacks what its words need. */
export function readMeaning(kind: string, params: unknown): NotificationMeaning | undefined {
  const today = formerKinds[kind];
  if (today) return readMeaning(today, { quota: 'advisor.ideas', ...(params as object) });
  if (!isKind(kind)) return undefined;
  const parsed = notificationParams[kind].safeParse(params);
  return parsed.success ? ({ kind, params: parsed.data } as NotificationMeaning) : undefined;
}

const isKind = (kind: string): kind is NotificationKind => Object.hasOwn(notificationParams, kind);
