import { z } from 'zod';
import { defineNotification } from '#server/notification-kind.ts';
import { idSchema } from '#shared/ids.ts';

/** A domain no longer leads to its site; whoever runs the site looks at its records. */
export const domainLost = defineNotification({
  kind: 'sites.domain_lost',
  params: z.object({ host: z.string() }),
  event: 'sites.domain_lost',
  paramsOf: ({ payload }) => payload,
});

const post = z.object({ postId: idSchema('post'), title: z.string() });

/** A planned post is online: nobody was there when it happened. */
export const postPublished = defineNotification({
  kind: 'sites.post_published',
  params: post,
  event: 'sites.post_published',
  paramsOf: ({ payload }) => ({ ...payload, postId: payload.postId as `post_${string}` }),
});

/** A planned post was kept from being published at its time; the post says why. */
export const postMissed = defineNotification({
  kind: 'sites.post_missed',
  params: post,
  event: 'sites.post_missed',
  paramsOf: ({ payload }) => ({ ...payload, postId: payload.postId as `post_${string}` }),
});
