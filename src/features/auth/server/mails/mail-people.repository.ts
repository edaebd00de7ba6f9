import type { Tx } from '#server/db/connect.ts';
import { findLanguage, type Language } from '#shared/languages.ts';

/** What a mail asks of the account it is about. */
export interface MailPerson {
  /** IANA name. */
  readonly timezone: string;
  readonly wantsSecurityAlerts: boolean;
  /** The account's own setting, else what the person's browser asked for when they last signed in. */
  readonly language: Language;
}

export const mailPeopleRepository = {
  /** How a person wants to be written to; somebody without an account as everybody is at first. */
  async get(tx: Tx, userId: string): Promise<MailPerson> {
    const [person] = await tx<(Omit<MailPerson, 'language'> & { language: string })[]>`
      select timezone, coalesce(language, seen_language) as language, coalesce((notification_preferences ->> 'security_alerts')::boolean, true) as "wantsSecurityAlerts"
      from users where user_id = ${userId}`;
    if (!person) return { timezone: 'UTC', wantsSecurityAlerts: true, language: 'en' };
    return { ...person, language: findLanguage(person.language) ?? 'en' };
  },
};
