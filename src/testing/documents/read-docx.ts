import { strFromU8, unzipSync } from 'fflate';
import mammoth from 'mammoth';

/** A DOCX as mammoth reads it and as its parts stand in the archive. */
export interface ReadDocx {
  /** Headings, paragraphs and tables as HTML, made by mammoth. */
  readonly html: string;
  readonly text: string;
  readonly paths: readonly string[];
  /** The text of one part; throws when there is none. */
  part(path: string): string;
  bytes(path: string): Uint8Array;
}

/** Reads a DOCX; rejects when it is none. */
export async function readDocx(bytes: Uint8Array): Promise<ReadDocx> {
  const files = unzipSync(bytes);
  const buffer = Buffer.from(bytes);
  let read: DocxElement | undefined;
  const transformDocument = (document: DocxElement): DocxElement => {
    read = document;
    return document;
  };
  const html = await mammoth.convertToHtml({ buffer }, { transformDocument });
  if (!read) throw new Error('The DOCX was not read');
  const find = (path: string): Uint8Array => {
    const file = files[path];
    if (file === undefined) throw new Error(`The DOCX has no ${path}`);
    return file;
  };
  return {
    html: html.value,
    text: rawText(read).replaceAll('\u00a0', ' '),
    paths: Object.keys(files),
    part: (path) => strFromU8(find(path)),
    bytes: find,
  };
}

/** What mammoth reads a part of a document as. */
interface DocxElement {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly DocxElement[];
}

/** The text as `mammoth.extractRawText` gives it, which would read the whole file once more. */
function rawText({ type, value, children = [] }: DocxElement): string {
  if (type === 'text') return value ?? '';
  if (type === 'tab') return '\t';
  return children.map(rawText).join('') + (type === 'paragraph' ? '\n\n' : '');
}
