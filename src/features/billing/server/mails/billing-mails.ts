import type { Tx } from '#server/db/connect.ts';
import { formatDay } from '#server/mail/format-day.ts';
import type { MailContent } from '#server/mail/mail-content.ts';
import { createMailI18n, mailText } from '#server/mail/mail-text.ts';
import type { QueueMail } from '#server/mail/queue-mail.ts';
import { renderMail } from '#server/mail/render-mail.ts';
import type { BillingInterval } from '#shared/plans/intervals.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';
import { type BillingVoice, billingMailTexts, footer } from './billing-mail-texts.ts';
import { billingMailsRepository } from './billing-mails.repository.ts';

interface BillingMailsDependencies {
  readonly queueMail: QueueMail;
  readonly siteUrl: string;
  readonly supportEmail: string;
}

interface About {
  readonly accountId: string;
  readonly plan: PlanName;
}

type Texts = Pick<MailContent, 'subject' | 'preheader' | 'heading' | 'blocks'>;

export type BillingMails = ReturnType<typeof createBillingMails>;

/** Mails about payments: essential, in the person's language, with days in their zone. Each is written once. */
export function createBillingMails({ queueMail, siteUrl, supportEmail }: BillingMailsDependencies) {
  const send = async (
    tx: Tx,
    accountId: string,
    dedupeKey: string,
    now: Date,
    write: (voice: BillingVoice) => Texts,
  ): Promise<void> => {
    const recipient = await billingMailsRepository.findRecipient(tx, accountId);
    if (!recipient) return;
    const i18n = createMailI18n(recipient.language ?? 'en');
    const { locale } = i18n;
    const say: BillingVoice['say'] = (message, values) => mailText(i18n, message, { supportEmail, ...values });
    const content = {
      ...write({
        say,
        day: (at) => formatDay(at, locale, recipient.timezone),
        money: (amountCents, currency) =>
          new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amountCents / 100),
        siteUrl,
      }),
      footer: say(footer),
    };
    const rendered = renderMail(content, { name: 'Groundwork', url: siteUrl, locale });
    const mail = { to: recipient.email, userId: accountId, category: 'essential', dedupeKey, ...rendered } as const;
    await queueMail(tx, mail, now);
  };

  return {
    /** Three days before a charge (docs/billing.md, "Prices"). */
    reminder: (
      tx: Tx,
      about: About & { interval: BillingInterval; amountCents: number; currency: string; chargedAt: Date },
      now: Date,
    ): Promise<void> =>
      send(tx, about.accountId, `billing-reminder ${about.accountId} ${about.chargedAt.toISOString()}`, now, (voice) =>
        billingMailTexts.reminder(voice, about),
      ),

    /** A payment failed: until when the plan stays. */
    paymentFailed: (tx: Tx, about: About & { graceEndsAt: Date }, now: Date): Promise<void> =>
      send(tx, about.accountId, `billing-failed ${about.accountId} ${about.graceEndsAt.toISOString()}`, now, (voice) =>
        billingMailTexts.paymentFailed(voice, about),
      ),

    /** The money was given back, and the plan ended. */
    refunded: (
      tx: Tx,
      about: About & { subscriptionId: string; amountCents: number; currency: string },
      now: Date,
    ): Promise<void> =>
      send(tx, about.accountId, `billing-ended ${about.subscriptionId}`, now, (voice) =>
        billingMailTexts.refunded(voice, about),
      ),

    /** What was paid for is over. */
    ended: (tx: Tx, about: About & { subscriptionId: string; isOwed: boolean }, now: Date): Promise<void> =>
      send(tx, about.accountId, `billing-ended ${about.subscriptionId} ${now.toISOString()}`, now, (voice) =>
        billingMailTexts.ended(voice, about),
      ),
  };
}
