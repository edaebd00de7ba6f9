import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fontPairs } from '#features/brand/domain/fonts/font-pairs.ts';
import { fontFiles } from '#server/documents/font-files.ts';
import { fontPath } from '../fonts/typefaces.ts';

/** A page that is one picture. */
interface PicturePage {
  readonly svg: string;
  /** In points. */
  readonly width: number;
  readonly height: number;
  /** The colour behind it; null for none. */
  readonly ground: string | null;
}

let compiler: NodeCompiler | undefined;

/** A PDF of a template of this folder with what is written into it as JSON. */
export function setDocument(template: 'pages.typ' | 'guidelines.typ', model: object): Uint8Array {
  compiler ??= NodeCompiler.create({
    workspace: import.meta.dirname,
    fontArgs: [
      {
        fontPaths: [
          ...fontFiles().all,
          ...fontPairs.flatMap(({ heading, body }) => [fontPath(heading), fontPath(body)]),
        ],
      },
    ],
  });
  const mainFileContent = readFileSync(join(import.meta.dirname, template), 'utf8');
  const bytes = compiler.pdf({ mainFileContent, inputs: { model: JSON.stringify(model) } });
  compiler.evictCache(0);
  return bytes;
}

/** A PDF whose pages are pictures, each as large as its picture. */
export const setPages = (title: string, pages: readonly PicturePage[]): Uint8Array =>
  setDocument('pages.typ', { title, pages });
