/** Where a followed link leads back to, as the browser is told. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';

const site = 'http://localhost:18400';
let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct({
    environment: { AUTH_REDIRECTS: 'https://app.example, http://127.0.0.1:3000, myapp://callback' },
  });
});
afterAll(() => world.close());

/** Where the browser is sent, without the fragment that says what went wrong. */
async function follow(redirectTo: string): Promise<string> {
  const query = new URLSearchParams({ token: 'x', type: 'magiclink', redirect_to: redirectTo });
  const answer = await world.call('GET', `/auth/v1/verify?${query}`);
  expect(answer.status).toBe(303);
  return answer.headers.get('location')!.split('#')[0]!;
}

describe('a link that is followed', () => {
  it.each([
    ['https://app.example/welcome?to=1', 'https://app.example/welcome?to=1'],
    ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000/'],
    ['myapp://callback', 'myapp://callback'],
    ['/platform', `${site}/platform`],
  ])('leads to %s', async (asked, location) => {
    expect(await follow(asked)).toBe(location);
  });

  it.each([
    ['another host', 'https://evil.example/'],
    ['another host that tells of ours', 'https://evil.example/https://app.example'],
    ['another scheme', 'http://app.example/'],
    ['another port', 'https://app.example:444/'],
    ['an address without a scheme', '//app.example/'],
    ['a script', 'javascript:alert(1)//app.example'],
    ['an odd host: a longer one', 'https://app.example.evil.example/'],
    ['an odd host: one that ends alike', 'https://evilapp.example/'],
    ['an odd host: full stops of another script', 'https://app。example/'],
    ['an odd host: percent signs', 'https://app%2eexample/'],
    ['an @ before another host', 'https://app.example@evil.example/'],
    ['an @ before our own host', 'https://user:word@app.example/'],
    ['an @ in the address of an app', 'myapp://user@callback'],
    ['a backslash before an @', 'https://app.example\\@evil.example/'],
    ['a backslash in place of a slash', '/\\app.example/'],
    ['a backslash that makes a host of a path', '/\\127.0.0.1:3000/'],
    ['two backslashes', '\\\\app.example/'],
    ['a decimal address', 'http://2130706433:3000/'],
    ['a hexadecimal address', 'http://0x7f000001:3000/'],
    ['a shortened address', 'http://127.1:3000/'],
    ['an octal address', 'http://0177.0.0.1:3000/'],
  ])('leads to the site for %s', async (_case, asked) => {
    expect([site, `${site}/`]).toContain(await follow(asked));
  });
});
