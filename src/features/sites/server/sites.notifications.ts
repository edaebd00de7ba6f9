import { z } from 'zod';
import { defineNotification } from '#server/notification-kind.ts';
import { idSchema } from '#shared/ids.ts';

const params = z.object({ postId: idSchema('post'), title: z.string() });

/** A planned post is online: nobody was there when it happened. */
export const postPublished = defineNotification({
  kind: 'sites.post_published',
  params,
  event: 'sites.post_published',
  paramsOf: ({ payload }) => ({ ...payload, postId: payload.postId as `post_${string}` }),
});

/** A planned post was kept from being published at its time; the post says why. */
export const postMissed = defineNotification({
  kind: 'sites.post_missed',
  params,
  event: 'sites.post_missed',
  paramsOf: ({ payload }) => ({ ...payload, postId: payload.postId as `post_${string}` }),
});
