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
  const [html, text] = await Promise.all([mammoth.convertToHtml({ buffer }), mammoth.extractRawText({ buffer })]);
  const find = (path: string): Uint8Array => {
    const file = files[path];
    if (file === undefined) throw new Error(`The DOCX has no ${path}`);
    return file;
  };
  return {
    html: html.value,
    text: text.value.replaceAll('\u00a0', ' '),
    paths: Object.keys(files),
    part: (path) => strFromU8(find(path)),
    bytes: find,
  };
}
