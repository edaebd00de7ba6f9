import type { DocumentModel } from '#shared/document-model.ts';
import { brandKeywords } from './typst-input.ts';
import { readZip, writeZip } from './zip-files.ts';

const mainPart = 'word/document.xml';

/**
 * Takes out of a written DOCX what differs from one run to the next: times, and bookmark numbers that count on over all
 * documents of a process.
 */
export function settleDocx(bytes: Uint8Array, model: DocumentModel): Uint8Array {
  const files = new Map(readZip(bytes));
  const main = files.get(mainPart);
  if (main === undefined) throw new Error(`The DOCX has no ${mainPart}`);
  files.set(mainPart, Buffer.from(renumber(main.toString('utf8'))));
  files.set('docProps/core.xml', Buffer.from(coreProperties(model)));
  return writeZip(files, new Date(model.generatedAt));
}

/** Numbers bookmarks, drawings and the contents' anchors from one, in reading order. Texts are left alone. */
function renumber(xml: string): string {
  const numberings = {
    id: new Map<string, number>(),
    contents: new Map<string, number>(),
    drawing: new Map<string, number>(),
  };
  const next = (numbering: Map<string, number>, old: string): number => {
    if (!numbering.has(old)) numbering.set(old, numbering.size + 1);
    return numbering.get(old)!;
  };
  return xml
    .replace(/<w:bookmark(?:Start|End)\b[^>]*>/g, (tag) =>
      tag.replace(/w:id="(\d+)"/, (_, old: string) => `w:id="${next(numberings.id, old)}"`),
    )
    .replace(
      /(w:(?:name|anchor)="_Toc|PAGEREF _Toc)(\d+)/g,
      (_, before: string, old: string) => before + next(numberings.contents, old),
    )
    .replace(
      /(<(?:wp:docPr|pic:cNvPr)\b[^>]*?\bid=")(\d+)"/g,
      (_, before: string, old: string) => `${before}${next(numberings.drawing, old)}"`,
    );
}

function coreProperties(model: DocumentModel): string {
  const date = model.generatedAt.replace(/\.\d+Z$/, 'Z');
  const element = (name: string, text: string, attributes = ''): string =>
    `<${name}${attributes}>${escapeXml(text)}</${name}>`;
  const isDate = ' xsi:type="dcterms:W3CDTF"';
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:dcmitype="http://purl.org/dc/dcmitype/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${[
    element('dc:title', model.title),
    element('dc:subject', model.subtitle),
    ...brandKeywords(model.brand).map((keyword) => element('cp:keywords', keyword)),
    element('dc:creator', model.cover.businessName),
    element('cp:lastModifiedBy', model.cover.businessName),
    element('dc:language', model.language),
    element('dcterms:created', date, isDate),
    element('dcterms:modified', date, isDate),
  ].join('')}</cp:coreProperties>`;
}

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
