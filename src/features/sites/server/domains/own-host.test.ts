import { describe, expect, it } from 'vitest';
import { ownHostOf } from './own-host.ts';

describe('the domain that somebody types', () => {
  it.each([
    ['www.example.com', 'www.example.com'],
    ['example.com', 'example.com'],
    ['  WWW.Example.COM ', 'www.example.com'],
    ['example.com.', 'example.com'],
    ['https://www.example.com/', 'www.example.com'],
    ['HTTP://example.com', 'example.com'],
    ['bäckerei-müller.de', 'xn--bckerei-mller-bfb28a.de'],
    ['BÄCKEREI.example', 'xn--bckerei-5wa.example'],
    ['パン屋。jp', 'xn--odk8c277n.jp'],
    ['xn--bckerei-5wa.example', 'xn--bckerei-5wa.example'],
    ['a.b.c.d.example.co.uk', 'a.b.c.d.example.co.uk'],
    ['1and1.example', '1and1.example'],
    [`${'a'.repeat(63)}.example`, `${'a'.repeat(63)}.example`],
  ])('%j is %j', (typed, host) => {
    expect(ownHostOf(typed)).toBe(host);
  });

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['a name without a dot', 'localhost'],
    ['a word', 'bakery'],
    ['a dot alone', '.'],
    ['two dots', 'a..example'],
    ['a dot before it', '.example.com'],
    ['two dots behind it', 'example.com..'],
    ['a name of this computer', 'shop.localhost'],
    ['a name of a home network', 'printer.local'],
    ['a name within a company', 'wiki.internal'],
    ['a name that is never one', 'nothing.invalid'],
    ['an onion address', 'abc.onion'],
    ['an IPv4 address', '203.0.113.7'],
    ['one in other signs', '0x7f.0.0.1'],
    ['one in fewer parts', '127.1'],
    ['one as a number', '2130706433'],
    ['an IPv6 address', '::1'],
    ['one in brackets', '[2001:db8::1]'],
    ['a port', 'example.com:8080'],
    ['a port behind a scheme', 'https://example.com:8080/'],
    ['a user', 'me@example.com'],
    ['a user with a password', 'https://me:secret@example.com'],
    ['a path', 'example.com/shop'],
    ['a path of dots', 'example.com/..'],
    ['a query', 'example.com?x'],
    ['a fragment', 'example.com#x'],
    ['a backslash', 'example.com\\evil.example'],
    ['an escape', 'exa%6dple.com'],
    ['another scheme', 'ftp://example.com'],
    ['a script', 'javascript:alert(1)'],
    ['a space inside', 'exa mple.com'],
    ['a line break inside', 'exa\nmple.com'],
    ['two of them', 'example.com,evil.example'],
    ['a wildcard', '*.example.com'],
    ['an underscore', '_groundwork.example.com'],
    ['a hyphen first', '-a.example.com'],
    ['a hyphen last', 'a-.example.com'],
    ['markup', '<b>.example.com'],
    ['Punycode that is none', 'xn--a\u00e4.example'],
    ['a last label of digits', 'example.123'],
    ['a label of 64 signs', `${'a'.repeat(64)}.example`],
    ['more signs than its text record leaves', `${'a.'.repeat(120)}example`],
  ])('%s is none', (_what, typed) => {
    expect(ownHostOf(typed)).toBeUndefined();
  });
});
