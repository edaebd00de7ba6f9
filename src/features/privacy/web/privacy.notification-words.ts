import { msg } from '@lingui/core/macro';
import { FileArchive, Trash2 } from 'lucide-react';
import type { NotificationWriters } from '#web/notification-words.ts';
import { paths } from '#web/routes/paths.ts';
import { formatDate } from '#web/time/format-date.ts';

interface Until {
  /** An ISO 8601 instant. */
  readonly until: string;
}

const privacyHref = `${paths.platform.account}?tab=privacy`;

/** What is told of the archive and of the deletion. */
export const privacyWords = {
  archive_ready: ({ until }: Until, { i18n, timeZone }) => {
    const day = formatDate(until, i18n.locale, timeZone);
    return {
      icon: FileArchive,
      title: i18n._(msg`Your data archive is ready`),
      detail: i18n._(msg`You can download it until ${day}.`),
      href: privacyHref,
    };
  },
  deletion_requested: ({ until }: Until, { i18n, timeZone }) => {
    const day = formatDate(until, i18n.locale, timeZone);
    return {
      icon: Trash2,
      title: i18n._(msg`Your account is going to be deleted`),
      detail: i18n._(msg`Signing in until ${day} undoes it.`),
      href: privacyHref,
    };
  },
} satisfies NotificationWriters;
