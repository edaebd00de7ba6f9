import { defineBlock, ownMarkup, section } from './block.ts';

/**
 * Markup of one's own. It stands on the page as the scene cleans it (domain/own-code/own-html.ts); where nothing cleans it, it is not
 * shown.
 */
export const html = defineBlock({
  type: 'html',
  fields: { code: { kind: 'code', max: 20_000 } },
  css: `
.b-html .own>*+*{margin-top:1em}
.b-html .own{max-width:68ch}
.b-html .own :is(ul,ol){padding-inline-start:1.3em}
.b-html .own table{border-collapse:collapse;width:100%}
.b-html .own :is(th,td){border-bottom:1px solid var(--line);padding:.6em .8em .6em 0;text-align:start;vertical-align:top}
.b-html .own blockquote{border-inline-start:3px solid var(--primary);padding-inline-start:1em}
.b-html .own pre{overflow-x:auto;background:var(--tint);padding:1em;border-radius:var(--radius-s)}`,
  render: ({ code }, { cleanHtml }, id) => {
    const clean = cleanHtml?.(code) ?? '';
    return clean.trim() === ''
      ? null
      : section({ id, type: 'html', title: '' }, ownMarkup('div', { className: 'own' }, clean));
  },
});
