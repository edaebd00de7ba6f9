import { msg } from '@lingui/core/macro';
import { CalendarCheck, CalendarX, Unlink } from 'lucide-react';
import type { NotificationWriters } from '#web/notification-words.ts';
import { paths } from '#web/routes/paths.ts';

interface PlannedPost {
  readonly postId: string;
  readonly title: string;
}

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
  'sites.post_published': ({ postId, title }: PlannedPost, { i18n }) => ({
    icon: CalendarCheck,
    title: i18n._(msg`A planned post is online`),
    detail: title,
    href: paths.platform.websitePost(postId),
  }),
  'sites.post_missed': ({ postId, title }: PlannedPost, { i18n }) => ({
    icon: CalendarX,
    title: i18n._(msg`A planned post was not published`),
    // One without a title may be just what kept it.
    detail: title.trim() || i18n._(msg`It says why.`),
    href: paths.platform.websitePost(postId),
  }),
} satisfies NotificationWriters;
