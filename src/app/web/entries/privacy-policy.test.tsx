/** The privacy policy as it is rendered, against what the product declares and does; its figures are written out here. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { productTables } from '#app/server/product-tables.ts';
import { writeDraft } from '#features/advisor/web/chat/draft.ts';
import { journeyLifeMs } from '#features/auth/server/oauth.service.ts';
import { codeLifeMs } from '#features/auth/server/one-time/one-time.service.ts';
import { createSessionCookies, idleLimitMs } from '#features/auth/server/sessions/session-cookies.ts';
import { rememberAttempt } from '#features/auth/web/reset-attempts.ts';
import { leavingRules } from '#features/privacy/domain/leaving-rules.ts';
import { waitlistRules } from '#features/waitlist/domain/waitlist-rules.ts';
import { writeTabWorkspace } from '#features/workspaces/web/tab-workspace.ts';
import { dayMs, hourMs } from '#shared/periods.ts';
import { showLook } from '#web/appearance/show-look.ts';
import { authStorageKey } from '#web/auth/auth-client.ts';
import { rememberReusedSession } from '#web/auth/ended-session.ts';
import { mirrorSession } from '#web/auth/local-flags.ts';
import { rememberPlannedDeletion } from '#web/auth/planned-deletion.ts';
import { rememberUnfinishedSignOut } from '#web/auth/unfinished-sign-out.ts';
import { storeLocale } from '#web/i18n/stored-locale.ts';
import { rememberVisit } from '#web/plans/use-open-on-first-visit.ts';
import { renderPage } from './pages.server.tsx';

const html = renderPage('privacy', {
  locale: 'en',
  assets: { scripts: [], styles: [], fonts: [] },
  config: { supportEmail: 'help@example.com', hasPlans: true },
}).replaceAll('&#x27;', "'");
const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

afterEach(() => vi.unstubAllGlobals());

describe('periods', () => {
  it.each([
    ['For 14 days signing in undoes the deletion', leavingRules.undoMs, 14 * dayMs],
    ['within 30 days of your request your personal data is gone', leavingRules.goneWithinMs, 30 * dayMs],
    ['It is ready within 48 hours', leavingRules.archiveWithinMs, 48 * hourMs],
    ['7 days after they are ready', leavingRules.archiveKeptMs, 7 * dayMs],
    ['expire within 14 days', leavingRules.backupKeptMs, 14 * dayMs],
    ['the trail of security events for 365 days', leavingRules.remainderKeptMs, 365 * dayMs],
    ['codes that work for 10 minutes', codeLifeMs, 10 * 60_000],
    ['end after 90 days without use', idleLimitMs, 90 * dayMs],
    ['30 days if nobody confirms them', waitlistRules.unconfirmedMs, 30 * dayMs],
  ])('%s', (words, kept, expected) => {
    expect(text).toContain(words);
    expect(kept).toBe(expected);
  });
});

/** The rows of "What your browser keeps": the name or names, and what is said of them. */
const rows = [...html.matchAll(/<dt[^>]*>([^<]+)<\/dt><dd[^>]*>([^<]+)<\/dd>/g)].map(([, name, use]) => ({
  name: name!,
  use: use!,
  patterns: name!.split(', ').map((one) => new RegExp(`^${one.replaceAll('.', '\\.').replace(/…|\*/, '.+')}$`)),
}));
const rowOf = (name: string, kind: RegExp) =>
  rows.find(({ patterns, use }) => kind.test(use) && patterns.some((pattern) => pattern.test(name)));

const root = join(import.meta.dirname, '../../..');
/** Files of the product, not of its tests, that hold a pattern. */
const filesWith = (pattern: RegExp): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\/|^testing\//.test(path))
    .filter((path) => pattern.test(readFileSync(join(root, path), 'utf8')))
    .sort();

/** A browser that notes which keys and cookies are written. */
function watchBrowser() {
  const written: { kind: 'Local' | 'session' | 'Cookie'; name: string; life?: string }[] = [];
  const storage = (kind: 'Local' | 'session') => ({
    getItem: () => null,
    removeItem: () => undefined,
    setItem: (name: string) => void written.push({ kind, name }),
  });
  const document = {
    documentElement: { dataset: {} },
    get cookie() {
      return '';
    },
    set cookie(line: string) {
      const [pair = ''] = line.split(';');
      written.push({ kind: 'Cookie', name: pair.split('=')[0]!, life: /max-age=(\d+)/i.exec(line)?.[1] ?? '' });
    },
  };
  const location = { protocol: 'https:', hostname: 'groundwork.example' };
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', { localStorage: storage('Local'), sessionStorage: storage('session'), location, document });
  return written;
}

const session = { user: { user_metadata: { full_name: 'Ada' } } } as unknown as Parameters<typeof mirrorSession>[0];
/** Every file that writes to the storage of a browser, and how to make it write. */
const writers: Readonly<Record<string, () => void>> = {
  'features/advisor/web/chat/draft.ts': () => writeDraft('ws_1', { text: 'begun' }),
  'features/auth/web/reset-attempts.ts': () => rememberAttempt(0),
  'features/workspaces/web/tab-workspace.ts': () => writeTabWorkspace({} as never),
  'web/auth/ended-session.ts': rememberReusedSession,
  'web/auth/local-flags.ts': () => mirrorSession(session, { plan: 'Pro', name: 'Ada', pictureUrl: '/picture' }),
  'web/auth/planned-deletion.ts': () => rememberPlannedDeletion('2031-01-01'),
  'web/auth/unfinished-sign-out.ts': rememberUnfinishedSignOut,
  'web/i18n/stored-locale.ts': () => storeLocale('de', 'account'),
  'web/plans/use-open-on-first-visit.ts': () => rememberVisit('advisor'),
};

describe('what the browser keeps', () => {
  it('knows every file that writes to a storage', () => {
    const found = filesWith(/Storage\??\.setItem\(|sessionStore\.write\(|indexedDB\.|caches\.open/);
    expect(found.filter((path) => path !== 'web/session-store.ts')).toEqual(Object.keys(writers).sort());
  });

  it.each(Object.keys(writers))('each key that %s writes has a row of its kind', (path) => {
    const written = watchBrowser();
    writers[path]!();
    expect(written.filter(({ kind }) => kind !== 'Cookie')).not.toEqual([]);
    for (const { kind, name } of written) expect(rowOf(name, new RegExp(kind, 'i')), name).toBeDefined();
  });

  it('has no row of a storage for a key that nothing writes', () => {
    const written = watchBrowser();
    for (const write of Object.values(writers)) write();
    const names = [...written.map(({ name }) => name), authStorageKey('https://groundwork.example')];
    const patterns = rows.filter(({ use }) => /^Local/.test(use)).flatMap((row) => row.patterns);
    expect(patterns).not.toEqual([]);
    expect(patterns.filter((pattern) => !names.some((name) => pattern.test(name)))).toEqual([]);
  });

  const cookies = createSessionCookies({ basePath: '/auth/v1', siteUrl: 'https://groundwork.example' });
  it.each([
    ['a session', () => cookies.forSession('id', 'half'), 400 * 24 * 3600, 'at the latest after 400 days'],
    ['a device', () => cookies.forDevice('random'), 400 * 24 * 3600, '400 days'],
    ['an undone deletion', () => cookies.forUndoneDeletion(new Date(0)), 300, 'Five minutes at most'],
  ])('the cookie of %s lives as long as its row says', (_, make, seconds, words) => {
    const line = make();
    expect(line).toContain(`; Max-Age=${seconds};`);
    expect(rowOf(line.split('=')[0]!, /^Cookie/)?.use).toContain(words);
  });

  it('the cookie of a journey lives for the ten minutes its row says', () => {
    expect(journeyLifeMs).toBe(10 * 60_000);
    expect(rowOf('gw-journey-1a', /^Cookie/)?.use).toContain('Ten minutes');
  });

  it('the cookies of language and look live for the year their rows say', () => {
    const written = watchBrowser();
    storeLocale('de');
    showLook({ layout: 'Default', theme: 'Dark' });
    const set = written.filter(({ kind }) => kind === 'Cookie');
    expect(set).toHaveLength(2);
    for (const { name, life } of set) {
      expect(life).toBe(String(365 * 24 * 3600));
      expect(rowOf(name, /^Cookie/)?.use).toContain('One year');
    }
  });
});

describe('what is stored', () => {
  const exported = productTables.filter((table) => (table.exported ?? []).length > 0);

  it.each(exported.map(({ name, policy }) => [name, policy]))('in %s is told of: %s', (_, policy) => {
    expect(policy?.length).toBeGreaterThan(10);
    expect(text).toContain(policy);
  });
});
