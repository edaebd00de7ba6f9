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
  /** Auth error code → words. */
  readonly codes: Readonly<Record<string, string>>;
}

/** The texts both forms share; `busy` is the submit button's label while waiting. */
export function formTexts(i18n: I18n, busy: string): FormTexts {
  return {
    busy,
    unreachable: i18n._(msg`Groundwork cannot be reached. Check your connection and try again.`),
    unexpected: i18n._(msg`That did not work. Try again.`),
    required: i18n._(msg`Fill in this field.`),
    email: i18n._(msg`Enter an email address like name@example.com.`),
    short: i18n._(msg`Use at least 8 characters.`),
    long: i18n._(msg`Use at most ${{ most: '{most}' }} characters.`),
    codes: {
      invalid_credentials: i18n._(msg`Invalid login credentials`),
      user_already_exists: i18n._(msg`User already registered`),
      email_exists: i18n._(msg`User already registered`),
      email_address_invalid: i18n._(msg`Enter an email address like name@example.com.`),
      weak_password: i18n._(msg`This password is too easy to guess. Choose a longer or less common one.`),
      over_request_rate_limit: i18n._(msg`That was too often in a short time. Wait a moment and try again.`),
      validation_failed: i18n._(msg`Something in the form needs your attention.`),
      user_banned: i18n._(msg`User is banned`),
    },
  };
}

/** Carries the texts to the script without any inline script. */
export function textsAttribute(texts: FormTexts): { readonly 'data-texts': string } {
  return { 'data-texts': JSON.stringify(texts) };
}
