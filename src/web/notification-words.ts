import type { I18n } from '@lingui/core';
import type { LucideIcon } from 'lucide-react';

/** A notification as it is read. */
export interface NotificationWords {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly detail?: string;
  /** The very view it is about. */
  readonly href: string;
}

/** What stands around a notification when it is worded. */
export interface NotificationSetting {
  readonly i18n: I18n;
  /** Null: it is about the account. */
  readonly workspaceId: string | null;
  readonly timeZone: string | undefined;
}

/** The words of some kinds. Each gets the params its kind is declared with, which the server has checked. */
export type NotificationWriters = Readonly<
  Record<string, (params: never, setting: NotificationSetting) => NotificationWords>
>;
