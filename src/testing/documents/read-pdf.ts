import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A PDF as pdf.js, which is not ours, reads it. Spaces that must not break are given as spaces. */
export interface ReadPdf {
  readonly pageTexts: readonly string[];
  /** All pages in reading order, with every run of spaces and line ends as one space. */
  readonly text: string;
  /** Bookmarks in order; pages count from one. */
  readonly outline: readonly { readonly title: string; readonly page: number; readonly children: number }[];
  readonly info: Readonly<Record<string, unknown>>;
  readonly xmp: string;
  readonly isTagged: boolean;
  /** Tags of all pages in order, with the alternative text of those that have one. */
  readonly tags: readonly { readonly page: number; readonly role: string; readonly alt?: string }[];
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
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pageTexts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    collectTags((await page.getStructTree()) as StructNode, number, tags);
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
  const markInfo = await pdf.getMarkInfo();
  const xmp = metadata?.getRaw() ?? '';
  await task.destroy();
  return {
    pageTexts,
    text: pageTexts.join('\n').replace(/[\s\u200b]+/gu, ' '),
    outline,
    info: info as Record<string, unknown>,
    xmp,
    isTagged: markInfo?.Marked === true,
    tags,
    links,
  };
}

function collectTags(node: StructNode | null, page: number, into: { page: number; role: string; alt?: string }[]): void {
  if (!node) return;
  if (node.role) into.push({ page, role: node.role, ...(node.alt !== undefined && { alt: node.alt }) });
  for (const child of node.children ?? []) collectTags(child, page, into);
}
