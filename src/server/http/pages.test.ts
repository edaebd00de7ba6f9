import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadPages, type Pages } from './pages.ts';

const renderer = `
  const loaded = new Set(['en']);
  let renders = 0;
  export async function loadLanguage(locale) { loaded.add(locale); }
  export function renderPage(name, { locale, address }) {
    if (!loaded.has(locale)) throw new Error(locale + ' is not loaded');
    renders += 1;
    return [name, locale, address, renders].join(' ');
  }`;

let dist: string;
let pages: Pages;
const load = (isDevelopment: boolean) =>
  loadPages(dist, {
    supportEmail: 'help@example.com',
    hasPlans: true,
    isDevelopment,
    publicUrl: 'https://groundwork.example',
  });

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'groundwork-pages-'));
  await mkdir(join(dist, 'pages'));
  await mkdir(join(dist, 'web'));
  await writeFile(join(dist, 'pages/pages.server.js'), renderer);
  await writeFile(join(dist, 'web/manifest.json'), '{}');
  pages = await load(false);
});
afterAll(() => rm(dist, { recursive: true }));

async function ask(path: string, headers: Record<string, string> = {}, from = pages) {
  const { pathname } = new URL(path, 'http://localhost');
  const route = from.routes.find((one) => one.path === pathname);
  const request = new Request(new URL(path, 'http://localhost'), { headers });
  const info = { requestId: 'req_1', now: new Date(0), remoteAddress: '::1', userAgent: '', params: {} };
  const answer = route ? await route.handle(request, info) : await from.notFoundPage(request);
  const [name, locale, address, render] = (await answer.text()).split(' ');
  return { status: answer.status, headers: answer.headers, name, locale, address, render };
}

describe('the language of a page', () => {
  it('is what the browser asks for', async () => {
    expect((await ask('/')).locale).toBe('en');
    for (const path of ['/', '/signin', '/auth/confirm', '/platform', '/nowhere'])
      expect((await ask(path, { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' })).locale).toBe('de');
    expect((await ask('/', { 'accept-language': 'pt-BR, *' })).locale).toBe('en');
  });

  it('is what the person chose, whatever the browser asks for', async () => {
    const headers = { 'accept-language': 'de', cookie: 'a=b; groundwork_locale=ja; c=d' };
    expect((await ask('/signin', headers)).locale).toBe('ja');
    expect((await ask('/signin', { ...headers, cookie: 'groundwork_locale=xx' })).locale).toBe('de');
    expect((await ask('/signin', { ...headers, cookie: 'not_groundwork_locale=fr' })).locale).toBe('de');
  });

  it('is what the address names before all else', async () => {
    const headers = { 'accept-language': 'de', cookie: 'groundwork_locale=ja' };
    expect((await ask('/?lang=es', headers)).locale).toBe('es');
    expect((await ask('/?lang=klingon', headers)).locale).toBe('ja');
    expect((await ask('/nowhere?lang=fr')).locale).toBe('fr');
  });

  it('is told to caches and readers', async () => {
    const { headers } = await ask('/', { 'accept-language': 'zh-CN' });
    expect(headers.get('content-language')).toBe('zh');
    expect(headers.get('vary')).toBe('accept-encoding, accept-language, cookie');
  });

  it('can be the test language in development alone', async () => {
    expect((await ask('/?lang=pseudo')).locale).toBe('en');
    const development = await load(true);
    expect((await ask('/?lang=pseudo', {}, development)).locale).toBe('pseudo');
    expect((await ask('/', { cookie: 'groundwork_locale=pseudo' }, development)).locale).toBe('pseudo');
  });
});

describe('a rendered page', () => {
  it('is rendered once for each language and kept', async () => {
    const [first, again, other] = [await ask('/'), await ask('/hero'), await ask('/?lang=fr')];
    expect(again.render).toBe(first.render);
    expect(other.render).not.toBe(first.render);
    expect((await ask('/', { 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(304);
    expect((await ask('/?lang=fr', { 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(200);
  });

  it('knows where it stands', async () => {
    expect((await ask('/pricing')).address).toBe('https://groundwork.example/');
    expect((await ask('/signin')).address).toBe('https://groundwork.example/signin');
    expect((await ask('/nowhere')).status).toBe(404);
  });
});
