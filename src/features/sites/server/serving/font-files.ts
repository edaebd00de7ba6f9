import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fontFileOf } from '../../domain/look/site-fonts.ts';

const read = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** A font file that sites may name, read from its package once; undefined for any other name. */
export async function findFontFile(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const module = fontFileOf(name);
  if (module === undefined) return undefined;
  const known = read.get(module);
  if (known) return known;
  const reading = readFile(fileURLToPath(import.meta.resolve(module))).then((bytes) => new Uint8Array(bytes));
  read.set(module, reading);
  // What could not be read is tried again by the next request.
  reading.catch(() => read.delete(module));
  return reading;
}
