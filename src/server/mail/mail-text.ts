import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { mailCatalogue } from './read-catalogue.ts';

/**
 * A text of a mail and its English. `lingui extract` collects a descriptor that the comment i18n stands before, as in
 * `mail-text.test.ts`.
 */
export interface MailMessage {
  readonly id: string;
  /** ICU MessageFormat, English. */
  readonly message: string;
}

/** One language for mails, with its catalogue. Texts that `messages` lacks appear in the English of their source. */
export function createMailI18n(locale: string, messages: Messages = mailCatalogue(locale)): I18n {
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  // The English of the source is not compiled; in production Lingui would show it with its placeholders.
  return i18n.setMessagesCompiler(compileMessage);
}

/** A text of a mail in the language of `i18n`, or in English where that has none. Values are not escaped. */
export function mailText(
  i18n: I18n,
  { id, message }: MailMessage,
  values: Readonly<Record<string, string | number | Date>> = {},
): string {
  return i18n._({ id, message, values });
}
