import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Notification, notificationsContract } from '#features/notifications/notifications.contract.ts';
import type { Outputs } from '#shared/endpoint.ts';
import { useApi } from '#web/api/use-api.ts';

type Page = Outputs<typeof notificationsContract>['listNotifications'];
type Pages = InfiniteData<Page, Notification['id'] | undefined>;
export type NotificationId = Notification['id'];

const useNotificationsApi = () => useApi('notifications', notificationsContract);

const pageOf = (before: NotificationId | undefined) => (before === undefined ? {} : { before });

/** Where the pages of the list are kept among the queries. */
function useListKey() {
  return useNotificationsApi().listNotifications.infiniteKey({
    input: pageOf,
    initialPageParam: undefined as NotificationId | undefined,
  });
}

/** What happened, newest first, as far as it was asked for, and how much is unread. */
export function useNotifications() {
  const api = useNotificationsApi();
  const query = useInfiniteQuery(
    api.listNotifications.infiniteOptions({
      input: pageOf,
      initialPageParam: undefined as NotificationId | undefined,
      getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
    }),
  );
  const pages = query.data?.pages;
  return {
    query,
    notifications: useMemo(() => pages?.flatMap((page) => page.notifications), [pages]),
    unread: pages?.[0]?.unread ?? 0,
  };
}

/** Lets go of older pages, so that the next change asks for the newest alone. */
export function useForgetOlder(): () => void {
  const listKey = useListKey();
  const client = useQueryClient();
  return () =>
    client.setQueryData<Pages>(
      listKey,
      (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
    );
}

export type Marking =
  | { readonly read: readonly NotificationId[] }
  | { readonly unread: readonly NotificationId[] }
  | { readonly readUpTo: NotificationId };

/** Marks some as read or unread; shown at once, and taken back where the server does not take it. */
export function useMarkNotifications(onFailed: () => void) {
  const listKey = useListKey();
  const api = useNotificationsApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (marking: Marking) => {
      if ('read' in marking) return api.markRead.call({ ids: [...marking.read] });
      if ('unread' in marking) return api.markUnread.call({ ids: [...marking.unread] });
      return api.markRead.call({ upTo: marking.readUpTo });
    },
    onMutate: async (marking) => {
      await client.cancelQueries({ queryKey: listKey });
      const before = client.getQueryData<Pages>(listKey);
      client.setQueryData<Pages>(listKey, (data) => data && mark(data, marking));
      return before;
    },
    onError: (_error, _marking, before) => {
      client.setQueryData(listKey, before);
      onFailed();
    },
    onSuccess: ({ unread }) => {
      client.setQueryData<Pages>(
        listKey,
        (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, unread })) },
      );
    },
  });
}

/** The list as it will be once the server has marked. */
function mark(data: Pages, marking: Marking): Pages {
  const isReadAfter = (one: Notification): boolean => {
    if ('read' in marking) return one.isRead || marking.read.includes(one.id);
    if ('unread' in marking) return one.isRead && !marking.unread.includes(one.id);
    return one.isRead || one.id <= marking.readUpTo;
  };
  let change = 0;
  const pages = data.pages.map((page) => ({
    ...page,
    notifications: page.notifications.map((one) => {
      const isRead = isReadAfter(one);
      if (isRead !== one.isRead) change += isRead ? -1 : 1;
      return { ...one, isRead };
    }),
  }));
  const unread = 'readUpTo' in marking ? 0 : Math.max(0, (data.pages[0]?.unread ?? 0) + change);
  return { ...data, pages: pages.map((page) => ({ ...page, unread })) };
}
