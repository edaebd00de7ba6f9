import type { BillingInterval } from '#features/billing/domain/intervals.ts';
import type { MailBlock, MailContent } from '#server/mail/mail-content.ts';
import type { MailMessage } from '#server/mail/mail-text.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';

/** Says the texts of one mail in the language of its reader. */
export interface BillingVoice {
  say(message: MailMessage, values?: Readonly<Record<string, string>>): string;
  day(at: Date): string;
  money(amountCents: number, currency: string): string;
  readonly siteUrl: string;
}

type Texts = Pick<MailContent, 'subject' | 'preheader' | 'heading' | 'blocks'>;

const billingButton = ({ say, siteUrl }: BillingVoice): MailBlock => ({
  kind: 'button',
  label: say(/*i18n*/ { id: 'mail.billing.open', message: 'Open billing' }),
  url: `${siteUrl}/platform/account?tab=billing`,
});

const factLabels: Readonly<Record<'plan' | 'amount' | 'day', MailMessage>> = {
  plan: /*i18n*/ { id: 'mail.billing.plan', message: 'Plan' },
  amount: /*i18n*/ { id: 'mail.billing.amount', message: 'Amount' },
  day: /*i18n*/ { id: 'mail.billing.day', message: 'Day' },
};

const perInterval: Readonly<Record<BillingInterval, MailMessage>> = {
  month: /*i18n*/ { id: 'mail.billing.monthly', message: '{plan}, monthly' },
  year: /*i18n*/ { id: 'mail.billing.yearly', message: '{plan}, yearly' },
};

/** What mails about payments say. */
export const billingMailTexts = {
  reminder(
    voice: BillingVoice,
    about: { plan: PlanName; interval: BillingInterval; amountCents: number; currency: string; chargedAt: Date },
  ): Texts {
    const { say } = voice;
    const day = voice.day(about.chargedAt);
    const amount = voice.money(about.amountCents, about.currency);
    return {
      subject: say(
        /*i18n*/ { id: 'mail.billingReminder.subject', message: 'Your Groundwork plan renews on {day}' },
        { day },
      ),
      preheader: say(
        /*i18n*/ { id: 'mail.billingReminder.preheader', message: '{amount} will be charged then.' },
        { amount },
      ),
      heading: say(/*i18n*/ { id: 'mail.billingReminder.heading', message: 'Your plan renews soon' }),
      blocks: [
        {
          kind: 'facts',
          rows: [
            [say(factLabels.plan), say(perInterval[about.interval], { plan: about.plan })],
            [say(factLabels.amount), amount],
            [say(factLabels.day), day],
          ],
        },
        {
          kind: 'text',
          text: say(
            /*i18n*/ {
              id: 'mail.billingReminder.text',
              message: 'There is nothing to do. To change or cancel the plan, do so before {day}.',
            },
            { day },
          ),
        },
        billingButton(voice),
      ],
    };
  },

  paymentFailed(voice: BillingVoice, about: { plan: PlanName; graceEndsAt: Date }): Texts {
    const { say } = voice;
    const values = { plan: about.plan, day: voice.day(about.graceEndsAt) };
    return {
      subject: say(/*i18n*/ { id: 'mail.billingFailed.subject', message: 'Your payment for Groundwork failed' }),
      preheader: say(
        /*i18n*/ { id: 'mail.billingFailed.preheader', message: 'Your {plan} plan stays until {day}.' },
        values,
      ),
      heading: say(/*i18n*/ { id: 'mail.billingFailed.heading', message: 'Your payment failed' }),
      blocks: [
        {
          kind: 'text',
          text: say(
            /*i18n*/ {
              id: 'mail.billingFailed.text',
              message:
                'We could not collect the payment for your {plan} plan. The plan stays until {day}. Please check your card before then, or pay in the payment portal if your bank wants to confirm it; we try again by ourselves.',
            },
            values,
          ),
        },
        billingButton(voice),
        {
          kind: 'note',
          text: say(
            /*i18n*/ {
              id: 'mail.billingFailed.note',
              message: 'Without a payment the account moves to Free on {day}. Nothing you made is deleted.',
            },
            values,
          ),
        },
      ],
    };
  },

  refunded(voice: BillingVoice, about: { plan: PlanName; amountCents: number; currency: string }): Texts {
    const { say } = voice;
    const values = { plan: about.plan, amount: voice.money(about.amountCents, about.currency) };
    return {
      subject: say(/*i18n*/ { id: 'mail.billingRefunded.subject', message: 'Your money is on its way back' }),
      preheader: say(
        /*i18n*/ { id: 'mail.billingRefunded.preheader', message: '{amount} for your {plan} plan.' },
        values,
      ),
      heading: say(/*i18n*/ { id: 'mail.billingRefunded.heading', message: 'Your payment was refunded' }),
      blocks: [
        {
          kind: 'text',
          text: say(
            /*i18n*/ {
              id: 'mail.billingRefunded.text',
              message:
                'We gave back {amount} for your {plan} plan. Banks take five to ten days to show it. Your account is on Free now, and everything you made stays readable and exportable.',
            },
            values,
          ),
        },
        billingButton(voice),
      ],
    };
  },

  /** `isOwed`: the payment service goes on trying to collect, and what it collects brings the plan back. */
  ended(voice: BillingVoice, about: { plan: PlanName; isOwed: boolean }): Texts {
    const { say, siteUrl } = voice;
    const { plan, isOwed } = about;
    return {
      subject: say(
        /*i18n*/ { id: 'mail.billingEnded.subject', message: 'Your Groundwork {plan} plan has ended' },
        { plan },
      ),
      preheader: say(/*i18n*/ { id: 'mail.billingEnded.preheader', message: 'Your account is on Free now.' }),
      heading: say(/*i18n*/ { id: 'mail.billingEnded.heading', message: 'Your {plan} plan has ended' }, { plan }),
      blocks: [
        {
          kind: 'text',
          text: isOwed
            ? say(
                /*i18n*/ {
                  id: 'mail.billingEnded.owed',
                  message:
                    'The payment is still open, so your account is on Free now. Once it is paid the plan comes back; in billing you can pay it, or cancel. Everything you made stays readable and exportable.',
                },
              )
            : say(
                /*i18n*/ {
                  id: 'mail.billingEnded.text',
                  message:
                    'Your account is on Free now and nothing more is charged. Everything you made stays readable and exportable.',
                },
              ),
        },
        isOwed
          ? billingButton(voice)
          : {
              kind: 'button',
              label: say(/*i18n*/ { id: 'mail.billingEnded.button', message: 'See the plans' }),
              url: `${siteUrl}/platform/pricing`,
            },
      ],
    };
  },
};

/** Why these mails come. */
export const footer: MailMessage = /*i18n*/ {
  id: 'mail.footer.billing',
  message: 'This mail is about a payment, so no setting switches it off. Help: {supportEmail}',
};
