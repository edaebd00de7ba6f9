import type { MailBlock, MailContent, MailProduct } from './mail-content.ts';

const columns = 72;

/** The text form: paragraphs wrapped at 72 columns, codes and links on lines of their own, the footer below "-- ". */
export function renderMailText(content: MailContent, product: MailProduct): string {
  const parts = [
    wrap(content.heading),
    ...content.blocks.map(blockText),
    // The line that mail clients know as the start of a signature ends with a space.
    `-- \n${wrap(content.footer)}\n${product.name} · ${product.url}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: MailBlock): string {
  if (block.kind === 'code') return `    ${block.code}\n\n${wrap(block.note)}`;
  if (block.kind === 'button') return `${wrap(`${block.label}:`)}\n${block.url}`;
  if (block.kind === 'facts') return block.rows.map(([label, value]) => wrap(`${label}: ${value}`, '  ')).join('\n');
  return wrap(block.text);
}

/** Breaks at spaces; a word longer than a line (an address) stays whole. Following lines start with `indent`. */
function wrap(text: string, indent = ''): string {
  return text
    .split('\n')
    .map((paragraph) => wrapLine(paragraph, indent))
    .join('\n');
}

function wrapLine(text: string, indent: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/ +/)) {
    if (line.trim() !== '' && line.length + 1 + word.length > columns) {
      lines.push(line);
      line = indent + word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}
