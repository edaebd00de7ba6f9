import type { ReactNode } from 'react';
import { action, defineBlock, h, line, prose, type Scene, section, together } from './block.ts';
import { type Field, type Fields, isSaid } from './field.ts';
import { hoursRows, type OpenSpan, weekdays } from './opening-hours.ts';

const title = { kind: 'line', max: 80 } as const;

const hoursFields = {
  kind: 'list',
  most: 21,
  of: { day: { kind: 'choice', options: weekdays }, from: { kind: 'time' }, to: { kind: 'time' } },
  asks: 'hours',
} as const satisfies Field;

/** The week in rows, or the gap it leaves. */
const weekView = (items: readonly OpenSpan[], { language, words, gap }: Scene): ReactNode =>
  isSaid(hoursFields, items)
    ? h(
        'dl',
        { className: 'week' },
        ...hoursRows(items, language).map(({ days, spans }) =>
          h(
            'div',
            { className: spans.length === 0 ? 'shut' : undefined },
            h('dt', null, days),
            h('dd', null, ...(spans.length === 0 ? [words.labels.closed] : spans.map((span) => h('span', null, span)))),
          ),
        ),
      )
    : (gap?.('hours') ?? null);

const weekCss = `
.week{margin:0;display:grid;max-width:34rem}
.week>div{display:flex;justify-content:space-between;gap:1.5rem;padding:.6rem 0;border-bottom:1px solid var(--line)}
.week>div:first-child{padding-top:0}
.week dd{margin:0;font-variant-numeric:tabular-nums lining-nums;text-align:end}
.week dt,.week dd span{white-space:nowrap}
.week dd span{display:block}
.week .shut{color:var(--soft)}`;

/** When it is open: the seven days of a week, as they are called in the language of the site. */
export const hours = defineBlock({
  type: 'hours',
  fields: {
    title,
    items: hoursFields,
    note: { kind: 'line', max: 200 },
  },
  css: `${weekCss}
.b-hours .note{margin-top:1em;color:var(--soft)}`,
  render: ({ title, items, note }, scene, id) =>
    section(
      { id, type: 'hours', title, scene },
      weekView(items, scene),
      note === '' ? null : h('p', { className: 'note' }, line(scene, 'note', note)),
    ),
});

const addressCss = `
address{font-style:normal;font-size:var(--s1);line-height:1.5}
.where .note{margin-top:.8em;color:var(--soft)}
.where .do{margin-top:1.4em}`;

interface Whereabouts {
  readonly address: string;
  readonly note: string;
  readonly map: string;
}

const whereView = ({ address, note, map }: Whereabouts, scene: Scene): ReactNode =>
  h(
    'div',
    { className: 'where' },
    h('address', null, prose(scene, 'address', address, 'address')),
    note === '' ? null : h('div', { className: 'note' }, prose(scene, 'note', note)),
    map === '' ? null : h('p', { className: 'do' }, action(scene.words.map, map, scene)),
  );

const whereFields = {
  address: { kind: 'text', max: 240, asks: 'address' },
  note: { kind: 'text', max: 300 },
  map: { kind: 'link' },
} as const satisfies Fields;

/** Where it is: an address, and a link to a map that opens only when it is clicked. */
export const place = defineBlock({
  type: 'place',
  fields: { title, ...whereFields },
  css: addressCss,
  render: ({ title, ...where }, scene, id) => section({ id, type: 'place', title, scene }, whereView(where, scene)),
});

/** For a business that people come to: where it is, and when, side by side. */
export const visit = defineBlock({
  type: 'visit',
  fields: { title, ...whereFields, items: hoursFields },
  css: `${addressCss}${weekCss}
.b-visit .body{display:grid;gap:var(--gap) calc(var(--gap)*2)}
.b-visit .week{max-width:none}
@media(min-width:48rem){.b-visit .body{grid-template-columns:minmax(0,5fr) minmax(0,7fr)}}`,
  render: ({ title, items, ...where }, scene, id) =>
    section({ id, type: 'visit', title, scene }, whereView(where, scene), weekView(items, scene)),
});

/** What writes to a mail address. */
export const mailOf = (mail: string): string => `mailto:${mail.trim()}`;
/** What calls a number, however it is written. */
export const phoneOf = (phone: string): string => `tel:${phone.trim().replace(/(?!^\+)[^\d]/g, '')}`;

/** Words without room about them, which whoever edits them in their place may be typing just now. */
const trimmed = (scene: Scene, field: string, text: string): ReactNode =>
  scene.edit ? line(scene, field, text) : text.trim();

/** How to reach the business. */
export const contact = defineBlock({
  type: 'contact',
  fields: {
    title,
    text: { kind: 'text', max: 400 },
    mail: { kind: 'line', max: 120, asks: 'mail' },
    phone: { kind: 'line', max: 40 },
  },
  css: `
.b-contact .ways{display:grid;gap:.4rem;margin-top:1.4em}
.b-contact .ways:first-child{margin-top:0}
.b-contact .ways a{font-family:var(--display);font-weight:var(--display-weight);letter-spacing:var(--display-tracking);font-size:var(--s2);overflow-wrap:anywhere;line-height:1.25}`,
  render: ({ title, text, mail, phone }, scene, id) =>
    section(
      { id, type: 'contact', title, scene },
      text === '' ? null : h('div', { className: 'lead' }, prose(scene, 'text', text)),
      h(
        'div',
        { className: 'ways' },
        mail.trim() === '' && phone.trim() === ''
          ? line(scene, 'mail', mail, 'mail')
          : together(
              mail.trim() === '' ? null : h('p', null, h('a', { href: mailOf(mail) }, trimmed(scene, 'mail', mail))),
              phone.trim() === ''
                ? null
                : h('p', null, h('a', { href: phoneOf(phone) }, trimmed(scene, 'phone', phone))),
            ),
      ),
    ),
});

/** One thing to do next, across the page. */
export const call = defineBlock({
  type: 'call',
  fields: {
    title: { kind: 'line', max: 120, asks: 'title' },
    text: { kind: 'text', max: 300 },
    action: { kind: 'line', max: 40 },
    link: { kind: 'link' },
  },
  css: `
.b-call{background:var(--primary);color:var(--paper)}
.b-glance+.b-call{background:var(--ink)}
.b-call .inner{display:grid;gap:1.5rem var(--gap);align-items:center}
.b-call h2{font-size:var(--s3)}
.b-call .text{max-width:46ch;margin-top:.8em}
.b-call .button{background:var(--paper);color:var(--primary);border-color:var(--paper)}
@media(min-width:48rem){.b-call .inner{grid-template-columns:minmax(0,1fr) auto}}`,
  render: ({ title, text, action: label, link }, scene, id) =>
    h(
      'section',
      { id, className: 'section b-call', 'aria-labelledby': `${id}_title` },
      h(
        'div',
        { className: 'inner' },
        h(
          'div',
          null,
          h('h2', { id: `${id}_title` }, line(scene, 'title', title, 'title')),
          text === '' ? null : h('div', { className: 'text' }, prose(scene, 'text', text)),
        ),
        action(label, link, scene, 'button main', 'action'),
      ),
    ),
});
