import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SecurityEvent } from '#features/account/account.contract.ts';
import { describeDevice } from '#features/account/domain/device-name.ts';

type Detail = SecurityEvent['detail'];

/** One plain sentence for an entry of the audit trail; one that this version does not know yet gets a general one. */
export function eventWords(i18n: I18n, { event, detail }: Pick<SecurityEvent, 'event' | 'detail'>): string {
  const words = sentences[event]?.(detail, i18n) ?? msg`Something about your account's security changed`;
  return i18n._(words);
}

/** A device as the server names it, in the language of the interface. */
export function deviceWords(i18n: I18n, device: string): string {
  if (device === '' || device === 'Unknown device') return i18n._(msg`Unknown device`);
  const [, browser, system] = /^(.+) on (.+)$/.exec(device) ?? [];
  return browser && system ? i18n._(msg`${browser} on ${system}`) : device;
}

const providerName = (provider: string | undefined): string =>
  provider === undefined || provider === '' ? '' : provider[0]!.toUpperCase() + provider.slice(1);

const byMethod = ({ method }: Detail) => {
  switch (method) {
    case 'password':
      return msg`Signed in with the password`;
    case 'oauth':
      return msg`Signed in with Google`;
    case 'otp':
    case 'magiclink':
      return msg`Signed in with a code or link sent by mail`;
    case 'recovery':
      return msg`Signed in with a mail for resetting the password`;
    case 'invite':
      return msg`Signed in with an invitation`;
    case 'email/signup':
    case 'email_change':
      return msg`Signed in by confirming the email address`;
    default:
      return msg`Signed in`;
  }
};

const sentences: Readonly<Record<string, ((detail: Detail, i18n: I18n) => ReturnType<typeof msg>) | undefined>> = {
  signed_up: ({ provider }) =>
    provider && provider !== 'email' ? msg`Account made with ${providerName(provider)}` : msg`Account made`,
  signed_in: byMethod,
  sign_in_failed: () => msg`Someone tried to sign in with a wrong password`,
  signed_out: ({ scope }) => {
    if (scope === 'others') return msg`All other sessions ended`;
    return scope === 'global' ? msg`Signed out everywhere` : msg`Signed out`;
  },
  session_ended: ({ userAgent }, i18n) => {
    const device = describeDevice(userAgent ?? '');
    if (device === 'Unknown device') return msg`A session was ended`;
    return msg`The session of ${{ device: deviceWords(i18n, device) }} was ended`;
  },
  token_reused: () => msg`A session was ended because a copy of it was used elsewhere`,
  email_confirmed: () => msg`Email address confirmed`,
  email_change_requested: ({ to }) =>
    to ? msg`A change of the email address to ${to} was asked for` : msg`A change of the email address was asked for`,
  email_changed: ({ to }) => (to ? msg`Email address changed to ${to}` : msg`Email address changed`),
  password_changed: () => msg`Password changed`,
  password_reset_requested: () => msg`A mail for resetting the password was asked for`,
  password_reset: () => msg`Password reset by mail`,
  reauthenticated: () => msg`Confirmed with a code sent by mail`,
  factor_enrolled: ({ name }) =>
    name ? msg`Setting up the authenticator app “${name}” began` : msg`Setting up an authenticator app began`,
  factor_verified: ({ name, isFirst }) => {
    if (isFirst === 'true') return name ? msg`Authenticator app “${name}” added` : msg`Authenticator app added`;
    return name ? msg`Confirmed with the authenticator app “${name}”` : msg`Confirmed with an authenticator app`;
  },
  factor_removed: ({ name, by }) => {
    if (by === 'administrator')
      return name ? msg`“${name}” was removed by support` : msg`A second factor was removed by support`;
    return name ? msg`“${name}” removed from two-factor authentication` : msg`A second factor was removed`;
  },
  factor_failed: () => msg`Someone entered a wrong second-factor code`,
  recovery_codes_made: () => msg`New recovery codes made`,
  recovery_code_used: ({ left }) =>
    left === undefined ? msg`A recovery code was used` : msg`A recovery code was used; codes left: ${left}`,
  identity_linked: ({ provider }) =>
    provider ? msg`Sign-in with ${providerName(provider)} connected` : msg`Another way to sign in connected`,
  identity_unlinked: ({ provider }) =>
    provider ? msg`Sign-in with ${providerName(provider)} disconnected` : msg`A way to sign in disconnected`,
  invited: () => msg`Invited by mail`,
  profile_changed: () => msg`Profile changed`,
  changed_by_administrator: () => msg`Changed by support`,
  deletion_requested: () => msg`The deletion of the account was asked for`,
  file_downloaded: ({ purpose }) => {
    if (purpose === 'archive') return msg`The archive of the account's data downloaded`;
    if (purpose === 'plan') return msg`A business plan downloaded`;
    if (purpose === 'brand-pack') return msg`The files of a brand downloaded`;
    if (purpose === 'site') return msg`A website or its source downloaded`;
    return purpose === 'invoice' ? msg`An invoice downloaded` : msg`A file downloaded`;
  },
  deletion_undone: () => msg`Signing in undid the deletion of the account`,
};

/** The events that have a sentence of their own. */
export const wordedEvents: readonly string[] = Object.keys(sentences);
