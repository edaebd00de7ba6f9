import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Words the form scripts show; rendered into the page, so that the scripts carry no language of their own. */
export interface FormTexts {
  readonly busy: string;
  readonly unreachable: string;
  readonly unexpected: string;
  readonly required: string;
  readonly email: string;
  readonly short: string;
  /** Carries `{most}`, the number of characters that fit. */
  readonly long: string;
  /** After too many tries, where nobody said how long to wait. */
  readonly later: string;
  /** Auth error code → words; `{n}` in them stands for the seconds to wait. */
  readonly codes: Readonly<Record<string, string>>;
}

/** The texts both forms share; `busy` is the submit button's label while waiting. */
export function formTexts(i18n: I18n, busy: string): FormTexts {
  return {
    busy,
    unreachable: i18n._(msg`Groundwork cannot be reached. Check your connection and try again.`),
    unexpected: i18n._(msg`An error occurred while processing your request.`),
    required: i18n._(msg`Fill in this field.`),
    email: i18n._(msg`Enter an email address like name@example.com.`),
    short: i18n._(msg`Use at least 8 characters.`),
    long: i18n._(msg`Use at most ${{ most: '{most}' }} characters.`),
    later: i18n._(msg`That was too often in a short time. Wait a moment and try again.`),
    codes: {
      invalid_credentials: i18n._(msg`Invalid login credentials`),
      user_already_exists: i18n._(msg`User already registered`),
      email_exists: i18n._(msg`User already registered`),
      email_address_invalid: i18n._(msg`Enter an email address like name@example.com.`),
      captcha_failed: i18n._(msg`The robot check was not accepted. Try again.`),
      current_password_invalid: i18n._(msg`Current password is not valid`),
      email_not_confirmed: i18n._(msg`Email not confirmed`),
      mfa_challenge_expired: i18n._(msg`That took too long. Enter a new code.`),
      mfa_verification_failed: i18n._(msg`Invalid TOTP code entered`),
      otp_expired: i18n._(msg`Token has expired or is invalid`),
      over_email_send_rate_limit: i18n._(
        msg`For security purposes, you can only request this after ${{ n: '{n}' }} seconds.`,
      ),
      over_request_rate_limit: tooOften(i18n),
      mfa_recovery_codes_locked: tooOften(i18n),
      storage_full: i18n._(msg`Groundwork has no room for new accounts just now. Try again later.`),
      same_password: i18n._(msg`New password should be different from the old password.`),
      signup_disabled: i18n._(msg`Signups not allowed for this instance`),
      validation_failed: i18n._(msg`Something in the form needs your attention.`),
      user_banned: i18n._(msg`User is banned`),
    },
  };
}

/** The message after too many attempts (docs/pages.md, "Messages"); the script fills in `{n}`. */
export function tooOften(i18n: I18n): string {
  return i18n._(msg`Too many attempts. Please try again in ${{ n: '{n}' }} seconds.`);
}

/** Carries the texts to the script without any inline script. */
export function textsAttribute(texts: FormTexts): { readonly 'data-texts': string } {
  return { 'data-texts': JSON.stringify(texts) };
}
