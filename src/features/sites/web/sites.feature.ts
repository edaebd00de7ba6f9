import { msg } from '@lingui/core/macro';
import type { sitesContract } from '#features/sites/sites.contract.ts';
import { queryKeyOf } from '#web/api/use-api.ts';
import { defineWebFeature } from '#web/feature.ts';
import { lazyScreen } from '#web/routes/lazy-screen.ts';
import { loadSitesTexts } from './sites.texts.ts';

const all = [queryKeyOf('sites')];
const builder = queryKeyOf<typeof sitesContract>('sites', 'getBuilder');
const online = queryKeyOf<typeof sitesContract>('sites', 'showOnline');

/** The website builder: templates in the tab of the studio, and the editor at an address of its own. */
export const sitesFeature = defineWebFeature({
  id: 'sites',
  routes: [
    {
      path: 'website-builder/site',
      component: lazyScreen(() => import('./editor/editor.page.tsx'), 'SiteEditorPage', loadSitesTexts),
      isWide: true,
    },
    {
      path: 'website-builder/site/posts/$postId',
      component: lazyScreen(() => import('./blog/post.page.tsx'), 'PostPage', loadSitesTexts),
    },
  ],
  problems: {
    'sites.no_site': msg`There is no website yet. Choose a template first.`,
    'sites.not_ready': msg`Something is still open, so this cannot go online yet. The list says what.`,
    'sites.address_taken': msg`Another website has this address. Choose another one.`,
    'sites.taken_down': msg`This website was taken down by whoever runs this installation. Write to support to hear why.`,
    'sites.no_domains': msg`This installation does not offer domains of your own.`,
    'sites.domain_limit': msg`A website has three domains at most. Remove one first.`,
    'sites.domain_taken': msg`Another website has this domain, and its record is still there. Remove that record first.`,
    'sites.domain_unproven': msg`The records of this domain have not been found yet. Check it first.`,
    'sites.domain_unanswered': msg`No name server answered for this domain. Try again in a few minutes.`,
    'sites.live_limit': msg`As many websites are online as your plan includes. Take one offline, or choose a larger plan.`,
    'sites.version_limit': msg`As many versions are kept as there is room for. Delete one first.`,
    'sites.busy': msg`Too much is being published right now. Try again in a few seconds.`,
    'sites.too_large': msg`All pages together are too large to go online. Take older posts offline, or shorten what is long.`,
    'sites.post_not_ready': msg`This post still asks something. Answer it or remove the part.`,
    'sites.no_blog_online': msg`What is online has no blog page yet. Publish the website with its blog page first.`,
    'sites.posts_full': msg`This blog has as many posts as it can hold. Delete one first.`,
    'sites.scheduled_full': msg`As many posts are planned as can be. Take one plan back first.`,
    'sites.post_scheduled': msg`This post is planned. Take the plan back first.`,
    'sites.post_published': msg`This post is published. Take it offline first.`,
    'sites.post_address_kept': msg`This post was published at its address, which stays.`,
  },
  notifications: async () => (await import('./sites.notification-words.ts')).sitesWords,
  live: { sites: all, facts: all, account: all, brand: [builder, online] },
});
