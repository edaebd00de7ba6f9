import type { MailToggleName } from '#features/account/domain/mail-toggles.ts';
import type { NotificationKind } from './notification-kinds.ts';

/** The notifications this feature mails, each with its toggle (docs/notifications.md). Security notices are mailed by auth. */
export const mailedKinds = {
  plan_completed: 'email_updates',
  quota_used_up: 'email_updates',
  plan_changed: 'email_updates',
  archive_ready: 'email_updates',
} as const satisfies Partial<Record<NotificationKind, MailToggleName>>;
export type MailedKind = keyof typeof mailedKinds;

/** The one tip, and how long after a plan's completion it is sent. */
export const assumptionsTip = { toggle: 'product_tips', afterDays: 3, withinDays: 4 } as const satisfies {
  toggle: MailToggleName;
  afterDays: number;
  withinDays: number;
};
