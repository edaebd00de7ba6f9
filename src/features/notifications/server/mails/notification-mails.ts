import { type MailToggleName, toggleDefaults } from '#features/account/domain/mail-toggles.ts';
import { assumptionsTip, type MailedKind, mailedKinds } from '#features/notifications/domain/mailed-kinds.ts';
import type { NotificationParams } from '#features/notifications/domain/notification-kinds.ts';
import type { Tx } from '#server/db/connect.ts';
import { formatDay } from '#server/mail/format-day.ts';
import type { MailContent } from '#server/mail/mail-content.ts';
import { createMailI18n, type MailMessage, mailText } from '#server/mail/mail-text.ts';
import type { MailTexts, MailVoice } from '#server/mail/mail-voice.ts';
import type { QueueMail } from '#server/mail/queue-mail.ts';
import { mailCatalogue } from '#server/mail/read-catalogue.ts';
import { renderMail } from '#server/mail/render-mail.ts';
import type { MailMatter, NotificationMail } from '#server/notification-kind.ts';
import { planCatalogue } from '#server/plans/plan-catalogue.ts';
import { findQuota, type PlanTable } from '#shared/plans/plan-table.ts';
import { notificationsRepository } from '../notifications.repository.ts';
import { assumptionsTipTexts, mailTexts } from './notification-mail-texts.ts';

const productName = 'Groundwork';

interface NotificationMailsDependencies {
  readonly queueMail: QueueMail;
  readonly planTable: PlanTable;
  readonly siteUrl: string;
  readonly supportEmail: string;
  unsubscribeAddress(userId: string, toggle: MailToggleName): string;
}

interface Letter {
  readonly accountId: string;
  readonly workspaceId: string | null;
  /** Of all mails with one key only the first is written. */
  readonly dedupeKey: string;
  readonly now: Date;
  /** Where an answer goes; left out: to the product. */
  readonly replyTo?: string | undefined;
}

export type NotificationMails = ReturnType<typeof createNotificationMails>;

/** Mails about what happened, each only while its toggle is on, in the language and time zone of the account. */
export function createNotificationMails(dependencies: NotificationMailsDependencies) {
  const { queueMail, planTable, siteUrl, supportEmail, unsubscribeAddress } = dependencies;

  const send = async (
    tx: Tx,
    { accountId, workspaceId, dedupeKey, now, replyTo }: Letter,
    toggle: MailToggleName,
    write: (voice: MailVoice) => MailTexts,
  ): Promise<void> => {
    const { email, timezone, language, preferences } = await notificationsRepository.getRecipient(tx, accountId);
    if (!(preferences[toggle] ?? toggleDefaults[toggle])) return;
    const locale = language ?? 'en';
    const i18n = createMailI18n(locale, { ...mailCatalogue(locale), ...planCatalogue(locale) });
    const say: MailVoice['say'] = (message, values) =>
      mailText(i18n, message, { product: productName, supportEmail, ...values });
    const texts = write({
      say,
      day: (isoTime) => formatDay(new Date(isoTime), locale, timezone),
      findQuota: (id) => findQuota(planTable, id),
      siteUrl,
      workspaceName: workspaceId ? await notificationsRepository.getWorkspaceName(tx, accountId, workspaceId) : '',
    });
    const content: MailContent = {
      ...texts,
      subject: shorten(texts.subject),
      footer: say(footers[toggle]),
      unsubscribe: { label: say(unsubscribeLabel), url: unsubscribeAddress(accountId, toggle) },
    };
    const rendered = renderMail(content, { name: productName, url: siteUrl, locale });
    await queueMail(tx, { to: email, userId: accountId, category: toggle, dedupeKey, replyTo, ...rendered }, now);
  };

  return {
    /** Mails what a notification of this kind says. */
    async notification<Kind extends MailedKind>(
      tx: Tx,
      kind: Kind,
      params: NotificationParams<Kind>,
      letter: Letter,
    ): Promise<void> {
      await send(tx, letter, mailedKinds[kind], (voice) => mailTexts[kind](voice, params));
    },

    /** Mails a notification of a kind that a feature declares, in the words of that feature. */
    async declared(
      tx: Tx,
      { toggle, read, write }: NotificationMail,
      params: Readonly<Record<string, unknown>>,
      letter: Letter,
    ): Promise<void> {
      const more: MailMatter<unknown> | undefined = read ? await read(tx, params) : { matter: undefined };
      if (more)
        await send(tx, { ...letter, replyTo: more.replyTo }, toggle, (voice) => write(voice, params, more.matter));
    },

    /** Tells how many numbers of a plan are assumptions. */
    async assumptionsTip(tx: Tx, tip: { conversationId: string; count: number }, letter: Letter): Promise<void> {
      await send(tx, letter, assumptionsTip.toggle, (voice) => assumptionsTipTexts(voice, tip));
    },
  };
}

const footers: Readonly<Record<MailToggleName, MailMessage>> = {
  email_updates: /*i18n*/ {
    id: 'mail.footer.updates',
    message: 'You get this mail because email updates are on in your account settings. Help: {supportEmail}',
  },
  marketing_emails: /*i18n*/ {
    id: 'mail.footer.marketing',
    message: 'You get this mail because marketing emails are on in your account settings. Help: {supportEmail}',
  },
  product_tips: /*i18n*/ {
    id: 'mail.footer.tips',
    message: 'You get this mail because product tips are on in your account settings. Help: {supportEmail}',
  },
  security_alerts: /*i18n*/ {
    id: 'mail.footer.security',
    message: 'You get this mail because security alerts are on in your account settings. Help: {supportEmail}',
  },
};

const unsubscribeLabel: MailMessage = /*i18n*/ { id: 'mail.footer.unsubscribe', message: 'Stop mails of this kind' };

/** A business can have a long name; mail clients show the start of a subject. */
const shorten = (subject: string): string => (subject.length > 150 ? `${subject.slice(0, 149)}…` : subject);
