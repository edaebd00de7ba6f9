import { msg } from '@lingui/core/macro';
import { Archive, ArchiveRestore, Building2 } from 'lucide-react';
import type { NotificationWriters } from '#web/notification-words.ts';
import { paths } from '#web/routes/paths.ts';
import { workspaceParameter } from './use-workspace-of-address.ts';

interface Named {
  readonly name: string;
}

const workspaceHref = (workspaceId: string | null): string =>
  workspaceId ? `${paths.platform.dashboard}?${workspaceParameter}=${workspaceId}` : paths.platform.dashboard;

/** What is told of workspaces. A business can have a long name, so that it stands below what happened to it. */
export const workspacesWords = {
  workspace_created: ({ name }: Named, { i18n, workspaceId }) => ({
    icon: Building2,
    title: i18n._(msg`A workspace was created`),
    detail: name,
    href: workspaceHref(workspaceId),
  }),
  workspace_archived: ({ name }: Named, { i18n, workspaceId }) => ({
    icon: Archive,
    title: i18n._(msg`A workspace was archived`),
    detail: name,
    href: workspaceHref(workspaceId),
  }),
  workspace_restored: ({ name }: Named, { i18n, workspaceId }) => ({
    icon: ArchiveRestore,
    title: i18n._(msg`A workspace was restored`),
    detail: name,
    href: workspaceHref(workspaceId),
  }),
} satisfies NotificationWriters;
