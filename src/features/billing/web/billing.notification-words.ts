import { msg } from '@lingui/core/macro';
import { CircleArrowUp, Gauge } from 'lucide-react';
import { findQuota } from '#shared/plans/plan-table.ts';
import type { QuotaNotice } from '#shared/plans/quota.ts';
import type { NotificationSetting, NotificationWriters } from '#web/notification-words.ts';
import { planTable } from '#web/plans/plan-table.ts';
import { paths } from '#web/routes/paths.ts';
import { formatDate } from '#web/time/format-date.ts';

interface QuotaUse {
  /** Its id in the table of plans. */
  readonly quota: string;
  readonly limit: number;
  readonly used: number;
  /** When it opens again, an ISO 8601 instant. */
  readonly reset: string;
}

/** For a quota that has no words of its own: its name and the numbers. */
const anyQuota: { readonly [Notice in 'nearlyUsed' | 'usedUp']: QuotaNotice } = {
  nearlyUsed: {
    title: /*i18n*/ { id: 'notice.quota.nearlyUsed', message: '{name}: {used} of {limit} used' },
    detail: /*i18n*/ { id: 'notice.quota.startsAgain', message: 'The count starts again on {day}.' },
  },
  usedUp: {
    title: /*i18n*/ { id: 'notice.quota.usedUp', message: '{name}: limit reached, {used} of {limit} used' },
    detail: /*i18n*/ {
      id: 'notice.quota.stays',
      message: 'What you have made stays as it is. The count starts again on {day}.',
    },
  },
};

/** A notice in the words of the quota, from the table of plans; with its id where the table does not have it. */
const quotaNotice =
  (notice: keyof typeof anyQuota) =>
  ({ quota, limit, used, reset }: QuotaUse, { i18n, timeZone }: NotificationSetting) => {
    const row = findQuota(planTable(), quota);
    const { title, detail } = row?.words?.[notice] ?? anyQuota[notice];
    const values = { name: row ? i18n._(row.name) : quota, limit, used, day: formatDate(reset, i18n.locale, timeZone) };
    return {
      icon: Gauge,
      title: i18n._({ ...title, values }),
      detail: i18n._({ ...detail, values }),
      href: paths.platform.pricing,
    };
  };

/** What is told of the plan and of its limits. */
export const billingWords = {
  quota_nearly_used: quotaNotice('nearlyUsed'),
  quota_used_up: quotaNotice('usedUp'),
  plan_changed: ({ from, to }: { readonly from: string; readonly to: string }, { i18n }) => ({
    icon: CircleArrowUp,
    title: i18n._(msg`You are on the ${to} plan now`),
    detail: i18n._(msg`It was ${from} before.`),
    href: paths.platform.pricing,
  }),
} satisfies NotificationWriters;
