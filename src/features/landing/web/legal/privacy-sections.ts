import { useLingui } from '@lingui/react/macro';
import { periods } from '#shared/periods.ts';
import type { LegalConfig, LegalSection } from './legal-section.ts';
import { useBrowserStorageRows } from './use-browser-storage-rows.ts';

/** The twelve sections of the privacy policy. Each says what the code does; periods are those the product keeps to. */
export function usePrivacySections({ supportEmail, hasPlans }: LegalConfig): readonly LegalSection[] {
  const { t } = useLingui();
  const rows = useBrowserStorageRows();
  const { minimumAgeYears, termsNoticeDays, deletionUndoDays, deletionDays, archiveHours, archiveKeptDays } = periods;
  const { sessionIdleDays, endedSessionDays, mailDays, waitlistDays, backupDays, codeMinutes, remainderDays } = periods;
  return [
    {
      id: 'scope',
      title: t`Who we are`,
      parts: [
        t`This policy is about Groundwork as it runs at this address. “We” are the people who operate it; ${supportEmail} reaches us.`,
        t`In short: we store what you give us so that the product works, we show you no advertising, we use no analytics of others, and we sell nothing about you.`,
      ],
    },
    {
      id: 'data',
      title: t`What we store`,
      parts: [
        {
          list: [
            t`Your account: name, email address, a hash of your password (never the password), time zone, language, settings, and a profile picture if you give us one. If you sign in with Google: the address, name and identifier that Google tells us.`,
            t`Your businesses: your answers, the facts read from them with their earlier versions, the plans, figures and documents made from them, your logos and brand, your pictures, your site with what was online of it, and what people wrote to you through your site, and your answers and notes.`,
            t`Use of the plan: which plan you hold and how much of its limits you have used.`,
            ...(hasPlans
              ? [t`Payments: what you paid for and how often, your invoices, and every change of your plan.`]
              : []),
            t`Notifications: what happened in your account and whether you have read it.`,
            t`Security: your sessions with browser and system; which of your browsers signed in before; a trail of events such as a sign-in or a changed password, with time, browser and network address; second factors, sealed.`,
            t`The waitlist: the address you enter, the language of the page, and when you confirmed it.`,
          ],
        },
        t`Our log of requests holds time, path, status and duration. It holds no names, no mail addresses and none of your content.`,
      ],
    },
    {
      id: 'browser',
      title: t`What your browser keeps`,
      parts: [
        t`We set only what the product needs to work, all of it from this address alone. That is why no banner asks you.`,
        { rows },
      ],
    },
    {
      id: 'purposes',
      title: t`What we use it for`,
      parts: [
        {
          list: [
            t`To provide what you signed up for: your account, your businesses, your plans and their downloads. (Contract.)`,
            t`To keep accounts safe: limits on attempts, notices about new devices and changed passwords, the trail of events. (Our legitimate interest, and yours.)`,
            t`To write to you about things you left switched on, and about the launch if you asked for that. (Your consent, which you can take back at any time.)`,
            t`To keep what a law tells us to keep, such as invoices. (Legal duty.)`,
          ],
        },
        t`Plans are composed by rules that anybody can read in the source. No decision about you with legal effect is made by a machine, and your content trains no model.`,
      ],
    },
    {
      id: 'mail',
      title: t`Mail`,
      parts: [
        t`Mails you cannot do without (confirmation, codes that work for ${codeMinutes} minutes, changes to your password or address, the deletion of your account) are always sent. All others follow the switches under Notifications in your account settings. Our mails contain no pictures from elsewhere and do not tell us whether you opened them.`,
        ...(hasPlans ? [t`Mails about a payment are always sent as well.`] : []),
        t`From the waitlist you get one mail to confirm and one when we launch. Each has a link that takes your address off the list at once.`,
      ],
    },
    {
      id: 'sharing',
      title: t`Who else sees it`,
      parts: [
        t`Nobody, unless you ask for it or it takes others to do the work:`,
        {
          list: [
            t`whoever hosts the servers and carries our mail, on our instructions;`,
            t`Google, if you choose to sign in with Google: it learns that you do;`,
            ...(hasPlans ? [t`a payment service, if you pay: it handles card data, which never reaches us;`] : []),
            t`name servers, if you bring a domain of your own and we offer that: they are asked for its records;`,
            t`authorities, where a law obliges us, and only as far as it does.`,
          ],
        },
        t`The pages load nothing from other hosts: no fonts, no scripts, no pixels. The robot check is our own and runs in your browser.`,
      ],
    },
    {
      id: 'security',
      title: t`How it is protected`,
      parts: [
        t`Connections are encrypted. Passwords are stored as argon2id hashes, links and codes only as hashes, and secrets such as second factors are sealed with a key of this installation. The database itself keeps the data of accounts apart, and the product checks each request besides.`,
        t`If something happens to your data that puts you at risk, we tell you and the authority in charge without delay.`,
      ],
    },
    {
      id: 'retention',
      title: t`How long we keep it`,
      parts: [
        t`Your account and your businesses stay until you delete them. Besides that:`,
        {
          rows: [
            [
              t`Sessions`,
              t`end after ${sessionIdleDays} days without use; an ended one is forgotten after ${endedSessionDays} days`,
            ],
            [t`Mails we sent`, t`${mailDays} days, with codes and links taken out a day after they end`],
            [t`Archives`, t`${archiveKeptDays} days after they are ready`],
            [t`Addresses on the waitlist`, t`until you leave it; ${waitlistDays} days if nobody confirms them`],
            [t`Backups`, t`${backupDays} days at most`],
          ],
        },
      ],
    },
    {
      id: 'export',
      title: t`Your archive`,
      parts: [
        t`Under Privacy in your account settings you can ask for an archive of everything we hold about you, in a form that people and machines can read. It is ready within ${archiveHours} hours, usually at once.`,
      ],
    },
    {
      id: 'deletion',
      title: t`Deleting your account`,
      parts: [
        t`Under Privacy in your account settings you can delete your account. All sessions end at once. For ${deletionUndoDays} days signing in undoes the deletion; after that it is carried out, and within ${deletionDays} days of your request your personal data is gone.`,
        t`What stays is what the law or a later inquiry needs, under a pseudonym, without address, name or network address: the trail of security events for ${remainderDays} days, invoices as long as the law asks. Backups that still hold your data expire within ${backupDays} days after that, in time for those ${deletionDays} days.`,
      ],
    },
    {
      id: 'rights',
      title: t`Your rights`,
      parts: [
        t`Wherever you live, you may see, correct, export and delete what we hold about you, object to its use, and take back a consent. Most of it you can do yourself in the account settings; for the rest write to ${supportEmail}. We answer within 30 days, and treat nobody worse for asking.`,
        t`If you think we handle your data wrongly, you may also complain to the data protection authority where you live.`,
      ],
    },
    {
      id: 'changes',
      title: t`Age, changes and contact`,
      parts: [
        t`Groundwork is for people aged ${minimumAgeYears} or over; we knowingly store nothing of younger ones.`,
        t`If we change this policy in a way that matters, we announce it by email or in the product with a notice period of up to ${termsNoticeDays} days before it holds.`,
        t`The law of the State of California applies, with courts in San Francisco, unless the law of your country protects you further. Questions about your data go to ${supportEmail}.`,
      ],
    },
  ];
}
