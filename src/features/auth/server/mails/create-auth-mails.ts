import type { Tx } from '#server/db/connect.ts';
import type { MailCategory } from '#server/mail/mail.ts';
import type { MailContent } from '#server/mail/mail-content.ts';
import { createMailI18n } from '#server/mail/mail-text.ts';
import type { QueueMail } from '#server/mail/queue-mail.ts';
import { renderMail } from '#server/mail/render-mail.ts';
import type { Language } from '#shared/languages.ts';
import { codeLifeMs, linkLifeMs } from '../one-time/one-time.service.ts';
import type { AuthMails, Circumstances, MailedPerson, Origin } from './auth-mails.ts';
import { type MailPerson, mailPeopleRepository } from './mail-people.repository.ts';
import { circumstances, createMailWords, type MailWords, productName } from './mail-words.ts';
import * as notices from './notice-mails.ts';
import * as proofs from './proof-mails.ts';

interface AuthMailsDependencies {
  readonly queueMail: QueueMail;
  readonly siteUrl: string;
  readonly supportEmail: string;
}

type Facts = readonly (readonly [string, string])[];

const hourMs = 60 * 60_000;
const providerNames: Readonly<Record<string, string>> = { google: 'Google', email: 'Email' };

/** What is said to one person: in their language, with times in their zone. */
interface Writer {
  readonly words: MailWords;
  readonly language: Language;
  readonly person: MailPerson;
  facts(call: Circumstances): Facts;
}

/** To whom a mail with a code goes, and where it was asked for if that is known. */
interface Proving {
  readonly to: string;
  readonly user: MailedPerson;
  readonly now: Date;
  readonly lifeMs: number;
  readonly origin?: Origin | undefined;
}

/** The mails of the authentication service, each in the language of its reader. */
export function createAuthMails({ queueMail, siteUrl, supportEmail }: AuthMailsDependencies): AuthMails {
  const writerFor = async (tx: Tx, userId: string): Promise<Writer> => {
    const person = await mailPeopleRepository.get(tx, userId);
    const { language, timezone } = person;
    const words = createMailWords(createMailI18n(language), { siteUrl, supportEmail });
    return {
      words,
      language,
      person,
      facts: (call) => circumstances(words, call, { locale: language, timeZone: timezone }),
    };
  };

  const queue = (
    tx: Tx,
    { language }: Writer,
    content: MailContent,
    mail: { to: string; userId: string; voidAt?: Date; dedupeKey?: string; category?: MailCategory },
    now: Date,
  ): Promise<void> => {
    const rendered = renderMail(content, { name: productName, url: siteUrl, locale: language });
    return queueMail(tx, { category: 'essential', ...mail, ...rendered }, now);
  };

  /** A mail with a code or link that stops working after `lifeMs`. */
  const prove = async (
    tx: Tx,
    { to, user, now, lifeMs, origin }: Proving,
    content: (words: MailWords, facts: Facts) => MailContent,
  ): Promise<void> => {
    const writer = await writerFor(tx, user.id);
    const facts = origin ? writer.facts({ ...origin, now }) : [];
    await queue(tx, writer, content(writer.words, facts), { to, userId: user.id, voidAt: after(now, lifeMs) }, now);
  };

  /** Tells the person at their own address; somebody without one cannot be told. */
  const notify = async (
    tx: Tx,
    user: MailedPerson,
    call: Circumstances,
    content: (words: MailWords, facts: Facts) => MailContent,
    mail: { to?: string; dedupeKey?: string; category?: MailCategory } = {},
  ): Promise<void> => {
    const to = mail.to ?? user.email;
    if (!to) return;
    const writer = await writerFor(tx, user.id);
    if (mail.category === 'security_alerts' && !writer.person.wantsSecurityAlerts) return;
    await queue(tx, writer, content(writer.words, writer.facts(call)), { ...mail, to, userId: user.id }, call.now);
  };

  const nameOf = (provider: string): string => providerNames[provider] ?? provider;
  const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

  return {
    confirmation: (tx, to, user, proof, now) =>
      prove(tx, { to, user, now, lifeMs: linkLifeMs.signup }, (words) => proofs.confirmationMail(words, to, proof)),
    invitation: (tx, to, user, proof, now) =>
      prove(tx, { to, user, now, lifeMs: linkLifeMs.invite }, (words) => proofs.invitationMail(words, proof)),
    magicLink: (tx, to, user, proof, now) =>
      prove(tx, { to, user, now, lifeMs: linkLifeMs.magiclink, origin: proof.origin }, (words, facts) =>
        proofs.magicLinkMail(words, to, proof, facts),
      ),
    recovery: (tx, to, user, proof, now) =>
      prove(tx, { to, user, now, lifeMs: linkLifeMs.recovery, origin: proof.origin }, (words, facts) =>
        proofs.recoveryMail(words, to, proof, facts),
      ),
    emailChange: (tx, to, user, proof, now) =>
      prove(tx, { to, user, now, lifeMs: linkLifeMs.email_change_new }, (words) =>
        proofs.emailChangeMail(words, proof),
      ),
    reauthentication: (tx, to, user, code, now, origin) =>
      prove(tx, { to, user, now, lifeMs: codeLifeMs, origin }, (words, facts) =>
        proofs.reauthenticationMail(words, code, facts),
      ),
    // One an hour tells enough; the rest would be somebody filling a mailbox.
    signUpRepeated: async (tx, to, user, now) => {
      const writer = await writerFor(tx, user.id);
      const dedupeKey = `sign-up-repeated:${user.id}:${Math.floor(now.getTime() / hourMs)}`;
      await queue(tx, writer, proofs.signUpRepeatedMail(writer.words, to), { to, userId: user.id, dedupeKey }, now);
    },
    passwordChanged: (tx, user, call) => notify(tx, user, call, notices.passwordChangedMail),
    emailChanged: (tx, user, change, call) =>
      notify(tx, user, call, (words, facts) => notices.emailChangedMail(words, change, facts), { to: change.from }),
    factorAdded: (tx, user, factorName, call) =>
      notify(tx, user, call, (words, facts) => notices.factorAddedMail(words, factorName, facts)),
    factorRemoved: (tx, user, factorName, call) =>
      notify(tx, user, call, (words, facts) => notices.factorRemovedMail(words, factorName, facts)),
    recoveryCodesMade: (tx, user, call) => notify(tx, user, call, notices.recoveryCodesMadeMail),
    recoveryCodeUsed: (tx, user, left, call) =>
      notify(tx, user, call, (words, facts) => notices.recoveryCodeUsedMail(words, left, facts)),
    identityLinked: (tx, user, provider, call) =>
      notify(tx, user, call, (words, facts) => notices.identityLinkedMail(words, nameOf(provider), facts)),
    identityUnlinked: (tx, user, provider, call) =>
      notify(tx, user, call, (words, facts) => notices.identityUnlinkedMail(words, nameOf(provider), facts)),
    tokenReused: (tx, user, call) => notify(tx, user, call, notices.tokenReusedMail),
    newDevice: (tx, user, call) => notify(tx, user, call, notices.newDeviceMail, { category: 'security_alerts' }),
  };
}
