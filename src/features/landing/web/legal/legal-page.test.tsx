import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#app/web/entries/pages.server.tsx';
import { LANGUAGE_COOKIE } from '#shared/languages.ts';
import { LOOK_COOKIE } from '#shared/look.ts';
import { periods } from '#shared/periods.ts';
import { deviceCookie, sessionCookie, undoneDeletionCookie } from '../../../auth/server/protocol/auth-call.ts';

const assets = { scripts: [], styles: [], fonts: [] };
const draw = (name: 'terms' | 'privacy', hasPlans = true) =>
  renderPage(name, { locale: 'en', assets, config: { supportEmail: 'help@example.com', hasPlans } });
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');

const pages = [
  { name: 'terms', title: 'Terms of Service', sections: 11 },
  { name: 'privacy', title: 'Privacy Policy', sections: 12 },
] as const;

describe.each(pages)('/$name', ({ name, title, sections }) => {
  const html = draw(name);
  const text = textOf(html);

  it(`has ${sections} numbered sections, each with an address that the contents lead to`, () => {
    const headings = [...html.matchAll(/<section id="([^"]+)" aria-labelledby="\1-title"/g)].map(([, id]) => id);
    expect(headings).toHaveLength(sections);
    expect(new Set(headings).size).toBe(sections);
    for (const id of headings) expect(html).toContain(`href="#${id}"`);
    expect(text).toContain(`${sections}. `);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  });

  it('has as many where there are no plans, and speaks of no paid ones', () => {
    const without = draw(name, false);
    expect([...without.matchAll(/<section id="/g)]).toHaveLength(sections);
    expect(textOf(without)).not.toMatch(
      /paid plan|if you pay|about a payment|your invoices|test mode|Plans and payment/i,
    );
    if (name === 'terms') expect(textOf(without)).toContain('Everything is included here, and nothing is charged.');
  });

  it('is dated April 2, 2025', () => {
    expect(text).toContain('Dated April 2, 2025');
  });

  it('leads back to /#signup and to the other page', () => {
    expect(html).toContain('href="/#signup"');
    expect(html).toContain(`href="/${name === 'terms' ? 'privacy' : 'terms'}"`);
  });

  it('names the law of California, the courts of San Francisco, the age of 18 and whom to write to', () => {
    expect(text).toContain('State of California');
    expect(text).toMatch(/courts in San Francisco/);
    expect(text).toContain(name === 'terms' ? 'at least 18 years old' : 'aged 18 or over');
    expect(text).toContain('help@example.com');
  });

  it('states the periods of docs/legal-pages.md', () => {
    expect(text).toContain('notice period of up to 7 days');
    expect(text).toContain('within 30 days of your request');
    expect(text).toContain('within 48 hours');
    expect(text).toContain('For 14 days signing in undoes');
  });

  it('is meant to be found, and asks for no script to be read', () => {
    expect(html).not.toContain('noindex');
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
  });
});

describe('what the pages say of paying is what the code does', () => {
  it('no taxes are added, payments are among what is stored, and their mails follow no switch', () => {
    expect(textOf(draw('terms'))).not.toMatch(/tax(es)? (is|are) added/i);
    expect(textOf(draw('privacy'))).toContain('Payments: what you paid for and how often, your invoices');
    expect(textOf(draw('privacy'))).toContain('Mails about a payment are always sent as well.');
  });
});

describe('what the privacy policy says is what the code does', () => {
  const text = textOf(draw('privacy'));

  it.each([
    ['30 days, with codes and links taken out a day after they end', periods.mailDays, 30],
    ['an ended one is forgotten after 30 days', periods.endedSessionDays, 30],
  ])('%s', (words, kept, expected) => {
    expect(text).toContain(words);
    expect(kept).toBe(expected);
  });

  it('names every cookie', () => {
    for (const cookie of [deviceCookie, undoneDeletionCookie, LANGUAGE_COOKIE, LOOK_COOKIE, sessionCookie('…')])
      expect(text).toContain(cookie);
    expect(text).toContain('gw-journey-…');
  });

  it('knows every place that sets a cookie: a new one has to be told on the page', () => {
    const root = join(import.meta.dirname, '../../../..');
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\/|^testing\//.test(path),
    );
    const setting = files.filter((path) =>
      /document\.cookie = |\bmakeCookie\(|Max-Age=/.test(readFileSync(join(root, path), 'utf8')),
    );
    expect(setting.sort()).toEqual([
      'features/auth/server/oauth.routes.ts',
      'features/auth/server/protocol/auth-call.ts',
      'features/auth/server/sessions/session-cookies.ts',
      'web/appearance/show-look.ts',
      // Signing out takes all of them away.
      'web/auth/auth-provider.tsx',
      'web/auth/planned-deletion.ts',
      'web/i18n/stored-locale.ts',
    ]);
  });
});
