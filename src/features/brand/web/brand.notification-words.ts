import { msg } from '@lingui/core/macro';
import { FileArchive } from 'lucide-react';
import type { NotificationWriters } from '#web/notification-words.ts';
import { paths } from '#web/routes/paths.ts';
import { formatDate } from '#web/time/format-date.ts';

interface PackReady {
  readonly name: string;
  /** An ISO 8601 instant. */
  readonly until: string;
}

/** What is told of a brand. */
export const brandWords = {
  'brand.pack_ready': ({ name, until }: PackReady, { i18n, timeZone }) => {
    const day = formatDate(until, i18n.locale, timeZone);
    return {
      icon: FileArchive,
      title: i18n._(msg`The brand assets of ${name} are ready`),
      detail: i18n._(msg`You can download them until ${day}.`),
      href: paths.platform.websiteBuilder,
    };
  },
} satisfies NotificationWriters;
