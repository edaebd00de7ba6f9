import { useLingui } from '@lingui/react/macro';
import { periods } from '#shared/periods.ts';
import type { LegalConfig, LegalSection } from './legal-section.ts';

/** The eleven sections of the terms. Periods are those the product keeps to; the plan table says what is paid for what. */
export function useTermsSections({ supportEmail, hasPlans }: LegalConfig): readonly LegalSection[] {
  const { t } = useLingui();
  const { minimumAgeYears, termsNoticeDays, deletionUndoDays, deletionDays, archiveHours } = periods;
  return [
    {
      id: 'agreement',
      title: t`What you agree to`,
      parts: [
        t`These terms are an agreement between you and us, the operator of Groundwork. They hold from the moment you create an account, and for everything you do with it.`,
        t`If you use Groundwork for a company or another organisation, you say that you may agree for it; “you” then means it as well.`,
        t`How we handle personal data is told in the privacy policy, which is part of what we promise you.`,
      ],
    },
    {
      id: 'eligibility',
      title: t`Who may use Groundwork`,
      parts: [
        t`You must be at least ${minimumAgeYears} years old. Accounts of younger people are closed when we learn of them.`,
        t`You may not use Groundwork where a law that applies to you forbids it, or after we closed an account of yours for a breach of these terms.`,
      ],
    },
    {
      id: 'account',
      title: t`Your account`,
      parts: [
        t`Give a name and an email address that are yours, and keep the address up to date: it is how we reach you.`,
        t`Keep your password to yourself. You can add a second factor, see where you are signed in, and end any session in the account settings. What is done from your account counts as done by you until you tell us that somebody else got in.`,
        t`An account belongs to one person. It can hold several businesses.`,
      ],
    },
    {
      id: 'service',
      title: t`What Groundwork is, and what it is not`,
      parts: [
        t`Groundwork turns what you tell it into a business plan with a financial model. It is in beta: parts of it change, and tools that are marked as coming do not exist yet. Nobody is owed a tool that is marked as coming.`,
        t`A plan is a working paper. Its figures are computed from what you said, from cited sources and from assumptions that are called assumptions. They are estimates, not a promise that a business will do as planned.`,
        t`Groundwork gives no legal, tax, financial or investment advice. Before you sign, borrow, hire or invest, check what matters with somebody who is qualified for it.`,
      ],
    },
    {
      id: 'content',
      title: t`What is yours`,
      parts: [
        t`What you enter stays yours. So does what Groundwork makes from it for you: you may use, change, publish and sell your plans and documents without asking us.`,
        t`You let us store, copy and process your content as far as it takes to provide the service to you, and no further. We do not sell it, show it to other customers, or use it to train models.`,
        t`Other people may get similar results from similar answers. You are responsible for having the right to what you enter.`,
        t`The software itself is open source, under the licence that comes with it; the name Groundwork and its mark are ours.`,
      ],
    },
    hasPlans
      ? {
          id: 'plans',
          title: t`Plans and payment`,
          parts: [
            t`Groundwork can be used on the Free plan without paying. Paid plans, their prices in US dollars and their limits are those of the pricing page on the day you choose one.`,
            t`A paid plan runs for the month or the year you chose and renews until you end it; you can end it at any time for the end of what is paid. Where a law gives you a right to withdraw, you have it.`,
            t`While a switch of plan is marked as test mode, nothing is charged.`,
            t`What was open to you once stays readable and exportable, whatever plan you hold later.`,
          ],
        }
      : { id: 'plans', title: t`Pricing`, parts: [t`Everything is included here, and nothing is charged.`] },
    {
      id: 'conduct',
      title: t`What is not allowed`,
      parts: [
        t`Use Groundwork for lawful business. In particular, do not:`,
        {
          list: [
            t`enter what infringes somebody's rights, or personal data you may not process;`,
            t`plan, advertise or sell what is illegal where you do it, or mislead people about what you offer;`,
            t`try to reach accounts or data of others, to get around limits or payment, or to disturb the service;`,
            t`send unasked mail through it, or let programs use it in a way that burdens others.`,
          ],
        },
        t`If you find a weakness in our security, tell us before you tell others.`,
      ],
    },
    {
      id: 'availability',
      title: t`Availability and changes of the service`,
      parts: [
        t`We take care that Groundwork works and that your data survives, but we promise no uninterrupted service, least of all in beta. Keep copies of what you cannot do without: plans download as PDF and DOCX, and the account settings give you an archive of everything within ${archiveHours} hours.`,
        t`We may change or end parts of the service. Where that takes something away from you, we say so beforehand and leave you time to export.`,
      ],
    },
    {
      id: 'ending',
      title: t`Ending it`,
      parts: [
        t`You can delete your account at any time in the account settings. For ${deletionUndoDays} days signing in undoes that; after them we delete, and within ${deletionDays} days of your request your personal data is gone, but for what the privacy policy names.`,
        t`We may suspend or close an account that breaks these terms, endangers others or has to be closed by law. Unless that would do harm, we write to you first and leave you your archive.`,
      ],
    },
    {
      id: 'liability',
      title: t`Warranty and liability`,
      parts: [
        t`Groundwork is provided as it is. As far as the law allows, we give no warranty of a particular quality, of fitness for a purpose, or of the accuracy of plans and figures.`,
        t`As far as the law allows, we are not liable for lost profit, lost business or indirect damage, and our liability in all is limited to what you paid us in the twelve months before the damage, or to 100 US dollars if that is more.`,
        t`Nothing here limits liability for intent, for injury to people, or where the law does not let it be limited. Consumers keep the rights that the law of their country gives them.`,
      ],
    },
    {
      id: 'changes',
      title: t`Changes, law and contact`,
      parts: [
        t`We may change these terms. Changes that matter are announced by email or in the product with a notice period of up to ${termsNoticeDays} days before they hold. Whoever does not agree can delete the account before then; using Groundwork afterwards means agreeing.`,
        t`The law of the State of California governs these terms, without its rules on conflicts of law. The courts in San Francisco, California, decide disputes, unless the law gives a consumer another court.`,
        t`If a part of these terms does not hold, the rest does. Questions go to ${supportEmail}.`,
      ],
    },
  ];
}
