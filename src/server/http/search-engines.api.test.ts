import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct({ publicUrl: 'https://groundwork.test' });
});
afterAll(() => world.close());

describe('what search engines read first', () => {
  it('robots.txt keeps out of the platform, the outbox and what mails lead to, and names the sitemap', async () => {
    const { status, headers, body } = await world.call('GET', '/robots.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    for (const path of ['/platform', '/outbox', '/api/', '/auth/', '/forgot-password', '/reset-password', '/waitlist/'])
      expect(body).toContain(`Disallow: ${path}\n`);
    expect(body).toContain('Sitemap: https://groundwork.test/sitemap.xml\n');
    expect(body).not.toMatch(/Disallow: \/\n/);
  });

  it('sitemap.xml holds the public pages in every language, at the address people type', async () => {
    const { headers, body } = await world.call('GET', '/sitemap.xml');
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual(['/', '/signin', '/terms', '/privacy'].map((path) => `https://groundwork.test${path}`));
    for (const language of ['en', 'es', 'fr', 'de', 'zh', 'ja', 'x-default'])
      expect(body.split(`hreflang="${language}"`)).toHaveLength(addresses.length + 1);
  });
});

describe('an error', () => {
  const html = { accept: 'text/html,application/xhtml+xml' };
  const broken = async (headers: Record<string, string>, path: string) => {
    const original = world.product.database.system;
    const down = Object.assign(() => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })), {});
    Object.assign(world.product.database, { system: down });
    try {
      return await world.call('POST', path, { headers, body: '' });
    } finally {
      Object.assign(world.product.database, { system: original });
    }
  };

  it('is the 404 screen under its own status where a browser shows it, and a problem for everybody else', async () => {
    const path = '/waitlist/confirm?token=x';
    const page = await broken(html, path);
    expect([page.status, page.body, page.headers.get('retry-after')]).toEqual([503, 'Page Not Found', '2']);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('x-request-id')).toMatch(/^req_/);
    const problem = await broken({}, path);
    expect([problem.status, problem.body.code]).toEqual([503, 'server.database_away']);
  });

  it('of /api stays a problem, whoever asks', async () => {
    const { status, body } = await world.call('GET', '/api/account', { headers: html });
    expect([status, body.code]).toEqual([401, 'auth.required']);
  });
});
