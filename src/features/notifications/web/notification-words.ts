import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import {
  Archive,
  ArchiveRestore,
  BookOpenCheck,
  Building2,
  CircleArrowUp,
  FileArchive,
  Gauge,
  KeyRound,
  Link2,
  type LucideIcon,
  Mail,
  MonitorSmartphone,
  RefreshCw,
  ShieldAlert,
  ShieldCheck,
  Trash2,
  Unlink,
} from 'lucide-react';
import type { SectionId } from '#features/advisor/domain/plan.ts';
import type { NotificationKind, NotificationParams } from '#features/notifications/domain/notification-kinds.ts';
import type { Notification } from '#features/notifications/notifications.contract.ts';
import { paths } from '#web/routes/paths.ts';
import { formatDate } from './notification-times.ts';

/** A notification as it is read. */
export interface NotificationWords {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly detail?: string;
  /** The very view it is about. */
  readonly href: string;
}

interface Setting {
  readonly i18n: I18n;
  readonly workspaceId: string | null;
  readonly timeZone: string | undefined;
}

type WordsOf = {
  readonly [Kind in NotificationKind]: (params: NotificationParams<Kind>, setting: Setting) => NotificationWords;
};

const sectionTitles: Readonly<Record<SectionId, MessageDescriptor>> = {
  'executive-summary': msg`Executive Summary`,
  'market-analysis': msg`Market Analysis`,
  'target-audience': msg`Target Audience`,
  'revenue-streams': msg`Revenue Streams`,
  'competitor-analysis': msg`Competitor Analysis`,
  'financial-projections': msg`Financial Projections`,
  'trend-analysis': msg`Trend Analysis`,
};

const securityHref = `${paths.platform.account}?tab=security`;
const privacyHref = `${paths.platform.account}?tab=privacy`;
const planHref = (conversationId: string, section?: SectionId): string =>
  `${paths.platform.businessGeneration}?tab=plan&conversation=${conversationId}${section ? `#${section}` : ''}`;
const workspaceHref = (workspaceId: string | null): string =>
  workspaceId ? `${paths.platform.dashboard}?workspace=${workspaceId}` : paths.platform.dashboard;
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The words of each kind; a kind without words does not compile. */
const words: WordsOf = {
  plan_completed: ({ conversationId }, { i18n }) => ({
    icon: BookOpenCheck,
    title: i18n._(msg`Your business plan is complete`),
    detail: i18n._(msg`Read it, correct it, download it.`),
    href: planHref(conversationId),
  }),
  sections_stale: ({ conversationId, sectionIds }, { i18n }) => {
    const count = sectionIds.length;
    const [first] = sectionIds;
    const section = first ? i18n._(sectionTitles[first]) : '';
    return {
      icon: RefreshCw,
      title:
        count === 1
          ? i18n._(msg`“${section}” is out of date`)
          : i18n._(msg`${plural(count, { one: '# section is out of date', other: '# sections are out of date' })}`),
      detail: i18n._(msg`A fact changed after you edited the text. Compose it again, or keep your words.`),
      href: planHref(conversationId, first),
    };
  },
  ideas_nearly_used: ({ limit, used, reset }, { i18n, timeZone }) => {
    const day = formatDate(reset, i18n.locale, timeZone);
    return {
      icon: Gauge,
      title: i18n._(msg`${used} of ${limit} business ideas used`),
      detail: i18n._(msg`New ones open on ${day}.`),
      href: paths.platform.pricing,
    };
  },
  ideas_used_up: ({ limit, reset }, { i18n, timeZone }) => {
    const day = formatDate(reset, i18n.locale, timeZone);
    return {
      icon: Gauge,
      title: i18n._(
        msg`${plural(limit, { one: 'Your # business idea is used', other: 'All # business ideas are used' })}`,
      ),
      detail: i18n._(msg`You can go on with what you have begun. New ones open on ${day}.`),
      href: paths.platform.pricing,
    };
  },
  // A business can have a long name, so that it stands below what happened to it.
  workspace_created: ({ name }, { i18n, workspaceId }) => ({
    icon: Building2,
    title: i18n._(msg`A workspace was created`),
    detail: name,
    href: workspaceHref(workspaceId),
  }),
  workspace_archived: ({ name }, { i18n, workspaceId }) => ({
    icon: Archive,
    title: i18n._(msg`A workspace was archived`),
    detail: name,
    href: workspaceHref(workspaceId),
  }),
  workspace_restored: ({ name }, { i18n, workspaceId }) => ({
    icon: ArchiveRestore,
    title: i18n._(msg`A workspace was restored`),
    detail: name,
    href: workspaceHref(workspaceId),
  }),
  plan_changed: ({ from, to }, { i18n }) => ({
    icon: CircleArrowUp,
    title: i18n._(msg`You are on the ${to} plan now`),
    detail: i18n._(msg`It was ${from} before.`),
    href: paths.platform.pricing,
  }),
  password_changed: (_params, { i18n }) => ({
    icon: KeyRound,
    title: i18n._(msg`Your password was changed`),
    detail: i18n._(msg`If this was not you, set a new one now.`),
    href: securityHref,
  }),
  email_changed: ({ to }, { i18n }) => ({
    icon: Mail,
    title: i18n._(msg`Your email address was changed`),
    detail: i18n._(msg`You sign in with ${to} now.`),
    href: securityHref,
  }),
  factor_added: ({ name }, { i18n }) => ({
    icon: ShieldCheck,
    title: i18n._(msg`Two-factor sign-in is on`),
    ...(name === '' ? {} : { detail: i18n._(msg`Authenticator: ${name}`) }),
    href: securityHref,
  }),
  factor_removed: ({ name }, { i18n }) => ({
    icon: ShieldAlert,
    title: i18n._(msg`An authenticator was removed`),
    ...(name === '' ? {} : { detail: i18n._(msg`Authenticator: ${name}`) }),
    href: securityHref,
  }),
  recovery_codes_made: (_params, { i18n }) => ({
    icon: ShieldCheck,
    title: i18n._(msg`You have new recovery codes`),
    detail: i18n._(msg`Earlier ones no longer work.`),
    href: securityHref,
  }),
  recovery_code_used: ({ left }, { i18n }) => ({
    icon: ShieldAlert,
    title: i18n._(msg`A recovery code was used`),
    detail: i18n._(
      msg`${plural(left, { 0: 'None is left. Make new ones.', one: '# code is left.', other: '# codes are left.' })}`,
    ),
    href: securityHref,
  }),
  identity_linked: (params, { i18n }) => {
    const provider = capitalised(params.provider);
    return { icon: Link2, title: i18n._(msg`${provider} sign-in was added`), href: securityHref };
  },
  identity_unlinked: (params, { i18n }) => {
    const provider = capitalised(params.provider);
    return { icon: Unlink, title: i18n._(msg`${provider} sign-in was removed`), href: securityHref };
  },
  token_reused: (_params, { i18n }) => ({
    icon: ShieldAlert,
    title: i18n._(msg`We ended one of your sessions`),
    detail: i18n._(msg`It was used from two places at once, as happens when a sign-in is copied.`),
    href: securityHref,
  }),
  new_device: ({ browser, system }, { i18n }) => {
    const known = [browser, system].filter((part) => part !== '');
    return {
      icon: MonitorSmartphone,
      title: i18n._(msg`A new device signed in`),
      detail:
        known.length === 2 ? i18n._(msg`${browser} on ${system}`) : (known[0] ?? i18n._(msg`A device we do not know`)),
      href: securityHref,
    };
  },
  archive_ready: ({ until }, { i18n, timeZone }) => {
    const day = formatDate(until, i18n.locale, timeZone);
    return {
      icon: FileArchive,
      title: i18n._(msg`Your data archive is ready`),
      detail: i18n._(msg`You can download it until ${day}.`),
      href: privacyHref,
    };
  },
  deletion_requested: ({ until }, { i18n, timeZone }) => {
    const day = formatDate(until, i18n.locale, timeZone);
    return {
      icon: Trash2,
      title: i18n._(msg`Your account is going to be deleted`),
      detail: i18n._(msg`Signing in until ${day} undoes it.`),
      href: privacyHref,
    };
  },
};

/** What a notification says, in the language of the interface. */
export function notificationWords(
  i18n: I18n,
  { kind, params, workspaceId }: Pick<Notification, 'kind' | 'params' | 'workspaceId'>,
  timeZone?: string,
): NotificationWords {
  const write = words[kind] as (params: unknown, setting: Setting) => NotificationWords;
  return write(params, { i18n, workspaceId, timeZone });
}
