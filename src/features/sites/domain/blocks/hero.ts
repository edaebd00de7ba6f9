import { artOf } from '../look/art.ts';
import { pictureView } from '../page/picture.ts';
import { action, defineBlock, h, line } from './block.ts';

/** How a hero is laid out; "title" is the plain one of a page that is not the first. */
export const heroShapes = ['split', 'centred', 'poster', 'index', 'title'] as const;

/** How wide its photo is drawn, for the browser to choose a rendition by. */
const photoSizes: Readonly<Record<(typeof heroShapes)[number], string>> = {
  split: '(min-width:56rem) 45vw,100vw',
  centred: '(min-width:46rem) 44rem,100vw',
  poster: '(min-width:56rem) 42vw,60vw',
  index: '100vw',
  title: '100vw',
};

/** What a page begins with: who it is, in one line, and what to do next. */
export const hero = defineBlock({
  type: 'hero',
  fields: {
    shape: { kind: 'choice', options: heroShapes },
    eyebrow: { kind: 'line', max: 80 },
    headline: { kind: 'line', max: 160, asks: 'headline' },
    lead: { kind: 'text', max: 400 },
    action: { kind: 'line', max: 40 },
    link: { kind: 'link' },
    photo: { kind: 'image' },
  },
  css: `
.b-hero .inner{display:grid;gap:var(--gap);align-items:center}
.b-hero h1{font-size:var(--s4);max-width:18ch}
.b-hero h1.long{font-size:var(--s3);max-width:26ch}
.b-hero .eyebrow{margin:0 0 1em}
.b-hero .lead{font-size:var(--s1);line-height:1.5;max-width:38ch;margin-top:1.2em}
.b-hero .actions{margin-top:2.2em}
.b-hero .plate{aspect-ratio:1;width:100%;overflow:hidden;border-radius:var(--radius-l)}
.h-split{padding-block:clamp(2rem,5vw,4rem) var(--room)}
@media(min-width:56rem){.h-split .inner{grid-template-columns:minmax(0,7fr) minmax(0,5fr)}}
.h-centred .inner{justify-items:center;text-align:center}
.h-centred .words{display:grid;justify-items:center}
.h-centred .plate{width:min(11rem,38vw);border-radius:50%}
.h-poster{background:var(--primary);color:var(--paper)}
@media(min-width:48rem){.h-poster{min-height:min(88vh,52rem);display:grid;align-items:end}}
.h-poster h1{font-size:var(--s5);max-width:14ch}
.h-poster h1.long{font-size:var(--s4);max-width:20ch}
.h-poster .eyebrow{color:inherit}
.h-poster .plate{width:min(22rem,46vw);order:-1;border-radius:var(--radius-l)}
.h-poster .lead{max-width:44ch}
.h-poster .button{background:var(--paper);color:var(--primary);border-color:var(--paper)}
.h-index h1{font-size:var(--s5);max-width:none}
.h-index h1.long{font-size:var(--s4)}
.h-title{padding-block:clamp(2.5rem,7vw,5rem) 0}
.h-title h1,.h-title h1.long{font-size:var(--s4)}
.h-index .plate{aspect-ratio:auto;height:clamp(5.5rem,13vw,11rem);margin-top:clamp(1.5rem,4vw,3rem)}
@media(min-width:56rem){.h-poster .inner{grid-template-columns:minmax(0,7fr) minmax(0,5fr);align-items:end}
.h-poster .plate{order:0;width:100%;align-self:stretch;aspect-ratio:auto;min-height:26rem}}`,
  render: ({ shape, eyebrow, headline, lead, action: label, link, photo }, scene, id) =>
    h(
      'section',
      { id, className: `section b-hero h-${shape}` },
      h(
        'div',
        { className: 'inner' },
        h(
          'div',
          { className: 'words' },
          eyebrow === '' ? null : h('p', { className: 'eyebrow' }, line(scene, 'eyebrow', eyebrow)),
          h(
            'h1',
            { className: headline.length > 34 ? 'long' : undefined },
            line(scene, 'headline', headline, 'headline'),
          ),
          lead === '' ? null : h('p', { className: 'lead' }, line(scene, 'lead', lead)),
          label === '' || link === ''
            ? null
            : h('p', { className: 'actions' }, action(label, link, scene, 'button main', 'action')),
        ),
        photo
          ? h('div', { className: 'plate pic' }, pictureView(photo, scene, { sizes: photoSizes[shape], isFirst: true }))
          : shape === 'title'
            ? null
            : artOf(scene.look, { seed: id + headline, isWide: shape === 'index', markFile: scene.markFile }),
      ),
    ),
});
