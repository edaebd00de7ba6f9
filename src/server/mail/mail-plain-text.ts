import { sentenceGap } from '#shared/languages.ts';
import type { MailBlock, MailContent, MailProduct } from './mail-content.ts';

const columns = 72;

/** Chinese and Japanese letters are two columns wide, and a line may break between any two of them. */
const wide = /[\u2E80-\u303F\u3040-\u30FF\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\uFF00-\uFF60\uFFE0-\uFFE6]/;
/** Marks with which no line ends, and with which none begins. */
const opening = /[（「『【〈《“‘]/;
const closing = /[、。，．・：；？！）」』】〉》”’ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々]/;

/** The text form: paragraphs wrapped at 72 columns, codes and links on lines of their own, the footer below "-- ". */
export function renderMailText(content: MailContent, product: MailProduct): string {
  const parts = [
    wrap(content.heading),
    ...content.blocks.map((block) => blockText(block, product.locale)),
    // The line that mail clients know as the start of a signature ends with a space.
    `-- \n${wrap(content.footer)}${unsubscribeText(content, product.locale)}\n${product.name} · ${product.url}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

const unsubscribeText = ({ unsubscribe }: MailContent, locale: string): string =>
  unsubscribe ? `\n${wrap(`${unsubscribe.label}${colonIn(locale)}`)}\n${unsubscribe.url}` : '';

/** A colon as the language sets it: French puts a narrow space before it, Chinese and Japanese have a wide one. */
const colonIn = (locale: string): string => ({ fr: '\u202F:', zh: '：', ja: '：' })[locale] ?? ':';

function blockText(block: MailBlock, locale: string): string {
  const colon = colonIn(locale);
  if (block.kind === 'code') return `    ${block.code}\n\n${wrap(block.note)}`;
  if (block.kind === 'button') return `${wrap(`${block.label}${colon}`)}\n${block.url}`;
  if (block.kind === 'facts')
    return block.rows.map(([label, value]) => wrap(`${label}${colon}${sentenceGap(locale)}${value}`, '  ')).join('\n');
  return wrap(block.text);
}

/**
 * Breaks at spaces and between wide letters; a word longer than a line (an address) stays whole. Following lines start
 * with `indent`.
 */
function wrap(text: string, indent = ''): string {
  return text
    .split('\n')
    .map((paragraph) => wrapLine(paragraph, indent))
    .join('\n');
}

function wrapLine(text: string, indent: string): string {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text)) {
    if (line.trim() !== '' && widthOf(line) + widthOf(piece) > columns) {
      lines.push(line);
      line = indent + piece.trimStart();
    } else line += piece;
  }
  return [...lines, line].join('\n');
}

/** What must not be broken, each with the space before it. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  for (const [word] of text.replace(/ +/g, ' ').matchAll(/ ?[^ ]+/g)) {
    let piece = '';
    for (const letter of word) {
      const isBreak = piece.trim() !== '' && (wide.test(letter) || wide.test(piece.at(-1) ?? ''));
      if (isBreak && !closing.test(letter) && !opening.test(piece.at(-1) ?? '')) {
        pieces.push(piece);
        piece = '';
      }
      piece += letter;
    }
    pieces.push(piece);
  }
  return pieces;
}

const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0);
