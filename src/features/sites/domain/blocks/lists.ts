import type { ReactElement, ReactNode } from 'react';
import { pictureView } from '../page/picture.ts';
import { defineBlock, h, line, prose, type Scene, section } from './block.ts';
import { type Field, isSaid, type ValueOf } from './field.ts';
import type { GapQuestion } from './gap-questions.ts';

/** A title that every block of a list has. */
const title = { kind: 'line', max: 80 } as const;

/** A list that asks while nothing in it is said. */
type ListField = Extract<Field, { readonly kind: 'list' }> & { readonly asks: GapQuestion };

/** The things of a list, or the gap it leaves while nothing in it is said. */
const listOr = <F extends ListField>(
  field: F,
  things: ValueOf<F>,
  { gap }: Pick<Scene, 'gap'>,
  list: () => ReactNode,
): ReactNode => (isSaid(field, things) ? list() : (gap?.(field.asks) ?? null));

/** An entry of a list with a name and a text. */
const namedThing = (scene: Scene, at: number, name: string, text: string): ReactElement =>
  h(
    'li',
    null,
    h('h3', null, line(scene, `items.${at}.name`, name)),
    text === '' ? null : prose(scene, `items.${at}.text`, text),
  );

/** Facts in few words beside their labels. */
export const glance = defineBlock({
  type: 'glance',
  fields: {
    items: { kind: 'list', most: 6, of: { label: { kind: 'line', max: 40 }, value: { kind: 'line', max: 160 } } },
  },
  css: `
.b-glance{padding-block:clamp(1.75rem,4vw,2.75rem)}
.b-glance dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,11rem),1fr));gap:1.5rem var(--gap);margin:0}
.b-glance dt{font-size:var(--s-1);color:var(--soft)}
.b-glance dd{margin:.2em 0 0;font-weight:600;line-height:1.35}`,
  render: ({ items }, scene, id) =>
    items.length === 0
      ? null
      : section(
          { id, type: 'glance', title: '' },
          h(
            'dl',
            null,
            ...items.map(({ label, value }, at) =>
              h(
                'div',
                null,
                h('dt', null, line(scene, `items.${at}.label`, label)),
                h('dd', null, line(scene, `items.${at}.value`, value)),
              ),
            ),
          ),
        ),
});

const offersField = {
  kind: 'list',
  most: 12,
  of: { name: { kind: 'line', max: 120 }, text: { kind: 'text', max: 400 } },
  asks: 'offers',
} as const satisfies ListField;

/** What the business does, thing by thing. */
export const offers = defineBlock({
  type: 'offers',
  fields: {
    title,
    items: offersField,
  },
  css: `
.b-offers ul{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr));gap:calc(var(--gap)*1.2) var(--gap)}
.b-offers li{border-top:2px solid var(--ink);padding-top:1.1rem}
.b-offers h3{font-size:var(--s1)}
.b-offers p{margin-top:.6em;color:var(--soft)}`,
  render: ({ title, items }, scene, id) =>
    section(
      { id, type: 'offers', title, scene },
      listOr(offersField, items, scene, () =>
        h(
          'ul',
          { className: `plain n-${Math.min(items.length, 6)}` },
          ...items.map(({ name, text }, at) => namedThing(scene, at, name, text)),
        ),
      ),
    ),
});

const pricesField = {
  kind: 'list',
  most: 40,
  of: { name: { kind: 'line', max: 120 }, price: { kind: 'line', max: 200 }, note: { kind: 'line', max: 200 } },
  asks: 'prices',
} as const satisfies ListField;

/** What things cost. */
export const prices = defineBlock({
  type: 'prices',
  fields: {
    title,
    items: pricesField,
    note: { kind: 'text', max: 400 },
  },
  css: `
.b-prices ul{display:grid;grid-template-columns:minmax(0,1fr)}
.b-prices li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.15rem 1.5rem;align-items:baseline;padding:.95rem 0;border-bottom:1px solid var(--line)}
.b-prices li:first-child{border-top:1px solid var(--line)}
.b-prices .name{font-weight:600;overflow-wrap:anywhere}
.b-prices .price{font-variant-numeric:tabular-nums lining-nums;text-align:end}
.b-prices .note{grid-column:1/-1;font-size:var(--s-1);color:var(--soft)}
.b-prices .foot-note{margin-top:1.5em;color:var(--soft);font-size:var(--s-1)}`,
  render: ({ title, items, note }, scene, id) =>
    section(
      { id, type: 'prices', title, scene },
      listOr(pricesField, items, scene, () =>
        h(
          'ul',
          { className: 'plain' },
          ...items.map((item, at) =>
            h(
              'li',
              null,
              h('span', { className: 'name' }, line(scene, `items.${at}.name`, item.name)),
              h('span', { className: 'price' }, line(scene, `items.${at}.price`, item.price)),
              item.note === '' ? null : h('span', { className: 'note' }, line(scene, `items.${at}.note`, item.note)),
            ),
          ),
        ),
      ),
      note === '' ? null : h('div', { className: 'foot-note' }, prose(scene, 'note', note)),
    ),
});

/** What sets the business apart, in its own words. */
export const reasons = defineBlock({
  type: 'reasons',
  fields: {
    title,
    items: { kind: 'list', most: 12, of: { text: { kind: 'line', max: 200 } } },
  },
  css: `
.b-reasons ul{display:grid;gap:0}
.b-reasons li{font-family:var(--display);font-weight:var(--display-weight);font-size:var(--s2);line-height:1.25;letter-spacing:var(--display-tracking);padding:.7em 0;border-bottom:1px solid var(--line);text-wrap:balance}
.b-reasons li:first-child{border-top:1px solid var(--line)}`,
  render: ({ title, items }, scene, id) =>
    items.length === 0
      ? null
      : section(
          { id, type: 'reasons', title, scene },
          h(
            'ul',
            { className: `plain n-${items.length}` },
            ...items.map(({ text }, at) => h('li', null, line(scene, `items.${at}.text`, text))),
          ),
        ),
});

/** For whom it is. */
export const audience = defineBlock({
  type: 'audience',
  fields: {
    title,
    items: { kind: 'list', most: 12, of: { text: { kind: 'line', max: 160 } } },
  },
  css: `
.b-audience ul{display:flex;flex-wrap:wrap;gap:.6rem}
.b-audience li{border:1px solid var(--line);border-radius:var(--radius-s);padding:.5em .9em;background:var(--raised)}`,
  render: ({ title, items }, scene, id) =>
    items.length === 0
      ? null
      : section(
          { id, type: 'audience', title, scene },
          h(
            'ul',
            { className: 'plain' },
            ...items.map(({ text }, at) => h('li', null, line(scene, `items.${at}.text`, text))),
          ),
        ),
});

const stepsField = {
  kind: 'list',
  most: 8,
  of: { name: { kind: 'line', max: 100 }, text: { kind: 'text', max: 300 } },
  asks: 'steps',
} as const satisfies ListField;

/** How something goes, step by step. */
export const steps = defineBlock({
  type: 'steps',
  fields: {
    title,
    items: stepsField,
  },
  css: `
.b-steps ol{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,14rem),1fr));gap:var(--gap);counter-reset:step}
.b-steps li{counter-increment:step}
.b-steps li::before{content:counter(step);display:block;font-family:var(--display);font-weight:var(--display-weight);font-size:var(--s2);color:var(--primary);margin-bottom:.3em}
.b-steps h3{font-size:var(--s1)}
.b-steps p{margin-top:.5em;color:var(--soft)}`,
  render: ({ title, items }, scene, id) =>
    section(
      { id, type: 'steps', title, scene },
      listOr(stepsField, items, scene, () =>
        h('ol', { className: 'plain' }, ...items.map(({ name, text }, at) => namedThing(scene, at, name, text))),
      ),
    ),
});

const questionsField = {
  kind: 'list',
  most: 20,
  of: { question: { kind: 'line', max: 200 }, answer: { kind: 'text', max: 800 } },
  asks: 'questions',
} as const satisfies ListField;

/** Questions with their answers, all of them readable at once. */
export const questions = defineBlock({
  type: 'questions',
  fields: {
    title,
    items: questionsField,
  },
  css: `
.b-questions .items{display:grid;gap:var(--gap)}
.b-questions .items>div{display:grid;gap:.35rem var(--gap)}
.b-questions h3{font-size:var(--s0);line-height:1.4}
.b-questions .answer{color:var(--soft);max-width:60ch}
@media(min-width:48rem){.b-questions .items>div{grid-template-columns:minmax(0,5fr) minmax(0,7fr)}}`,
  render: ({ title, items }, scene, id) =>
    section(
      { id, type: 'questions', title, scene },
      listOr(questionsField, items, scene, () =>
        h(
          'div',
          { className: 'items' },
          ...items.map(({ question, answer }, at) =>
            h(
              'div',
              null,
              h('h3', null, line(scene, `items.${at}.question`, question)),
              h('div', { className: 'answer' }, prose(scene, `items.${at}.answer`, answer)),
            ),
          ),
        ),
      ),
    ),
});

const teamField = {
  kind: 'list',
  most: 24,
  of: {
    name: { kind: 'line', max: 80 },
    role: { kind: 'line', max: 80 },
    text: { kind: 'text', max: 300 },
    photo: { kind: 'image' },
  },
  asks: 'team',
} as const satisfies ListField;

/** Who does it. */
export const team = defineBlock({
  type: 'team',
  fields: {
    title,
    items: teamField,
  },
  css: `
.b-team ul{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:var(--gap)}
.b-team h3{font-size:var(--s1)}
.b-team .role{color:var(--soft);margin-top:.15em}
.b-team li>p:last-child:not(.role){margin-top:.7em}`,
  render: ({ title, items }, scene, id) =>
    section(
      { id, type: 'team', title, scene },
      listOr(teamField, items, scene, () =>
        h(
          'ul',
          { className: 'plain' },
          ...items.map(({ name, role, text, photo }, at) =>
            h(
              'li',
              null,
              photo ? h('div', { className: 'face' }, pictureView(photo, scene, { sizes: '15rem' })) : null,
              h('h3', null, line(scene, `items.${at}.name`, name)),
              role === '' ? null : h('p', { className: 'role' }, line(scene, `items.${at}.role`, role)),
              text === '' ? null : prose(scene, `items.${at}.text`, text),
            ),
          ),
        ),
      ),
    ),
});

/** Links to where else the business is found. */
export const links = defineBlock({
  type: 'links',
  fields: {
    title,
    items: { kind: 'list', most: 12, of: { name: { kind: 'line', max: 60 }, link: { kind: 'link' } } },
  },
  css: `
.b-links ul{display:flex;flex-wrap:wrap;gap:.5rem 1.75rem}
.b-links li{font-size:var(--s1)}`,
  render: ({ title, items }, scene, id) => {
    const leading = items.flatMap(({ name, link }, at) => (name === '' || link === '' ? [] : [{ name, link, at }]));
    return leading.length === 0
      ? null
      : section(
          { id, type: 'links', title, scene },
          h(
            'ul',
            { className: 'plain' },
            ...leading.map(({ name, link, at }) =>
              h('li', null, h('a', { href: scene.hrefOf(link) }, line(scene, `items.${at}.name`, name))),
            ),
          ),
        );
  },
});

const productsField = {
  kind: 'list',
  most: 24,
  of: {
    name: { kind: 'line', max: 120 },
    price: { kind: 'line', max: 200 },
    text: { kind: 'text', max: 300 },
    action: { kind: 'line', max: 40 },
    link: { kind: 'link' },
  },
  asks: 'products',
} as const satisfies ListField;

/** Things that can be ordered, by mail or through a payment link of the founder's own. */
export const products = defineBlock({
  type: 'products',
  fields: {
    title,
    items: productsField,
  },
  css: `
.b-products ul{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15.5rem),1fr));gap:var(--gap)}
.b-products ul.n-4{grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr))}
.b-products ul:has(>:nth-child(7)){display:flex;flex-wrap:wrap}
.b-products ul:has(>:nth-child(7))>li{flex:1 1 15.5rem}
.b-products ul:is(.n-5,.n-6){grid-template-columns:repeat(auto-fit,minmax(min(100%,19rem),1fr))}
.b-products .button{padding-inline:1em;text-align:center}
.b-products li{max-width:34rem;display:flex;flex-direction:column;background:var(--raised);border:1px solid var(--line);border-radius:var(--radius-m);padding:1.5rem}
.b-products h3{font-size:var(--s1);overflow-wrap:anywhere}
.b-products .price{margin-top:.3em;font-variant-numeric:tabular-nums lining-nums;font-weight:600;color:var(--primary)}
.b-products p{margin-top:.6em;color:var(--soft)}
.b-products .do{margin-top:auto;padding-top:1.25rem}`,
  render: ({ title, items }, scene, id) => {
    const common = commonLink(items);
    return section(
      { id, type: 'products', title, scene },
      listOr(productsField, items, scene, () =>
        h(
          'ul',
          { className: `plain n-${items.length}` },
          ...items.map((item, at) =>
            h(
              'li',
              null,
              h('h3', null, line(scene, `items.${at}.name`, item.name)),
              item.price === '' ? null : h('p', { className: 'price' }, line(scene, `items.${at}.price`, item.price)),
              item.text === '' ? null : prose(scene, `items.${at}.text`, item.text),
              item.link === '' || common !== undefined
                ? null
                : h(
                    'div',
                    { className: 'do' },
                    h(
                      'a',
                      { className: 'button', href: scene.hrefOf(item.link) },
                      // What leads to the contact orders nothing by itself.
                      item.action === ''
                        ? item.link.startsWith('#')
                          ? scene.words.toContact
                          : scene.words.order
                        : line(scene, `items.${at}.action`, item.action),
                      h('span', { className: 'unseen' }, `: ${item.name}`),
                    ),
                  ),
            ),
          ),
        ),
      ),
      common === undefined
        ? null
        : h(
            'div',
            { className: 'do' },
            h('a', { className: 'button', href: scene.hrefOf(common) }, scene.words.toContact),
          ),
    );
  },
});

/** The part of the site that every one of several products leads to without words of its own: it needs one button, not one each. */
function commonLink(items: readonly { readonly action: string; readonly link: string }[]): string | undefined {
  const [first, ...others] = items;
  if (first === undefined || others.length === 0 || !first.link.startsWith('#')) return undefined;
  return items.every(({ action, link }) => action === '' && link === first.link) ? first.link : undefined;
}
