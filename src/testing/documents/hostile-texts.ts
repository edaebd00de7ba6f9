import type { DocumentModel } from '#shared/document-model.ts';
import type { Block, Inline } from '#shared/prose.ts';
import { samplePlan } from './sample-plan.ts';

/** Texts that break careless files, with what must be read back of each (white space folded). */
export const hostileTexts: Readonly<Record<string, { readonly text: string; readonly readBack?: string }>> = {
  'a script': { text: `<script>alert("1")</script>`, readBack: '<script>alert("1")</script>' },
  'typesetting commands': { text: '#panic() *a* _b_ $x$ `c` @d <e> = f // g', readBack: '#panic() *a* _b_ $x$' },
  'quotes and backslashes': { text: `"it's" \\u{41} \\n & &amp; %s {{x}}`, readBack: `"it's" \\u{41} \\n & &amp;` },
  'control characters': { text: 'be\u0000fo\u0007re\u001b[31m \ud800half\uffff', readBack: 'before[31m' },
  'direction overrides': { text: 'plain \u202eevil\u202c text', readBack: 'plain evil text' },
  'line ends': { text: 'one\r\ntwo\n\n\nthree', readBack: 'one two three' },
  'joined emoji': { text: '👩🏽‍🍳 family 👨‍👩‍👧‍👦 flag 🇧🇪 done', readBack: 'done' },
  'emoji without a space': { text: '👩‍🍳'.repeat(70), readBack: '👩' },
  'mixed directions': { text: 'מאפיית לחם (since 1998) مخبز 3 面包', readBack: 'since 1998' },
  'a script without a font': { text: 'bread 𐎠𐎡 done', readBack: 'done' },
  'fancy letters': { text: '𝐁𝐫𝐞𝐚𝐝 ﬁne ℝ', readBack: '' },
  'stacked marks': { text: `Z${'\u0301\u0489\u0334'.repeat(40)}algo \u0627\u0301`, readBack: 'algo' },
  'a word of 100 KB': { text: 'x'.repeat(100_000), readBack: 'xxxxxxxx' },
  'a paragraph of 100 KB': { text: 'bread and rye '.repeat(7200), readBack: 'bread and rye bread and rye' },
  nothing: { text: '' },
};

/** Texts people type in their own scripts; each must be drawn, and read back as it was written. */
export const worldTexts: Readonly<Record<string, string>> = {
  emoji: 'croissant 🥐 cook 👩🏽‍🍳 family 👨‍👩‍👧‍👦 flag 🇧🇪 heart ❤️ done ✅',
  Thai: 'ร้านขนมปังสุขุมวิท น้ำแข็ง',
  Hindi: 'बेकरी का व्यवसाय क्षत्रिय श्री',
  Korean: '빵집 사업 계획서',
  Arabic: 'مخبز النور',
  Hebrew: 'מאפיית לחם חם',
  Chinese: '面包工坊 繁體麵包',
  Japanese: 'パン屋さんの計画 ひらがな',
  Cyrillic: 'Пекарня «Утро» ґїў',
  Greek: 'Αρτοποιείο Ἀθῆναι',
  Vietnamese: 'Bánh mì Việt Nam',
  symbols: '★ ✓ → ● ☎ ₹ ₺ ℃ ½ ≈ ≠ ∞',
};

/** A plan with the text in every place a person's words can come to stand; further texts stand in the section only. */
export function hostilePlan(text: string, ...more: readonly string[]): DocumentModel {
  const short = text.slice(0, 200);
  return samplePlan({
    title: `T ${short}`,
    businessName: short,
    sections: [{ id: 'executive-summary', title: `S ${short}`, blocks: [text, ...more].flatMap(hostileBlocks) }],
    origins: new Map([
      ['node', { label: short, shown: short, origin: 'source', explanation: text, sourceLine: short }],
    ]),
  });
}

function hostileBlocks(text: string, at: number): readonly Block[] {
  const content: readonly Inline[] = [
    { kind: 'text', text: `Before ${text} after. ` },
    { kind: 'said', factKey: 'business.offer', text },
    { kind: 'figure', nodeId: 'node', text: text.slice(0, 40) },
  ];
  return [
    { id: `${at}.1`, kind: 'paragraph', content },
    { id: `${at}.2`, kind: 'heading', level: 2, content: [{ kind: 'text', text: `H ${text.slice(0, 300)}` }] },
    { id: `${at}.3`, kind: 'list', items: [content.slice(0, 1)] },
    { id: `${at}.4`, kind: 'notice', label: `L ${text.slice(0, 60)}`, tone: 'attention', content },
    {
      id: `${at}.5`,
      kind: 'table',
      caption: `C ${text.slice(0, 200)}`,
      head: [text.slice(0, 60), 'Value'],
      numeric: [1],
      rows: [[content.slice(0, 1), content.slice(2)]],
    },
    {
      id: `${at}.6`,
      kind: 'chart',
      chart: {
        title: text.slice(0, 80),
        unitLabel: text.slice(0, 20),
        altText: text.slice(0, 200) || 'A chart',
        xLabels: [text.slice(0, 20), 'end'],
        series: [{ id: 's', label: text.slice(0, 60), style: 'solid', nodeId: 'node', values: [1, Number.NaN] }],
        marker: { seriesId: 's', at: 0, label: text.slice(0, 30) },
      },
    },
  ];
}
