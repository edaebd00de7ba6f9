import type { Tx } from '#server/db/connect.ts';
import { type MailContent, renderMail } from '#server/mail/mail-content.ts';
import { createMailI18n } from '#server/mail/mail-text.ts';
import type { MailCategory, QueueMail } from '#server/mail/queue-mail.ts';
import { codeLifeMs, linkLifeMs } from '../one-time/one-time.service.ts';
import type { AuthMails, Circumstances, MailedPerson, Origin } from './auth-mails.ts';
import { mailPeopleRepository } from './mail-people.repository.ts';
import { circumstances, createMailWords, productName } from './mail-words.ts';
import * as notices from './notice-mails.ts';
import * as proofs from './proof-mails.ts';

interface AuthMailsDependencies {
  readonly queueMail: QueueMail;
  readonly siteUrl: string;
  readonly supportEmail: string;
}

type Facts = readonly (readonly [string, string])[];

/** Mails speak English until accounts have a language. */
const locale = 'en';
const hourMs = 60 * 60_000;
const providerNames: Readonly<Record<string, string>> = { google: 'Google', email: 'Email' };

/** The mails of the authentication service. */
export function createAuthMails({ queueMail, siteUrl, supportEmail }: AuthMailsDependencies): AuthMails {
  const words = createMailWords(createMailI18n(locale), { siteUrl, supportEmail });

  const queue = (
    tx: Tx,
    content: MailContent,
    mail: { to: string; userId: string; voidAt?: Date; dedupeKey?: string; category?: MailCategory },
    now: Date,
  ): Promise<void> => {
    const rendered = renderMail(content, { name: productName, url: siteUrl, locale });
    return queueMail(tx, { category: 'essential', ...mail, ...rendered }, now);
  };

  const factsOf = async (tx: Tx, userId: string, call: Circumstances): Promise<Facts> => {
    const { timezone } = await mailPeopleRepository.get(tx, userId);
    return circumstances(words, call, { locale, timeZone: timezone });
  };
  const originFacts = async (tx: Tx, userId: string, origin: Origin | undefined, now: Date): Promise<Facts> =>
    origin ? factsOf(tx, userId, { ...origin, now }) : [];

  /** Tells the person at their own address; somebody without one cannot be told. */
  const notify = async (
    tx: Tx,
    user: MailedPerson,
    call: Circumstances,
    content: (facts: Facts) => MailContent,
    mail: { to?: string; dedupeKey?: string; category?: MailCategory } = {},
  ): Promise<void> => {
    const to = mail.to ?? user.email;
    if (!to) return;
    await queue(tx, content(await factsOf(tx, user.id, call)), { ...mail, to, userId: user.id }, call.now);
  };

  const nameOf = (provider: string): string => providerNames[provider] ?? provider;
  const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

  return {
    confirmation: (tx, to, user, proof, now) =>
      queue(
        tx,
        proofs.confirmationMail(words, to, proof),
        { to, userId: user.id, voidAt: after(now, linkLifeMs.signup) },
        now,
      ),
    invitation: (tx, to, user, proof, now) =>
      queue(
        tx,
        proofs.invitationMail(words, proof),
        { to, userId: user.id, voidAt: after(now, linkLifeMs.invite) },
        now,
      ),
    magicLink: async (tx, to, user, proof, now) => {
      const facts = await originFacts(tx, user.id, proof.origin, now);
      const content = proofs.magicLinkMail(words, to, proof, facts);
      await queue(tx, content, { to, userId: user.id, voidAt: after(now, linkLifeMs.magiclink) }, now);
    },
    recovery: async (tx, to, user, proof, now) => {
      const facts = await originFacts(tx, user.id, proof.origin, now);
      const content = proofs.recoveryMail(words, to, proof, facts);
      await queue(tx, content, { to, userId: user.id, voidAt: after(now, linkLifeMs.recovery) }, now);
    },
    emailChange: (tx, to, user, proof, now) =>
      queue(
        tx,
        proofs.emailChangeMail(words, proof),
        { to, userId: user.id, voidAt: after(now, linkLifeMs.email_change_new) },
        now,
      ),
    reauthentication: async (tx, to, user, code, now, origin) => {
      const facts = await originFacts(tx, user.id, origin, now);
      const content = proofs.reauthenticationMail(words, code, facts);
      await queue(tx, content, { to, userId: user.id, voidAt: after(now, codeLifeMs) }, now);
    },
    // One an hour tells enough; the rest would be somebody filling a mailbox.
    signUpRepeated: (tx, to, user, now) =>
      queue(
        tx,
        proofs.signUpRepeatedMail(words, to),
        { to, userId: user.id, dedupeKey: `sign-up-repeated:${user.id}:${Math.floor(now.getTime() / hourMs)}` },
        now,
      ),
    passwordChanged: (tx, user, call) => notify(tx, user, call, (facts) => notices.passwordChangedMail(words, facts)),
    emailChanged: (tx, user, change, call) =>
      notify(tx, user, call, (facts) => notices.emailChangedMail(words, change, facts), { to: change.from }),
    factorAdded: (tx, user, factorName, call) =>
      notify(tx, user, call, (facts) => notices.factorAddedMail(words, factorName, facts)),
    factorRemoved: (tx, user, factorName, call) =>
      notify(tx, user, call, (facts) => notices.factorRemovedMail(words, factorName, facts)),
    recoveryCodesMade: (tx, user, call) =>
      notify(tx, user, call, (facts) => notices.recoveryCodesMadeMail(words, facts)),
    recoveryCodeUsed: (tx, user, left, call) =>
      notify(tx, user, call, (facts) => notices.recoveryCodeUsedMail(words, left, facts)),
    identityLinked: (tx, user, provider, call) =>
      notify(tx, user, call, (facts) => notices.identityLinkedMail(words, nameOf(provider), facts)),
    identityUnlinked: (tx, user, provider, call) =>
      notify(tx, user, call, (facts) => notices.identityUnlinkedMail(words, nameOf(provider), facts)),
    tokenReused: (tx, user, call) => notify(tx, user, call, (facts) => notices.tokenReusedMail(words, facts)),
    newDevice: async (tx, user, call) => {
      const { wantsSecurityAlerts } = await mailPeopleRepository.get(tx, user.id);
      if (!wantsSecurityAlerts) return;
      await notify(tx, user, call, (facts) => notices.newDeviceMail(words, facts), { category: 'security_alerts' });
    },
  };
}
