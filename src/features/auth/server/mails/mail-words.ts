import type { I18n } from '@lingui/core';
import { type MailMessage, mailText } from '#server/mail/mail-text.ts';
import { dateLocale } from '#shared/date-locale.ts';
import { readDeviceName } from '../../domain/device-name.ts';
import type { AuthCall } from '../protocol/auth-call.ts';

/** Never translated. */
export const productName = 'Groundwork';

/** Where mails lead, and in which language they speak. */
export interface MailWords {
  say(message: MailMessage, values?: Readonly<Record<string, string | number>>): string;
  /** The public address, without a trailing slash. */
  readonly siteUrl: string;
  readonly supportEmail: string;
}

export const createMailWords = (i18n: I18n, addresses: Pick<MailWords, 'siteUrl' | 'supportEmail'>): MailWords => ({
  ...addresses,
  say: (message, values) => mailText(i18n, message, { product: productName, ...addresses, ...values }),
});

/** "21 November 2026 at 06:12 UTC", in the person's own time zone. */
function dayAndTime(locale: string, at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat(dateLocale(locale), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
  }).format(at);
}

/** A mail is never worth failing a sign-in for, whatever stands in the account. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** "Firefox on Windows"; whatever a caller wrote of itself beyond that is not repeated to the person. */
function deviceWords({ say }: MailWords, userAgent: string): string {
  const { browser, system } = readDeviceName(userAgent);
  if (browser && system)
    return say(/*i18n*/ { id: 'mail.device.both', message: '{browser} on {system}' }, { browser, system });
  return browser ?? system ?? say(/*i18n*/ { id: 'mail.device.unknown', message: 'A device we do not know' });
}

/** When, from which device and from which network something was done. */
export function circumstances(
  words: MailWords,
  call: Pick<AuthCall, 'now' | 'address' | 'userAgent'>,
  when: { locale: string; timeZone: string },
): readonly (readonly [string, string])[] {
  const { say } = words;
  return [
    [say(/*i18n*/ { id: 'mail.facts.when', message: 'When' }), dayAndTime(when.locale, call.now, when.timeZone)],
    [say(/*i18n*/ { id: 'mail.facts.device', message: 'Device' }), deviceWords(words, call.userAgent)],
    [say(/*i18n*/ { id: 'mail.facts.network', message: 'Network' }), call.address],
  ];
}
