import { artOf } from '../look/art.ts';
import { defineBlock, h, line, prose, section } from './block.ts';

const title = { kind: 'line', max: 80 } as const;

/** Paragraphs under a heading. */
export const text = defineBlock({
  type: 'text',
  fields: { title, text: { kind: 'text', max: 4000, asks: 'about' } },
  css: `
.b-text .prose{max-width:62ch;font-size:var(--s1);line-height:1.6}
.b-text .prose p+p{margin-top:1em}`,
  render: ({ title, text }, scene, id) =>
    section({ id, type: 'text', title, scene }, h('div', { className: 'prose' }, prose(scene, 'text', text, 'about'))),
});

/** Words of a customer, with who said them: only a person can put them in. */
export const quote = defineBlock({
  type: 'quote',
  fields: {
    title,
    text: { kind: 'text', max: 500, asks: 'quote' },
    by: { kind: 'line', max: 120, asks: 'quote-by' },
  },
  css: `
.b-quote figure{margin:0}
.b-quote blockquote{margin:0;font-family:var(--display);font-weight:var(--display-weight);letter-spacing:var(--display-tracking);font-size:var(--s2);line-height:1.3;max-width:32ch;text-wrap:balance}
.b-quote figcaption{margin-top:1.2em;color:var(--soft)}`,
  render: ({ title, text, by }, scene, id) =>
    section(
      { id, type: 'quote', title, scene },
      h(
        'figure',
        null,
        h('blockquote', null, prose(scene, 'text', text, 'quote')),
        h('figcaption', null, line(scene, 'by', by, 'quote-by')),
      ),
    ),
});

/** A legal text of the founder's own, whole. */
export const legal = defineBlock({
  type: 'legal',
  fields: { title, text: { kind: 'text', max: 20_000, asks: 'privacy' } },
  css: `
.b-legal .prose{max-width:68ch}
.b-legal .prose p+p{margin-top:1em}`,
  render: ({ title, text }, scene, id) =>
    section(
      { id, type: 'legal', title, scene },
      h('div', { className: 'prose' }, prose(scene, 'text', text, 'privacy')),
    ),
});

/** A picture made of the brand: its colours and its mark. */
export const art = defineBlock({
  type: 'art',
  fields: { shape: { kind: 'choice', options: ['band', 'plate'] } },
  css: `
.b-art{padding-block:0}
.b-art .plate{overflow:hidden;width:100%}
.b-art.a-band .plate{height:clamp(5rem,14vw,11rem)}
.b-art.a-plate .plate{aspect-ratio:5/2}`,
  render: ({ shape }, { look, markFile }, id) =>
    h('div', { id, className: `b-art a-${shape}` }, artOf(look, { seed: id, isWide: true, markFile })),
});
