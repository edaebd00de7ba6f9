// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { markSignedIn } from './mark-signed-in.ts';

const page = `
  <a href="/signin" data-signed-in="Open platform">Sign in</a>
  <h2 id="signup-title">Start your groundwork</h2>
  <div data-sign-up="form">form</div>
  <div data-sign-up="signed-in" data-title="You are signed in" hidden><a href="/platform">Go to Platform</a></div>
  <p data-for-strangers="">Already have an account?</p>`;
const isHidden = (name: string) => document.querySelector(`[data-sign-up="${name}"]`)?.hasAttribute('hidden');

describe('the landing page', () => {
  afterEach(() => localStorage.clear());

  it('offers the form to whoever is not signed in', () => {
    document.body.innerHTML = page;
    markSignedIn();
    expect([isHidden('form'), isHidden('signed-in')]).toEqual([false, true]);
  });

  it('says so to whoever is, and leads to the platform', () => {
    localStorage.setItem('isAuthenticated', 'true');
    document.body.innerHTML = page;
    markSignedIn();
    expect([isHidden('form'), isHidden('signed-in')]).toEqual([true, false]);
    expect(document.querySelector('[data-for-strangers]')?.hasAttribute('hidden')).toBe(true);
    expect(document.querySelector('#signup-title')?.textContent).toBe('You are signed in');
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/platform');
  });
});
