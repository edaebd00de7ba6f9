import { describe, expect, it } from 'vitest';
import { filledSite, plainLook } from '../../testing/sample-sites.ts';
import { withForms } from '../../testing/with-forms.ts';
import { againPath, sentPath } from '../page/form-pages.ts';
import { renderSite } from '../page/render-site.ts';
import { blankForm, fillSlots } from './slots.ts';

const files = new Map(
  renderSite({ document: withForms(filledSite()), look: plainLook, url: 'https://example.com/s/brotzeit/' }).map(
    ({ path, text }) => [path, text],
  ),
);
const pageOf = (formId: string): string => files.get(againPath(formId))!;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const slotLike = /[\u0001\u0002]|data-slot/;

describe('the page that shows a form again', () => {
  it.each(['write', 'news', 'order'])('has no slot left once it is filled: %s', (id) => {
    expect(pageOf(id)).toMatch(slotLike);
    expect(fillSlots(pageOf(id), blankForm)).not.toMatch(slotLike);
  });

  it('has what was typed and chosen where it was, and what is wrong beside it', () => {
    const page = fillSlots(pageOf('order'), {
      values: { name: 'Mara', mail: 'mara', quantity: '3', message: '\n  First\nSecond' },
      chosen: { product: 1 },
      isAgreed: true,
      errors: { mail: 'This is not an email address.' },
      notice: 'Not sent yet.',
    });
    expect(page).toMatch(/<input id="order_name"[^>]* value="Mara"/);
    expect(page).toMatch(/<input id="order_mail"[^>]* aria-invalid="true"/);
    expect(page).not.toMatch(/<input id="order_name"[^>]* aria-invalid/);
    expect(page).toContain('<p class="error" id="order_mail_error">This is not an email address.</p>');
    expect(page).toContain('<p class="error" id="order_name_error"></p>');
    expect(page).toContain('<p class="notice" role="alert">Not sent yet.</p>');
    expect(page).toMatch(/<option value="Spelt · €7" selected="">/);
    expect(page).not.toMatch(/<option value="Rye · €6.50" selected/);
    expect(page).toMatch(/<textarea id="order_message"[^>]*>\n\n {2}First\nSecond<\/textarea>/);
  });

  it('shows what was agreed to as ticked, and only then', () => {
    const ticked = /<input id="news_consent"[^>]* checked=""/;
    expect(fillSlots(pageOf('news'), { ...blankForm, isAgreed: true })).toMatch(ticked);
    expect(fillSlots(pageOf('news'), blankForm)).not.toMatch(ticked);
  });

  it('writes whatever was typed as text, slots among it', () => {
    const hostile = '"><script>alert(1)</script>\u0001notice:\u0002 data-slot-x="\u0001checked:\u0002"';
    const page = fillSlots(pageOf('write'), {
      ...blankForm,
      values: { name: hostile, message: `</textarea>${hostile}` },
      notice: '<b>Not sent</b>',
    });
    expect(page).not.toContain('<script>');
    expect(page).not.toContain('</textarea>"');
    expect(page).toContain('&lt;b&gt;Not sent&lt;/b&gt;');
    expect(page.match(/Not sent/g)).toHaveLength(1);
    expect(page).not.toContain('checked=""');
  });
});

describe('the pages of forms', () => {
  it('are left alone by search engines, and lead back into the site from where they answer', () => {
    for (const path of [againPath('write'), sentPath('write')]) {
      const page = files.get(path)!;
      expect(page).toContain('<meta name="robots" content="noindex"/>');
      expect(page).toContain('href="../"');
      expect(page).toContain('href="../icon.svg"');
      expect(files.get('sitemap.xml')).not.toContain(path);
    }
    expect(pageOf('write')).toContain('action="../_forms/write"');
    expect(files.get('')).toContain('action="./_forms/write"');
  });
});
