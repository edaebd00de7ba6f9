import type { ReactNode } from 'react';
import { pictureView } from '../page/picture.ts';
import { defineBlock, h, line, orGap, prose, type Scene, section } from './block.ts';
import { type Field, type ImageValue, isSaid } from './field.ts';
import type { GapQuestion } from './gap-questions.ts';

const title = { kind: 'line', max: 80 } as const;
const caption = { kind: 'line', max: 200 } as const;

/** A picture in a frame of one form, so that those beside each other are of one size; or the gap it leaves. */
const shot = (photo: ImageValue | null, scene: Scene, sizes: string, question?: GapQuestion): ReactNode =>
  photo
    ? h('div', { className: 'shot' }, pictureView(photo, scene, { sizes }))
    : question && orGap('', question, scene);

/** One picture across the page, no larger than it is, with what is said of it. */
export const picture = defineBlock({
  type: 'picture',
  fields: { photo: { kind: 'image', asks: 'photo' }, caption },
  css: `
.b-picture figure{margin:0}
.b-picture img{max-height:min(85vh,56rem);object-fit:cover;border-radius:var(--radius-m);margin-inline:auto}
.b-picture figcaption{margin-top:.8em;color:var(--soft);font-size:var(--s-1)}
.t-workshop main>.b-picture{grid-column:1/-1}`,
  render: ({ photo, caption }, scene, id) =>
    section(
      { id, type: 'picture', title: '' },
      h(
        'figure',
        null,
        photo ? pictureView(photo, scene, { sizes: '(min-width:84rem) 76rem,100vw' }) : orGap('', 'photo', scene),
        caption === '' ? null : h('figcaption', null, line(scene, 'caption', caption)),
      ),
    ),
});

const galleryField = {
  kind: 'list',
  most: 24,
  of: { photo: { kind: 'image', isNeeded: true }, caption },
  asks: 'photos',
} as const satisfies Field;

/** Pictures in a grid, each with what is said of it; an entry without its picture is not there yet. */
export const gallery = defineBlock({
  type: 'gallery',
  fields: { title, items: galleryField },
  css: `
.b-gallery ul{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:clamp(.6rem,1.6vw,1.25rem)}
.b-gallery ul.n-1{grid-template-columns:minmax(0,1fr)}
.b-gallery figure{margin:0}
.b-gallery .shot{aspect-ratio:4/3;border-radius:var(--radius-s)}
.b-gallery .n-1 .shot{aspect-ratio:3/2}
.b-gallery figcaption{margin-top:.5em;color:var(--soft);font-size:var(--s-1);line-height:1.45}
@media(min-width:48rem){.b-gallery ul:not(.n-1,.n-2,.n-4){grid-template-columns:repeat(3,minmax(0,1fr))}}
.t-workshop main>.b-gallery{grid-column:1/-1}`,
  render: ({ title, items }, scene, id) => {
    const shown = items.flatMap(({ photo, caption }, at) => (photo ? [{ photo, caption, at }] : []));
    return section(
      { id, type: 'gallery', title, scene },
      isSaid(galleryField, items)
        ? h(
            'ul',
            { className: `plain n-${shown.length}` },
            ...shown.map(({ photo, caption, at }) =>
              h(
                'li',
                null,
                h(
                  'figure',
                  null,
                  shot(
                    photo,
                    scene,
                    shown.length === 1 ? '(min-width:84rem) 76rem,100vw' : '(min-width:48rem) 34vw,50vw',
                  ),
                  caption === '' ? null : h('figcaption', null, line(scene, `items.${at}.caption`, caption)),
                ),
              ),
            ),
          )
        : orGap('', 'photos', scene),
    );
  },
});

/** Two pictures side by side: how something was, and how it is. */
export const beforeAfter = defineBlock({
  type: 'before-after',
  fields: {
    title,
    before: { kind: 'image', asks: 'photo-before' },
    beforeLabel: { kind: 'line', max: 40 },
    after: { kind: 'image', asks: 'photo-after' },
    afterLabel: { kind: 'line', max: 40 },
    text: { kind: 'text', max: 400 },
  },
  css: `
.b-before-after .pair{display:grid;gap:clamp(.6rem,1.6vw,1.25rem)}
.b-before-after figure{margin:0}
.b-before-after .shot{aspect-ratio:4/3;border-radius:var(--radius-s)}
.b-before-after figcaption{margin-top:.5em;font-weight:var(--strong);font-size:var(--s-1)}
.b-before-after .text{margin-top:1.4em;max-width:62ch;color:var(--soft)}
@media(min-width:34rem){.b-before-after .pair{grid-template-columns:repeat(2,minmax(0,1fr))}}
.t-workshop main>.b-before-after{grid-column:1/-1}`,
  render: ({ title, before, beforeLabel, after, afterLabel, text }, scene, id) => {
    const { labels } = scene.words;
    const labelOf = (field: string, own: string, usual: string): ReactNode =>
      own.trim() === '' ? usual : line(scene, field, own);
    const half = (photo: ImageValue | null, label: ReactNode, question: GapQuestion): ReactNode =>
      h('figure', null, shot(photo, scene, '(min-width:34rem) 50vw,100vw', question), h('figcaption', null, label));
    return section(
      { id, type: 'before-after', title, scene },
      h(
        'div',
        { className: 'pair' },
        half(before, labelOf('beforeLabel', beforeLabel, labels.before), 'photo-before'),
        half(after, labelOf('afterLabel', afterLabel, labels.after), 'photo-after'),
      ),
      text === '' ? null : h('div', { className: 'text' }, prose(scene, 'text', text)),
    );
  },
});
