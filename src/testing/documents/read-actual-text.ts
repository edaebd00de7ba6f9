import { inflateSync } from 'node:zlib';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Operators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/**
 * Where letters are drawn from several signs (Thai, Devanagari), a PDF says in an "ActualText" which letters they are.
 * pdf.js passes over it: these are all of a file in order, read from its content streams.
 */
export function listActualTexts(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes).toString('latin1');
  return [...file.matchAll(/stream\r?\n([\s\S]*?)endstream/g)].flatMap(([, packed]) =>
    [...unpack(packed!).matchAll(/\/ActualText\s*<FEFF([0-9A-F]*)>/g)].map(([, hex]) =>
      Buffer.from(hex!, 'hex').swap16().toString('utf16le'),
    ),
  );
}

/** What a page says to who has it read aloud: its signs, or what the next of `actualTexts` says they are; no line ends. */
export function spokenText({ fnArray, argsArray }: Operators, actualTexts: string[]): string {
  let text = '';
  const spans: boolean[] = [];
  fnArray.forEach((code, index) => {
    const [first, second] = (argsArray[index] ?? []) as readonly unknown[];
    if (code === OPS.beginMarkedContent) spans.push(false);
    if (code === OPS.beginMarkedContentProps) {
      const isReplaced = first === 'Span' && typeof second !== 'number';
      spans.push(isReplaced);
      if (isReplaced) text += actualTexts.shift() ?? '';
    }
    if (code === OPS.endMarkedContent) spans.pop();
    if (code === OPS.showText && !spans.includes(true)) text += glyphTexts(first).join('');
  });
  return text;
}

/** How many signs are drawn as a font's sign for "I have none" (number 0): boxes. */
export function countMissingGlyphs({ fnArray, argsArray }: Operators): number {
  const shown = fnArray.flatMap((code, index) =>
    code === OPS.showText ? glyphTexts((argsArray[index] as readonly unknown[])[0]) : [],
  );
  return shown.filter((text) => text === '\u0000').length;
}

function glyphTexts(glyphs: unknown): readonly string[] {
  return (glyphs as readonly (number | { readonly unicode: string })[]).flatMap((glyph) =>
    typeof glyph === 'number' ? [] : [glyph.unicode],
  );
}

function unpack(packed: string): string {
  try {
    return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}
