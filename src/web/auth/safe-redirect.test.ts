import { describe, expect, it } from 'vitest';
import { ownPathOf, safeRedirect } from './safe-redirect.ts';

describe('where sign-in may lead', () => {
  it.each([
    '/platform/legal',
    '/platform/business-generation?tab=plan#revenue-streams',
    '/',
    '/#signup',
    '/platform?next=https://evil.example',
  ])('an own path is followed as it is: %s', (path) => {
    expect(safeRedirect(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'platform',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    ' //evil.example',
    '/platform\\..\\..//evil.example',
    '/.//evil.example',
    '/platform/..//evil.example',
    '/\u0000/evil.example',
    '/signin',
    '/signin/?redirect=/signin',
  ])('anything else leads to the platform: %j', (path) => {
    expect(safeRedirect(path)).toBe('/platform');
  });
});

describe('the path of an address that leads back', () => {
  it('is kept for our own origin and for paths', () => {
    expect(ownPathOf('http://localhost:8080/platform?tab=plan#x', 'http://localhost:8080')).toBe(
      '/platform?tab=plan#x',
    );
    expect(ownPathOf('/#signup', 'http://localhost:8080')).toBe('/#signup');
  });

  it.each([
    null,
    '',
    'http://localhost:8080.evil.example/platform',
    'http://localhost:8080@evil.example/',
    'https://evil.example/',
    '//evil.example/',
    'http://localhost:8080//evil.example/',
    'javascript:alert(1)',
    '/signin',
  ])('%s is none', (address) => {
    expect(ownPathOf(address, 'http://localhost:8080')).toBeUndefined();
  });
});
