/** The four toggles of the account settings, by the names they are stored under. */
export const mailToggles = ['email_updates', 'marketing_emails', 'product_tips', 'security_alerts'] as const;
export type MailToggleName = (typeof mailToggles)[number];

/** Their defaults (docs/mail.md, "What people can switch off"). */
export const toggleDefaults: Readonly<Record<MailToggleName, boolean>> = {
  email_updates: true,
  marketing_emails: false,
  product_tips: true,
  security_alerts: true,
};
