import type { Tx } from '#server/db/connect.ts';

/** What a mail asks of the account it is about. */
export interface MailPerson {
  /** IANA name. */
  readonly timezone: string;
  readonly wantsSecurityAlerts: boolean;
}

export const mailPeopleRepository = {
  /** How a person wants to be written to; somebody without an account as everybody is at first. */
  async get(tx: Tx, userId: string): Promise<MailPerson> {
    const [person] = await tx<MailPerson[]>`
      select timezone, coalesce((notification_preferences ->> 'security_alerts')::boolean, true) as "wantsSecurityAlerts"
      from users where user_id = ${userId}`;
    return person ?? { timezone: 'UTC', wantsSecurityAlerts: true };
  },
};
