import type { Inline, TextInline } from '#shared/prose.ts';
import { inlineText } from '#shared/prose.ts';

const vowelSound =
  /^[“"(]?(?:[aeio]|u(?!ni(?:[a-hj-z]|$)|s(?:e|u|age)|t[ie])|h(?:our|onest|eir)|8|11(?:\D|$)|18(?:\D|$))/i;
const consonantSound = /^[“"(]?(?:one\b|once\b|eu|uk\b|us\b)/i;

/** Whether "an" belongs before this text, by sound as far as spelling tells it. */
export function takesAn(following: string): boolean {
  return vowelSound.test(following) && !consonantSound.test(following);
}

/**
 * Makes a sentence of raw inlines: articles that fit, one space between words, none before a comma, a capital first and
 * exactly one mark at the end. Text inlines that touch become one. This is the only place that mends such things.
 */
export function finishSentence(raw: readonly Inline[], end: '.' | '' | ':' = '.'): readonly Inline[] {
  const content = capitaliseWithin(trimEnds(mergeTexts(mendSpaces(chooseArticles(raw)))));
  if (content.length === 0) return content;
  const first = content[0]!;
  const opened = [{ ...first, text: capitalised(first.text) }, ...content.slice(1)];
  if (end === '') return opened;
  const shown = inlineText(opened).replace(/[”"’)]+$/, '');
  return /[.!?:]$/.test(shown) ? opened : mergeTexts([...opened, { kind: 'text', text: end }]);
}

/** A line may hold two sentences; the second begins with a capital too, even where it begins with a slot. */
function capitaliseWithin(content: readonly Inline[]): readonly Inline[] {
  return content.map((inline, index) => {
    const isStart = /[.?!] $/.test(content[index - 1]?.text ?? '');
    const text = isStart ? capitalised(inline.text) : inline.text;
    if (inline.kind !== 'text') return { ...inline, text };
    return {
      kind: 'text',
      text: text.replace(/([.?!] )(\p{Ll})/gu, (_, mark: string, letter: string) => mark + letter.toUpperCase()),
    };
  });
}

function chooseArticles(raw: readonly Inline[]): readonly Inline[] {
  return raw.map((inline, index) => {
    if (inline.kind !== 'text' || !inline.text.includes('a(n)')) return inline;
    const pieces = inline.text.split('a(n)');
    const text = pieces.reduce((done, piece, at) => {
      if (at === 0) return piece;
      const own = piece.trimStart();
      const following = own !== '' ? own : inlineText(raw.slice(index + 1)).trimStart();
      return `${done}${takesAn(following) ? 'an' : 'a'}${piece}`;
    }, '');
    return { kind: 'text', text } satisfies TextInline;
  });
}

/** Removes doubled spaces and spaces before punctuation, across the borders of inlines too. */
function mendSpaces(content: readonly Inline[]): readonly Inline[] {
  const mended: Inline[] = [];
  let before = '';
  for (let index = 0; index < content.length; index++) {
    const inline = content[index]!;
    if (inline.kind !== 'text') {
      if (inline.text === '') continue;
      mended.push(inline);
      before = inline.text;
      continue;
    }
    let text = inline.text.replace(/\s+/g, ' ').replace(/ ([,.;:!?])/g, '$1');
    if (/\s$/.test(before) || before === '') text = text.replace(/^ /, '');
    if (/[,;]$/.test(before)) text = text.replace(/^[,;]/, '');
    if (/[.]$/.test(before)) text = text.replace(/^\./, '');
    if (text === '') continue;
    if (/^[,.;:!?]/.test(text)) stripLastSpace(mended);
    mended.push({ kind: 'text', text });
    before = text;
  }
  return mended;
}

function stripLastSpace(content: Inline[]): void {
  const last = content.at(-1);
  if (last?.kind === 'text') content[content.length - 1] = { kind: 'text', text: last.text.trimEnd() };
}

function mergeTexts(content: readonly Inline[]): readonly Inline[] {
  const merged: Inline[] = [];
  for (const inline of content) {
    const last = merged.at(-1);
    if (inline.kind === 'text' && last?.kind === 'text') {
      merged[merged.length - 1] = { kind: 'text', text: last.text + inline.text };
    } else {
      merged.push(inline);
    }
  }
  return merged;
}

function trimEnds(content: readonly Inline[]): readonly Inline[] {
  const trimmed = [...content];
  const first = trimmed[0];
  if (first) trimmed[0] = { ...first, text: first.text.trimStart() };
  const last = trimmed.at(-1);
  if (last) trimmed[trimmed.length - 1] = { ...last, text: last.text.trimEnd() };
  return trimmed.filter((inline) => inline.text !== '');
}

/** The text with its first letter in upper case; a leading quotation mark stays. */
export function capitalised(text: string): string {
  return text.replace(/^([“"(]*)(\p{Ll})/u, (_, marks: string, letter: string) => marks + letter.toUpperCase());
}
