import { describe, expect, it } from 'vitest';
import { LANDING_SECTIONS } from '#web/routes/paths.ts';
import { renderPage } from './pages.server.tsx';

const assets = { scripts: ['/assets/a.js'], styles: ['/assets/a.css'], fonts: ['/assets/f.woff2'] };
const options = { locale: 'en', assets, config: { supportEmail: 'help@example.com' } };

function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');
}

describe('rendered pages', () => {
  it.each(['landing', 'sign-in', 'not-found', 'platform'] as const)('%s carries no inline script', (name) => {
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

  it('the landing page has the specified headline and says beta, soon and 18 or over', () => {
    const html = renderPage('landing', options);
    expect(html).toMatch(/<h1[^>]*>The Next Generation of AI Business Creation<\/h1>/);
    const text = textOf(html);
    expect(text).toContain('In beta');
    expect(text).toContain('Launch is soon');
    expect(text).toContain('For people aged 18 or over.');
    expect(text).toContain('help@example.com');
    expect(text).toContain('This form needs JavaScript.');
  });

  it.each(LANDING_SECTIONS)('the landing page has an element with the id %s', (id) => {
    expect(renderPage('landing', options)).toContain(`id="${id}"`);
  });

  it('every tool that does not exist is marked as coming', () => {
    const text = textOf(renderPage('landing', options));
    for (const tool of [
      'Brand & Website Studio',
      'Marketing Studio',
      'Business Analytics',
      'Legal Document Generator',
      'Support & Resources',
    ]) {
      const at = text.indexOf(tool);
      expect(at).toBeGreaterThan(-1);
      expect(text.slice(at, at + 160)).toContain('Coming');
    }
  });

  it('the sign-in page has its fields, button, link and three dialogs, and nothing that does not work yet', () => {
    const text = textOf(renderPage('sign-in', options));
    for (const words of [
      'Email',
      'Password',
      'Sign In',
      'Sign up',
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
    expect(text).not.toMatch(/Google|Forgot|robot/i);
    expect(renderPage('sign-in', options)).toContain('href="/#signup"');
  });

  it('the not-found page has the specified words', () => {
    const html = renderPage('not-found', options);
    expect(textOf(html)).toContain('Page Not Found');
    expect(textOf(html)).toContain(
      'The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.',
    );
    expect(html).toMatch(/<a href="\/"[^>]*>Go Back Home<\/a>/);
  });
});
