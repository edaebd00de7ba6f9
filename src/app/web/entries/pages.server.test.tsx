import { describe, expect, it } from 'vitest';
import { LANDING_SECTIONS } from '#web/routes/paths.ts';
import { renderPage } from './pages.server.tsx';

const assets = { scripts: ['/assets/a.js'], styles: ['/assets/a.css'], fonts: ['/assets/f.woff2'] };
const options = { locale: 'en', assets, config: { supportEmail: 'help@example.com', hasPlans: true } };

function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');
}

describe('rendered pages', () => {
  const names = [
    'landing',
    'sign-in',
    'auth-callback',
    'auth-confirm',
    'forgot-password',
    'reset-password',
    'terms',
    'privacy',
    'waitlist-confirm',
    'waitlist-confirmed',
    'waitlist-leave',
    'waitlist-left',
    'waitlist-expired',
    'not-found',
    'platform',
  ] as const;

  it('the platform carries the address of support, for its links', () =>
    expect(renderPage('platform', options)).toContain('<meta name="support-email" content="help@example.com"/>'));

  it('the platform says so where there are no plans to choose from', () => {
    const config = { ...options.config, hasPlans: false };
    expect(renderPage('platform', { ...options, config })).toContain('<meta name="plans" content="none"/>');
    expect(renderPage('platform', options)).not.toContain('name="plans"');
  });

  it('the landing page names prices only where there are plans', () => {
    const config = { ...options.config, hasPlans: false };
    expect(renderPage('landing', options)).toMatch(/\$24\.00.*\$79\.00/);
    const html = renderPage('landing', { ...options, config });
    expect(textOf(html)).not.toMatch(/every plan|bigger plan|plan you hold|paid plan|Pro\b/);
    expect(html).toContain('Everything is included here, and nothing is charged.');
    expect(html).not.toMatch(/\$\d/);
  });

  it.each(names)('%s carries no inline script', (name) => {
    const html = renderPage(name, options);
    expect(html.startsWith('<!doctype html><html lang="en">')).toBe(true);
    for (const [tag] of html.matchAll(/<script[^>]*>/g)) expect(tag).toContain('src="/assets/');
    expect(html).not.toMatch(/<script[^>]*>[^<]/);
    expect(html).not.toMatch(/\son[a-z]+=/);
  });

  it('the same arguments give the same document', () => {
    expect(renderPage('landing', options)).toBe(renderPage('landing', options));
  });

  it('only development marks its pages', () => {
    expect(renderPage('platform', options)).not.toContain('name="environment"');
    expect(renderPage('platform', { ...options, isDevelopment: true })).toContain(
      '<meta name="environment" content="development"/>',
    );
  });

  it('the landing page has its headline (docs/landing.md) and says beta, soon and 18 or over', () => {
    const html = renderPage('landing', options);
    expect(html).toMatch(/<h1[^>]*>The Next Generation of AI Business Creation<\/h1>/);
    const text = textOf(html);
    expect(text).toContain('In beta');
    expect(text).toContain('Launch is soon');
    expect(text).toContain('For people aged 18 or over.');
    expect(text).toContain('help@example.com');
    expect(text).toContain('This form needs JavaScript.');
  });

  it('the sign-up area links both legal pages, and the waitlist stands beside it', () => {
    const html = renderPage('landing', options);
    const area = html.slice(html.indexOf('id="signup"'), html.indexOf('id="features"'));
    expect(area).toContain('href="/terms"');
    expect(area).toContain('href="/privacy"');
    expect(area).toContain('id="waitlist-form"');
    expect(textOf(area)).toContain('Only want to hear of the launch?');
  });

  it.each(['waitlist-confirm', 'waitlist-leave'] as const)('%s asks for a click that needs no script', (name) => {
    const html = renderPage(name, options);
    // Without an address of its own a form goes to the address of its page, with the link's secret.
    expect(html).toMatch(/<form method="post"><button type="submit"/);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  it('an indexed page says where it is, and what it looks like where it is shared', () => {
    const html = renderPage('terms', { ...options, address: 'https://example.com/terms' });
    for (const tag of [
      '<link rel="canonical" href="https://example.com/terms"/>',
      '<meta property="og:url" content="https://example.com/terms"/>',
      '<meta property="og:title" content="Terms of Service · Groundwork"/>',
      '<meta property="og:locale" content="en_US"/>',
      '<meta property="og:image" content="https://example.com/social-card.png"/>',
      '<meta name="twitter:card" content="summary_large_image"/>',
    ])
      expect(html).toContain(tag);
    expect(renderPage('not-found', { ...options, address: 'https://example.com/x' })).not.toContain('og:');
  });

  it('the platform carries the 404 screen for a start that fails', () => {
    expect(renderPage('platform', options)).toMatch(/<template id="not-found"><main>.*Page Not Found.*<\/template>/);
  });

  it.each(LANDING_SECTIONS)('the landing page has an element with the id %s', (id) => {
    expect(renderPage('landing', options)).toContain(`id="${id}"`);
  });

  it('every tool that does not exist is marked as coming', () => {
    const text = textOf(renderPage('landing', options));
    for (const tool of ['Marketing Studio', 'Business Analytics', 'Legal Document Generator', 'Support & Resources']) {
      const at = text.indexOf(tool);
      expect(at).toBeGreaterThan(-1);
      expect(text.slice(at, at + 160)).toContain('Coming');
    }
  });

  it('the sign-in page has its fields, button, link and three dialogs', () => {
    const text = textOf(renderPage('sign-in', options));
    for (const words of [
      'Email',
      'Password',
      'Sign In',
      'Sign up',
      "I'm not a robot",
      'Forgot password?',
      'Sign In with Google',
      'Already Signed In',
      'Go to Platform',
      'Stay Here',
      'Sign In Successful',
      'Go to Landing Page',
      'Authentication Required',
      'Go to Sign In',
      'Back to Home',
    ]) {
      expect(text).toContain(words);
    }
    expect(renderPage('sign-in', options)).toContain('href="/forgot-password"');
    expect(renderPage('sign-in', options)).toContain('Processing...');
    expect(renderPage('sign-in', options)).toContain('href="/#signup"');
  });

  it('the reset counts three steps and has every message of docs/pages.md', () => {
    const html = renderPage('forgot-password', options).replaceAll('&quot;', '"');
    const text = textOf(html);
    for (const words of ['Step 1 of 3', 'Step 2 of 3', 'Step 3 of 3', 'Back to Sign In', 'Remembered your password?'])
      expect(text).toContain(words);
    for (const words of [
      'Please enter your email address',
      'Please verify that you are not a robot',
      'Too many attempts. Please try again in {n} seconds.',
      'Please enter the verification code',
      'Invalid verification code. Please try again.',
      'Passwords do not match',
      'Password must be at least 8 characters long',
      'Verification code sent.',
      'New verification code sent.',
      'Code verified successfully. Please set your new password.',
      'Your password has been reset successfully. Redirecting to login...',
      'An error occurred while resetting your password.',
    ])
      expect(html).toContain(words);
  });

  it('callback and confirmation have their messages of docs/pages.md', () => {
    const callback = renderPage('auth-callback', options);
    for (const words of [
      'Successfully signed up!',
      'Failed to sign in. Please try again.',
      'An error occurred during account setup.',
      'An unexpected error occurred.',
      'Something went wrong. Please try again.',
    ])
      expect(callback).toContain(words);
    const confirm = renderPage('auth-confirm', options);
    expect(confirm).toContain('Confirming your account...');
    expect(confirm).toContain('Authentication failed. Please try again.');
  });

  it('the not-found page has the words of docs/pages.md', () => {
    const html = renderPage('not-found', options);
    expect(textOf(html)).toContain('Page Not Found');
    expect(textOf(html)).toContain(
      'The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.',
    );
    expect(html).toMatch(/<a href="\/"[^>]*>Go Back Home<\/a>/);
  });
});
