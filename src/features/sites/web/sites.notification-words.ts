import { msg } from '@lingui/core/macro';
import { Unlink } from 'lucide-react';
import type { NotificationWriters } from '#web/notification-words.ts';
import { paths } from '#web/routes/paths.ts';

/** What is told of sites. */
export const sitesWords = {
  'sites.domain_lost': ({ host }: { readonly host: string }, { i18n }) => ({
    icon: Unlink,
    title: i18n._(msg`The domain ${host} no longer leads to your website`),
    detail: i18n._(
      msg`Its records are not there any more. Put them right, and check it in the settings of the website.`,
    ),
    href: paths.platform.websiteEditor,
  }),
} satisfies NotificationWriters;
