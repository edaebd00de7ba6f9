import { msg, plural } from '@lingui/core/macro';
import { KeyRound, Link2, Mail, MonitorSmartphone, ShieldAlert, ShieldCheck, Unlink } from 'lucide-react';
import type { NotificationWriters } from '#web/notification-words.ts';
import { paths } from '#web/routes/paths.ts';

interface Named {
  readonly name: string;
}
interface Provided {
  readonly provider: string;
}

const securityHref = `${paths.platform.account}?tab=security`;
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is told of how the account is protected. */
export const accountWords = {
  password_changed: (_params: object, { i18n }) => ({
    icon: KeyRound,
    title: i18n._(msg`Your password was changed`),
    detail: i18n._(msg`If this was not you, set a new one now.`),
    href: securityHref,
  }),
  email_changed: ({ to }: { readonly to: string }, { i18n }) => ({
    icon: Mail,
    title: i18n._(msg`Your email address was changed`),
    detail: i18n._(msg`You sign in with ${to} now.`),
    href: securityHref,
  }),
  factor_added: ({ name }: Named, { i18n }) => ({
    icon: ShieldCheck,
    title: i18n._(msg`Two-factor sign-in is on`),
    ...(name === '' ? {} : { detail: i18n._(msg`Authenticator: ${name}`) }),
    href: securityHref,
  }),
  factor_removed: ({ name }: Named, { i18n }) => ({
    icon: ShieldAlert,
    title: i18n._(msg`An authenticator was removed`),
    ...(name === '' ? {} : { detail: i18n._(msg`Authenticator: ${name}`) }),
    href: securityHref,
  }),
  recovery_codes_made: (_params: object, { i18n }) => ({
    icon: ShieldCheck,
    title: i18n._(msg`You have new recovery codes`),
    detail: i18n._(msg`Earlier ones no longer work.`),
    href: securityHref,
  }),
  recovery_code_used: ({ left }: { readonly left: number }, { i18n }) => ({
    icon: ShieldAlert,
    title: i18n._(msg`A recovery code was used`),
    detail: i18n._(
      msg`${plural(left, { 0: 'None is left. Make new ones.', one: '# code is left.', other: '# codes are left.' })}`,
    ),
    href: securityHref,
  }),
  identity_linked: (params: Provided, { i18n }) => {
    const provider = capitalised(params.provider);
    return { icon: Link2, title: i18n._(msg`${provider} sign-in was added`), href: securityHref };
  },
  identity_unlinked: (params: Provided, { i18n }) => {
    const provider = capitalised(params.provider);
    return { icon: Unlink, title: i18n._(msg`${provider} sign-in was removed`), href: securityHref };
  },
  token_reused: (_params: object, { i18n }) => ({
    icon: ShieldAlert,
    title: i18n._(msg`We ended one of your sessions`),
    detail: i18n._(msg`It was used from two places at once, as happens when a sign-in is copied.`),
    href: securityHref,
  }),
  new_device: ({ browser, system }: { readonly browser: string; readonly system: string }, { i18n }) => {
    const known = [browser, system].filter((part) => part !== '');
    return {
      icon: MonitorSmartphone,
      title: i18n._(msg`A new device signed in`),
      detail:
        known.length === 2 ? i18n._(msg`${browser} on ${system}`) : (known[0] ?? i18n._(msg`A device we do not know`)),
      href: securityHref,
    };
  },
} satisfies NotificationWriters;
