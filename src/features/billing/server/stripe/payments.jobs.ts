import { type Entitlement, graceDays, reminderDays } from '#features/billing/domain/subscription.ts';
import type { Database } from '#server/db/database.ts';
import type { ScheduledJob } from '#server/jobs/queue.ts';
import type { Logger } from '#server/logger.ts';
import { dayMs, hourMs } from '#shared/periods.ts';
import type { BillingMails } from '../mails/billing-mails.ts';
import type { EventsService } from './events.service.ts';
import { paymentsRepository } from './payments.repository.ts';
import { priceCurrency } from './prices.ts';
import type { SyncService } from './sync.service.ts';

interface JobsDependencies {
  readonly database: Database;
  readonly sync: SyncService;
  readonly events: EventsService;
  readonly mails: BillingMails;
  readonly log: Logger;
}

/**
 * What happens by itself. Every minute: messages that wait, and accounts whose period or grace is over, so that a plan
 * ends with what was paid for it even if no message ever came. Every hour: reminders of charges, and accounts that have a
 * page to pay on or a debt, so that what is paid opens its plan even if no message ever came.
 */
export function createPaymentJobs({
  database,
  sync,
  events,
  mails,
  log,
}: JobsDependencies): readonly [catchUp: ScheduledJob, reminders: ScheduledJob, paying: ScheduledJob] {
  /** One account that fails does not keep the others waiting; it is tried again the next time. */
  const forEach = async (
    accountIds: readonly string[],
    work: (accountId: string) => Promise<unknown>,
  ): Promise<void> => {
    for (const accountId of accountIds)
      await work(accountId).catch((error: Error) => log.warn({ error: error.message }, 'a payment job waits'));
  };

  const remind = async (accountId: string, now: Date): Promise<void> => {
    const entitlement = await sync.run(accountId, now);
    const charge = entitlement && chargeOf(entitlement, now);
    if (!charge) return;
    await database.asSystem(async (tx) => {
      if (!(await paymentsRepository.markReminded(tx, accountId, charge.chargedAt))) return;
      await mails.reminder(tx, { accountId, ...charge }, now);
    });
  };

  return [
    {
      name: 'payments',
      cron: '* * * * *',
      run: async (now) => {
        await events.applyWaiting(now);
        const graceStart = new Date(now.getTime() - graceDays * dayMs);
        const ended = await paymentsRepository.listEnded(database.system, now, graceStart);
        await forEach(ended, (accountId) => sync.run(accountId, now));
      },
    },
    {
      name: 'payment-reminders',
      cron: '23 * * * *',
      run: async (now) => {
        const until = new Date(now.getTime() + reminderDays * dayMs);
        const due = await paymentsRepository.listToRemind(database.system, now, until);
        await forEach(due, (accountId) => remind(accountId, now));
      },
    },
    {
      name: 'payments-unheard-of',
      cron: '41 * * * *',
      run: async (now) => {
        // Once more after a page has closed.
        const since = new Date(now.getTime() - 2 * hourMs);
        const paying = await paymentsRepository.listPaying(database.system, since);
        await forEach(paying, (accountId) => sync.run(accountId, now));
      },
    },
  ];
}

/** What is charged within the days of a reminder; undefined where nothing is. */
function chargeOf({ subscription, next }: Entitlement, now: Date) {
  if (subscription?.status !== 'active' || next?.plan === 'Free') return undefined;
  const { periodEnd } = subscription;
  const days = (periodEnd.getTime() - now.getTime()) / dayMs;
  if (days <= 0 || days > reminderDays) return undefined;
  const { plan, interval, amountCents } = subscription.scheduled ?? subscription;
  return { plan, interval, amountCents, currency: priceCurrency.toUpperCase(), chargedAt: periodEnd };
}
