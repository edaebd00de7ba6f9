import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { countMissingGlyphs, listActualTexts, spokenText } from './read-actual-text.ts';

/** A PDF as pdf.js, which is not ours, reads it. Spaces that must not break are given as spaces. */
export interface ReadPdf {
  readonly pageTexts: readonly string[];
  /** All pages in reading order, with every run of spaces and line ends as one space. */
  readonly text: string;
  /** Bookmarks in order; pages count from one. */
  readonly outline: readonly { readonly title: string; readonly page: number; readonly children: number }[];
  readonly info: Readonly<Record<string, unknown>>;
  readonly xmp: string;
  /** Tags of all pages in order (none in a file that is not tagged), with the alternative text of those that have one. */
  readonly tags: readonly { readonly page: number; readonly role: string; readonly alt?: string }[];
  /**
   * All pages as they are read aloud, without white space: where a letter is drawn from several signs, what the file
   * says it is. Right-to-left words stand in the order they are drawn.
   */
  readonly spoken: string;
  /** How many signs are drawn as the font's sign for "I have none": boxes. */
  readonly missingGlyphs: number;
  /** Links inside the document: the page they stand on and the page they lead to. */
  readonly links: readonly { readonly page: number; readonly target: number }[];
}

interface StructNode {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly StructNode[];
}

/** Reads a PDF whole; rejects when it is none. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  const pdf = await task.promise;
  const pageOf = async (destination: unknown): Promise<number> => {
    const explicit = typeof destination === 'string' ? await pdf.getDestination(destination) : destination;
    const [reference] = explicit as [Parameters<typeof pdf.getPageIndex>[0]];
    return (await pdf.getPageIndex(reference)) + 1;
  };
  const pageTexts: string[] = [];
  const tags: { page: number; role: string; alt?: string }[] = [];
  const links: { page: number; target: number }[] = [];
  const actualTexts = listActualTexts(bytes);
  let spoken = '';
  let missingGlyphs = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pageTexts.push(joinItems(items.filter((item) => 'str' in item)));
    collectTags((await page.getStructTree()) as StructNode, number, tags);
    const operators = await page.getOperatorList();
    missingGlyphs += countMissingGlyphs(operators);
    spoken += spokenText(operators, actualTexts);
    for (const annotation of await page.getAnnotations()) {
      if (annotation.dest) links.push({ page: number, target: await pageOf(annotation.dest) });
    }
  }
  const outline = await Promise.all(
    ((await pdf.getOutline()) ?? []).map(async ({ title, dest, items }) => ({
      title,
      page: await pageOf(dest),
      children: items.length,
    })),
  );
  const { info, metadata } = await pdf.getMetadata();
  const xmp = metadata?.getRaw() ?? '';
  await task.destroy();
  return {
    pageTexts,
    text: pageTexts
      .join('\n')
      .replace(/[\u200b\u200e\u200f]/g, '')
      .replace(/\s+/gu, ' '),
    outline,
    info: info as Record<string, unknown>,
    xmp,
    tags,
    missingGlyphs,
    spoken: spoken.replace(/\s+/gu, ''),
    links,
  };
}

interface TextPiece {
  readonly str: string;
  readonly dir: string;
  readonly hasEOL: boolean;
}

/**
 * pdf.js gives pieces from left to right, each in the order of reading: neighbours that read from right to left are
 * turned round. Letters in their joined forms are given as letters.
 */
function joinItems(items: readonly TextPiece[]): string {
  let text = '';
  let turned: string[] = [];
  const flush = (): void => {
    const spaces = turned.length - turned.findLastIndex((piece) => piece.trim() !== '') - 1;
    const tail = spaces > 0 ? turned.splice(-spaces) : [];
    text += [...turned].reverse().join('') + tail.join('');
    turned = [];
  };
  for (const { str, dir, hasEOL } of items) {
    if (dir === 'rtl' || (turned.length > 0 && str.trim() === '')) turned.push(str);
    else {
      flush();
      text += str;
    }
    if (hasEOL) {
      flush();
      text += '\n';
    }
  }
  flush();
  return text.replace(/[\ufb50-\ufdff\ufe70-\ufefc]/gu, (form) => form.normalize('NFKC'));
}

function collectTags(
  node: StructNode | null,
  page: number,
  into: { page: number; role: string; alt?: string }[],
): void {
  if (!node) return;
  if (node.role) into.push({ page, role: node.role, ...(node.alt !== undefined && { alt: node.alt }) });
  for (const child of node.children ?? []) collectTags(child, page, into);
}
