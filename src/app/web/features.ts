import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { accountFeature } from '#features/account/web/account.feature.ts';
import { advisorFeature } from '#features/advisor/web/advisor.feature.ts';
import { billingFeature } from '#features/billing/web/billing.feature.ts';
import { brandFeature } from '#features/brand/web/brand.feature.ts';
import { dashboardFeature } from '#features/dashboard/web/dashboard.feature.ts';
import { mediaFeature } from '#features/media/web/media.feature.ts';
import { notificationsFeature } from '#features/notifications/web/notifications.feature.ts';
import { privacyFeature } from '#features/privacy/web/privacy.feature.ts';
import { profileFeature } from '#features/profile/web/profile.feature.ts';
import { sitesFeature } from '#features/sites/web/sites.feature.ts';
import { threadsFeature } from '#features/threads/web/threads.feature.ts';
import { workspacesFeature } from '#features/workspaces/web/workspaces.feature.ts';
import { registerProblemTexts } from '#web/api/problems.ts';
import type { DependantKinds } from '#web/dependants.ts';
import type { SettingsTab, WebFeature } from '#web/feature.ts';
import type { NotificationWriters } from '#web/notification-words.ts';
import type { PalettePart } from '#web/palette.ts';
import type { ThreadWriters } from '#web/threads.ts';

/** Everything the browser side is made of. The palette offers what they bring in this order. */
export const features: readonly WebFeature[] = [
  dashboardFeature,
  advisorFeature,
  brandFeature,
  mediaFeature,
  sitesFeature,
  threadsFeature,
  profileFeature,
  accountFeature,
  billingFeature,
  privacyFeature,
  workspacesFeature,
  notificationsFeature,
];

for (const { problems } of features) registerProblemTexts(problems ?? {});

/** Where each live subject is shown: the beginnings of the query keys to ask again. */
export const liveQueryKeys: Readonly<Record<string, readonly QueryKey[]>> = combineLiveKeys(features);

function combineLiveKeys(all: readonly WebFeature[]): Record<string, QueryKey[]> {
  const keys: Record<string, QueryKey[]> = {};
  for (const [subject, more] of all.flatMap(({ live = {} }) => Object.entries(live))) {
    keys[subject] = [...(keys[subject] ?? []), ...more];
  }
  return keys;
}

/** What tools make from facts, by kind. */
export const dependantKinds: DependantKinds = Object.assign({}, ...features.map(({ dependants }) => dependants));

/** What is open in the tools, by kind. */
export const threadWriters: ThreadWriters = Object.assign({}, ...features.map(({ threads }) => threads));

/** Fetches the tabs that features bring to the account settings. */
export async function loadSettingsTabs(): Promise<readonly LoadedTab[]> {
  const tabs = features.flatMap(({ settingsTab }) => settingsTab ?? []);
  return Promise.all(tabs.map(async ({ id, label, load }) => ({ id, label, Content: await load() })));
}

/** A tab of the account settings with what it shows. */
export interface LoadedTab extends Pick<SettingsTab, 'id' | 'label'> {
  readonly Content: ComponentType;
}

/** Fetches what the features bring to the palette. */
export async function loadPaletteParts(): Promise<readonly PalettePart[]> {
  return Promise.all(features.flatMap(({ palette }) => (palette ? [palette()] : [])));
}

/** Fetches the words of every notification kind. */
export async function loadNotificationWriters(): Promise<NotificationWriters> {
  const writers = await Promise.all(features.flatMap(({ notifications }) => (notifications ? [notifications()] : [])));
  return Object.assign({}, ...writers);
}
