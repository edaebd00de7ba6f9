import { describe, expect, it } from 'vitest';
import { safeRedirect, withParameters } from './redirects.ts';

const siteUrl = 'https://groundwork.example';
const redirects = [
  'https://app.example.com',
  'https://*.preview.example.com',
  'https://exact.example.com/callback',
  'https://deep.example.com/app/**',
  'https://part.example.com/*/done',
  'http://localhost:*',
  'https://**.wide.example.com/cb',
  'com.example.notes://signed-in',
];
const settings = { siteUrl, redirects };

describe('an address one may be led back to', () => {
  it.each([
    ['nothing', undefined, siteUrl],
    ['an empty one', '', siteUrl],
    ['a path of the site', '/platform?tab=plan', `${siteUrl}/platform?tab=plan`],
    ['a path of the site that begins with the same letter', '/signin', `${siteUrl}/signin`],
    ['the site itself', siteUrl, `${siteUrl}/`],
    [
      'a page of the site',
      `${siteUrl}/auth/callback?destination=signup`,
      `${siteUrl}/auth/callback?destination=signup`,
    ],
    ['the site in capitals', 'HTTPS://GROUNDWORK.EXAMPLE/plan', `${siteUrl}/plan`],
    ['the site with the port it has anyway', `${siteUrl}:443/plan`, `${siteUrl}/plan`],
    ['any page of a listed origin', 'https://app.example.com/any/page', 'https://app.example.com/any/page'],
    ['a listed origin with a query', 'https://app.example.com/?a=1#b', 'https://app.example.com/?a=1#b'],
    ['one part of a host for one star', 'https://pr-7.preview.example.com/x', 'https://pr-7.preview.example.com/x'],
    ['exactly the listed page', 'https://exact.example.com/callback', 'https://exact.example.com/callback'],
    [
      'the listed page with a query',
      'https://exact.example.com/callback?x=1',
      'https://exact.example.com/callback?x=1',
    ],
    ['the rest of a path for two stars', 'https://deep.example.com/app/a/b', 'https://deep.example.com/app/a/b'],
    ['one part of a path for one star', 'https://part.example.com/de/done', 'https://part.example.com/de/done'],
    ['any port for a star there', 'http://localhost:3000/x', 'http://localhost:3000/x'],
    ['an address of a listed app', 'com.example.notes://signed-in', 'com.example.notes://signed-in'],
  ])('may be %s', (_case, asked, expected) => {
    expect(safeRedirect(asked, settings)).toBe(expected);
  });

  it.each([
    ['another host', 'https://evil.example'],
    ['another host without a scheme', '//evil.example'],
    ['three slashes', '///evil.example'],
    // What anybody publishes stands on our own origin.
    ['a page that somebody published', '/s/stranger/'],
    ['a page that somebody published, whole', `${siteUrl}/s/stranger/?a=1`],
    ['a page that somebody published, in capitals', '/S/stranger/'],
    ['a page that somebody published, written otherwise', '/%73/stranger/'],
    ['a page that somebody published, by a way round', '/platform/../s/stranger/'],
    ['a scheme without slashes', 'https:evil.example'],
    ['a scheme with one slash', 'https:/evil.example'],
    ['a scheme with three slashes', 'https:///groundwork.example'],
    ['a backslash for a slash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash before the host ends', 'https://evil.example\\.groundwork.example'],
    ['a backslash and an @', 'https://groundwork.example\\@evil.example'],
    ['the site as a user name', 'https://groundwork.example@evil.example'],
    ['the site as user name and password', 'https://groundwork.example:443@evil.example'],
    ['credentials for the site itself', 'https://me:secret@groundwork.example'],
    ['an empty user name', 'https://:secret@groundwork.example'],
    ['the site as a part of another host', 'https://groundwork.example.evil.example'],
    ['the site as an end of another host', 'https://evilgroundwork.example'],
    ['a part below the site', 'https://evil.groundwork.example'],
    ['a dot at the end of the host', 'https://groundwork.example./plan'],
    ['another port of the site', 'https://groundwork.example:8443/'],
    ['the site without encryption', 'http://groundwork.example/'],
    ['a script', 'javascript:alert(1)'],
    ['a script that looks like an address', 'javascript://groundwork.example/%0aalert(1)'],
    ['data', 'data:text/html,hello'],
    ['a file', 'file:///etc/passwd'],
    ['a blob of the site', 'blob:https://groundwork.example/1'],
    ['an app nobody listed', 'com.example.other://signed-in'],
    ['a listed app with credentials', 'com.example.notes://me@signed-in'],
    ['another page of a listed app', 'com.example.notes://elsewhere'],
    ['a page beside the listed one', 'https://exact.example.com/callback/more'],
    ['a page whose name begins like it', 'https://exact.example.com/callbacks'],
    ['a page above it', 'https://exact.example.com/callback/../admin'],
    ['a path that climbs out of two stars', 'https://deep.example.com/app/../admin'],
    ['a path that climbs out in disguise', 'https://deep.example.com/app/%2e%2e/admin'],
    ['two parts for one star of a path', 'https://part.example.com/a/b/done'],
    ['two parts for one star of a host', 'https://a.b.preview.example.com/'],
    ['no part for a star with its dot', 'https://preview.example.com/'],
    ['a star that reaches into the path', 'https://evil.example/.preview.example.com'],
    ['two stars that reach into the path', 'https://evil.example/x.wide.example.com/cb'],
    ['two stars of a host as a port', 'https://evil.example:1.wide.example.com/cb'],
    ['a host after a hash', 'https://evil.example#.preview.example.com'],
    ['a host after a question mark', 'https://evil.example?.preview.example.com'],
    ['a listed host with another scheme', 'http://app.example.com/'],
    ['a listed host as the start of another', 'https://app.example.com.evil.example/'],
    ['a listed name with another letter for its dot', 'https://appxexample.com/'],
    ['localhost by another name', 'http://localhost.evil.example:3000/'],
    ['a line break', 'https://groundwork.example/\nSet-Cookie: a=b'],
    ['a tab inside the scheme', 'ht\ttps://groundwork.example'],
    ['a leading blank', ' https://groundwork.example'],
    ['a zero byte', 'https://groundwork.example/\0'],
    ['a full stop of another script', 'https://groundwork。example/'],
    ['wide letters', 'https://ｇroundwork.example/'],
    ['a soft hyphen', 'https://ground\u00adwork.example/'],
    ['an escaped host', 'https://groundwork%2eexample/'],
    ['an escaped slash after the host', 'https://groundwork.example%2f@evil.example/'],
    ['a letter of another script', 'https://grоundwork.example/'],
    ['an address without end', `https://groundwork.example/${'a'.repeat(2000)}`],
    ['a port that is none', 'https://groundwork.example:99999/'],
    ['no host', 'https://'],
    ['a word', 'evil.example'],
  ])('is never %s', (_case, asked) => {
    expect(safeRedirect(asked, settings)).toBe(siteUrl);
  });
});

describe('loopback written in an odd way', () => {
  const local = { siteUrl: 'http://127.0.0.1:18400', redirects: [] };
  it.each([
    'http://2130706433:18400/',
    'http://0x7f000001:18400/',
    'http://0x7f.1:18400/',
    'http://017700000001:18400/',
    'http://0177.0.0.1:18400/',
    'http://127.1:18400/',
    'http://127.0.0.1.:18400/',
    'http://127.000.000.001:18400/',
    'http://１27.0.0.1:18400/',
    'http://[::ffff:127.0.0.1]:18400/',
    'http://[::1]:18400/',
    'http://localhost:18400/',
  ])('is refused: %s', (asked) => {
    expect(safeRedirect(asked, local)).toBe(local.siteUrl);
  });

  it('is taken as it is usually written', () => {
    expect(safeRedirect('http://127.0.0.1:18400/plan', local)).toBe('http://127.0.0.1:18400/plan');
  });
});

describe('parameters', () => {
  it('are added to the query, and take the place of the fragment', () => {
    expect(withParameters('https://a.example/?x=1#old', { code: 'a b' }, 'query')).toBe(
      'https://a.example/?x=1&code=a+b#old',
    );
    expect(withParameters('https://a.example/?x=1#old', { code: 'a b' }, 'fragment')).toBe(
      'https://a.example/?x=1#code=a+b',
    );
  });
});
