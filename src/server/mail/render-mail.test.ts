import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mailColours } from './mail-colours.ts';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';

const product = { name: 'Groundwork', url: 'https://groundwork.example', locale: 'en' };
const content: MailContent = {
  subject: 'Your code is 123456',
  preheader: 'It works for ten minutes.',
  heading: 'Reset your password',
  blocks: [
    {
      kind: 'text',
      text: 'Somebody, hopefully you, asked to reset the password of this account. Type the code on the page where you asked, or follow the link.',
    },
    { kind: 'code', code: '123456', note: 'It works once, for ten minutes.' },
    {
      kind: 'button',
      label: 'Choose a new password',
      url: 'https://groundwork.example/auth/confirm?token_hash=abc&type=recovery',
    },
    { kind: 'facts', rows: [['Device', 'Firefox on Linux']] },
    { kind: 'note', text: 'Not you? Nothing changes without the code.' },
  ],
  footer: 'You get this mail because somebody asked to reset your password.',
};
const hostile = `<img src=x onerror="alert('1')">&`;

describe('a mail as text', () => {
  it('wraps at 72 columns, and keeps code and link whole on lines of their own', () => {
    const { text } = renderMail(content, product);
    expect(text).toBe(`Reset your password

Somebody, hopefully you, asked to reset the password of this account.
Type the code on the page where you asked, or follow the link.

    123456

It works once, for ten minutes.

Choose a new password:
https://groundwork.example/auth/confirm?token_hash=abc&type=recovery

Device: Firefox on Linux

Not you? Nothing changes without the code.

-- 
You get this mail because somebody asked to reset your password.
Groundwork · https://groundwork.example
`);
  });

  it('never breaks a word, however long', () => {
    const word = 'x'.repeat(200);
    expect(renderMail({ ...content, blocks: [{ kind: 'text', text: `a ${word} b` }] }, product).text).toContain(
      `a\n${word}\nb`,
    );
  });
});

describe('a mail as text in Chinese or Japanese', () => {
  const text = 'このアドレスで登録がありました。ご本人の場合は、「確認する」ボタンを押してアドレスを確認してください。';
  const lines = renderMail(
    { ...content, heading: text.repeat(2), blocks: [{ kind: 'facts', rows: [['日時', '2026年11月21日']] }] },
    { ...product, locale: 'ja' },
  ).text.split('\n');

  it('wraps between letters, two columns wide, and begins no line with a closing mark', () => {
    const heading = lines.slice(0, lines.indexOf(''));
    expect(heading.join('')).toBe(text.repeat(2));
    expect(heading.length).toBeGreaterThan(2);
    for (const line of heading) {
      expect([...line].length).toBeLessThanOrEqual(36);
      expect(line).not.toMatch(/^[、。」]|「$/);
    }
  });

  it('has a colon of its own', () => {
    expect(lines).toContain('日時：2026年11月21日');
  });
});

describe('a mail as HTML', () => {
  it('escapes every text of the content', () => {
    const { html } = renderMail(
      {
        subject: hostile,
        preheader: hostile,
        heading: hostile,
        blocks: [
          { kind: 'text', text: hostile },
          { kind: 'code', code: hostile, note: hostile },
          { kind: 'button', label: hostile, url: 'https://groundwork.example/"><script>' },
          { kind: 'facts', rows: [[hostile, hostile]] },
          { kind: 'note', text: hostile },
        ],
        footer: hostile,
      },
      { ...product, name: hostile },
    );
    expect(html.match(/&lt;img src=x onerror=&quot;alert\(&#39;1&#39;\)&quot;&gt;&amp;/g)).toHaveLength(12);
    expect(html).not.toMatch(/<img|<script|onerror="/);
  });

  it('fetches nothing', () => {
    const { html } = renderMail(content, product);
    expect(html).not.toMatch(/<(?:img|link|script|iframe|object)|url\(|@import|@font-face/);
    expect([...html.matchAll(/https?:\/\/[^"\s]+/g)].map(([url]) => url)).toEqual([
      'https://groundwork.example',
      'https://groundwork.example/auth/confirm?token_hash=abc&amp;type=recovery',
    ]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '/auth/confirm', 'https://a.example/ x'])(
    'refuses a button that leads to %s',
    (url) => {
      expect(() => renderMail({ ...content, blocks: [{ kind: 'button', label: 'Go', url }] }, product)).toThrow(
        'A mail links to web addresses only',
      );
    },
  );

  it('reads from the right in languages that do', () => {
    expect(renderMail(content, { ...product, locale: 'ar-EG' }).html).toContain('<html lang="ar-EG" dir="rtl">');
  });

  it('wears the colours of the product, in both themes', () => {
    const css = readFileSync(join(import.meta.dirname, '../../web/styles/tokens.css'), 'utf8');
    for (const [theme, colours] of Object.entries(mailColours)) {
      const block = css.slice(css.indexOf(`[data-theme="${theme}"] {`)).split('}')[0];
      for (const [name, value] of Object.entries(colours)) expect(block).toContain(`--${name}: ${value};`);
    }
  });
});
