// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { showLook } from './show-look.ts';

let cookie = '';
beforeEach(() => {
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => cookie,
    set: (text: string) => (cookie = text),
  });
});

describe('the look of the account', () => {
  it('stands on the root and in a cookie', () => {
    showLook({ theme: 'Dark', layout: 'Compact' });
    expect({ ...document.documentElement.dataset }).toEqual({ theme: 'dark', layout: 'compact' });
    expect(cookie).toContain('groundwork_look=Dark.Compact; path=/; max-age=31536000');
  });

  it('leaves nothing behind where it is the default', () => {
    showLook({ theme: 'System', layout: 'Default' });
    expect({ ...document.documentElement.dataset }).toEqual({});
    expect(cookie).toContain('groundwork_look=; path=/; max-age=0');
  });
});
