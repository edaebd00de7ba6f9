import { msg, plural } from '@lingui/core/macro';
import { CircleArrowUp, Gauge } from 'lucide-react';
import type { NotificationWriters } from '#web/notification-words.ts';
import { paths } from '#web/routes/paths.ts';
import { formatDate } from '#web/time/format-date.ts';

interface Quota {
  readonly limit: number;
  readonly used: number;
  /** When it opens again, an ISO 8601 instant. */
  readonly reset: string;
}

/** What is told of the plan and of its limits. */
export const billingWords = {
  ideas_nearly_used: ({ limit, used, reset }: Quota, { i18n, timeZone }) => {
    const day = formatDate(reset, i18n.locale, timeZone);
    return {
      icon: Gauge,
      title: i18n._(msg`${used} of ${limit} business ideas used`),
      detail: i18n._(msg`New ones open on ${day}.`),
      href: paths.platform.pricing,
    };
  },
  ideas_used_up: ({ limit, reset }: Quota, { i18n, timeZone }) => {
    const day = formatDate(reset, i18n.locale, timeZone);
    return {
      icon: Gauge,
      title: i18n._(
        msg`${plural(limit, { one: 'Your # business idea is used', other: 'All # business ideas are used' })}`,
      ),
      detail: i18n._(msg`You can go on with what you have begun. New ones open on ${day}.`),
      href: paths.platform.pricing,
    };
  },
  plan_changed: ({ from, to }: { readonly from: string; readonly to: string }, { i18n }) => ({
    icon: CircleArrowUp,
    title: i18n._(msg`You are on the ${to} plan now`),
    detail: i18n._(msg`It was ${from} before.`),
    href: paths.platform.pricing,
  }),
} satisfies NotificationWriters;
