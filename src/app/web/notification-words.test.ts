import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { planTable } from '#app/plan-table.ts';
import { declaredFeatures } from '#app/server/features.ts';
import {
  type NotificationKind,
  type NotificationParams,
  notificationKinds,
} from '#features/notifications/domain/notification-kinds.ts';
import type { Notification } from '#features/notifications/notifications.contract.ts';
import { notificationWords } from '#features/notifications/web/notification-words.ts';
import { loadPlanTable } from '#web/plans/testing/load-plan-table.ts';
import { features, loadNotificationWriters } from './features.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const conversationId = 'conv_01m7yp69k9d66en9fh6g91yj3d';
const workspaceId = 'ws_01m7yp69k9d66en9fh6g91yj3d';
const until = '2026-12-01T12:00:00.000Z';

const samples: { readonly [Kind in NotificationKind]: readonly [NotificationParams<Kind>, string, string, string] } = {
  plan_completed: [
    { conversationId },
    'Your business plan is complete',
    'Read it, correct it, download it.',
    `/platform/business-generation?tab=plan&conversation=${conversationId}`,
  ],
  sections_stale: [
    { conversationId, sectionIds: ['target-audience'] },
    '“Target Audience” is out of date',
    'A fact changed after you edited the text. Compose it again, or keep your words.',
    `/platform/business-generation?tab=plan&conversation=${conversationId}#target-audience`,
  ],
  quota_nearly_used: [
    { quota: 'advisor.ideas', limit: 5, used: 4, reset: until },
    '4 of 5 business ideas used',
    'New ones open on 1 December 2026.',
    '/platform/pricing',
  ],
  quota_used_up: [
    { quota: 'advisor.ideas', limit: 5, used: 5, reset: until },
    'All 5 business ideas are used',
    'You can go on with what you have begun. New ones open on 1 December 2026.',
    '/platform/pricing',
  ],
  workspace_created: [{ name: 'Levain' }, 'A workspace was created', 'Levain', `/platform?workspace=${workspaceId}`],
  workspace_archived: [{ name: 'Levain' }, 'A workspace was archived', 'Levain', `/platform?workspace=${workspaceId}`],
  workspace_restored: [{ name: 'Levain' }, 'A workspace was restored', 'Levain', `/platform?workspace=${workspaceId}`],
  plan_changed: [
    { from: 'Free', to: 'Pro' },
    'You are on the Pro plan now',
    'It was Free before.',
    '/platform/pricing',
  ],
  password_changed: [
    {},
    'Your password was changed',
    'If this was not you, set a new one now.',
    '/platform/account?tab=security',
  ],
  email_changed: [
    { to: 'new@example.com' },
    'Your email address was changed',
    'You sign in with new@example.com now.',
    '/platform/account?tab=security',
  ],
  factor_added: [
    { name: 'Phone' },
    'Two-factor sign-in is on',
    'Authenticator: Phone',
    '/platform/account?tab=security',
  ],
  factor_removed: [
    { name: 'Phone' },
    'An authenticator was removed',
    'Authenticator: Phone',
    '/platform/account?tab=security',
  ],
  recovery_codes_made: [
    {},
    'You have new recovery codes',
    'Earlier ones no longer work.',
    '/platform/account?tab=security',
  ],
  recovery_code_used: [{ left: 1 }, 'A recovery code was used', '1 code is left.', '/platform/account?tab=security'],
  identity_linked: [{ provider: 'google' }, 'Google sign-in was added', '', '/platform/account?tab=security'],
  identity_unlinked: [{ provider: 'google' }, 'Google sign-in was removed', '', '/platform/account?tab=security'],
  token_reused: [
    {},
    'We ended one of your sessions',
    'It was used from two places at once, as happens when a sign-in is copied.',
    '/platform/account?tab=security',
  ],
  new_device: [
    { browser: 'Firefox', system: 'Windows' },
    'A new device signed in',
    'Firefox on Windows',
    '/platform/account?tab=security',
  ],
  archive_ready: [
    { until },
    'Your data archive is ready',
    'You can download it until 1 December 2026.',
    '/platform/account?tab=privacy',
  ],
  deletion_requested: [
    { until },
    'Your account is going to be deleted',
    'Signing in until 1 December 2026 undoes it.',
    '/platform/account?tab=privacy',
  ],
};

await loadPlanTable();
const writers = await loadNotificationWriters();
const wordsOf = (kind: NotificationKind, params: unknown) => {
  const words = notificationWords(
    writers,
    i18n,
    { kind, params, workspaceId } as Parameters<typeof notificationWords>[2],
    'UTC',
  );
  if (words === undefined) throw new Error(`Nobody words ${kind}`);
  return words;
};

describe('the words of a notification', () => {
  it('come from one feature for each kind', async () => {
    const loaded = await Promise.all(features.flatMap(({ notifications }) => (notifications ? [notifications()] : [])));
    const declared = declaredFeatures.flatMap(({ notifications = [] }) => notifications.map(({ kind }) => kind));
    expect(loaded.flatMap((one) => Object.keys(one)).sort()).toEqual([...notificationKinds, ...declared].sort());
  });

  it('are none for a kind that this build does not know', () => {
    const unknown = { kind: 'sample_ready', params: {}, workspaceId } as unknown as Notification;
    expect(notificationWords(writers, i18n, unknown)).toBeUndefined();
  });

  it.each(notificationKinds)('%s: has a title, and leads to the view it is about', (kind) => {
    const [params, title, detail, href] = samples[kind];
    const words = wordsOf(kind, params);
    expect([words.title, words.detail ?? '', words.href]).toEqual([title, detail, href]);
    expect(words.icon).toBeDefined();
  });

  it('count', () => {
    const sectionIds = ['target-audience', 'market-analysis'];
    expect(wordsOf('sections_stale', { conversationId, sectionIds }).title).toBe('2 sections are out of date');
    const one = { quota: 'advisor.ideas', limit: 1, used: 1, reset: until };
    expect(wordsOf('quota_used_up', one).title).toBe('Your 1 business idea is used');
    expect(wordsOf('recovery_code_used', { left: 0 }).detail).toBe('None is left. Make new ones.');
    expect(wordsOf('recovery_code_used', { left: 3 }).detail).toBe('3 codes are left.');
  });

  it.each(planTable.tools.flatMap(({ quotas }) => quotas).map((quota) => [quota.id, quota.name.message]))(
    'name the quota %s, of whatever tool it is',
    (quota, name) => {
      const use = { quota, limit: 5, reset: until };
      for (const words of [
        wordsOf('quota_nearly_used', { ...use, used: 4 }),
        wordsOf('quota_used_up', { ...use, used: 5 }),
      ]) {
        expect(words.title.toLowerCase()).toContain(name.toLowerCase());
        expect(words.title).toContain('5');
        expect(words.detail).toContain('1 December 2026');
      }
    },
  );

  it('show the id of a quota that no tool declares any more', () => {
    const use = { quota: 'other.things', limit: 5, used: 5, reset: until };
    expect(wordsOf('quota_used_up', use).title).toBe('other.things: limit reached, 5 of 5 used');
  });

  it('do without what the device did not say', () => {
    expect(wordsOf('new_device', { browser: '', system: '' }).detail).toBe('A device we do not know');
    expect(wordsOf('new_device', { browser: 'Firefox', system: '' }).detail).toBe('Firefox');
    expect(wordsOf('factor_added', { name: '' }).detail).toBeUndefined();
  });
});
