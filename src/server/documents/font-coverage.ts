import { closeSync, openSync, readSync } from 'node:fs';

/** Says whether one of some fonts can draw all of a cluster (a character with what is attached to it). */
export type FontCoverage = (cluster: string) => boolean;

/**
 * Knows which characters TrueType fonts have (their `cmap` tables, formats 4 and 12). Of a cluster every part must be
 * in one and the same font; characters that are never drawn, such as joiners, need no font. A font is opened when the
 * ones before it lack something.
 *
 * Source of the layout: OpenType specification, `cmap` — Character to Glyph Index Mapping Table.
 */
export function fontCoverage(files: readonly string[]): FontCoverage {
  const sets: Uint8Array[] = [];
  const setOf = (index: number): Uint8Array => (sets[index] ??= readCharacters(readTable(files[index]!, 'cmap')));
  return (cluster) => {
    const codes = [...cluster].filter((character) => !invisible.test(character)).map((one) => one.codePointAt(0)!);
    return files.some((_, index) => codes.every((code) => (setOf(index)[code >> 3]! & (1 << (code & 7))) !== 0));
  };
}

const invisible = /\p{Default_Ignorable_Code_Point}|\n/u;

/** One table of a font; the rest of the file is not read. */
function readTable(file: string, tag: string): DataView {
  const open = openSync(file, 'r');
  try {
    const read = (at: number, length: number): DataView => {
      const bytes = new Uint8Array(length);
      readSync(open, bytes, 0, length, at);
      return new DataView(bytes.buffer);
    };
    const count = read(4, 2).getUint16(0);
    const directory = read(12, count * 16);
    for (let record = 0; record < count * 16; record += 16) {
      const name = String.fromCharCode(...[0, 1, 2, 3].map((at) => directory.getUint8(record + at)));
      if (name === tag) return read(directory.getUint32(record + 8), directory.getUint32(record + 12));
    }
  } finally {
    closeSync(open);
  }
  throw new Error(`The font ${file} has no ${tag} table`);
}

function readCharacters(cmap: DataView): Uint8Array {
  const has = new Uint8Array(0x110000 / 8);
  const add = (code: number): void => {
    has[code >> 3]! |= 1 << (code & 7);
  };
  for (let index = 0; index < cmap.getUint16(2); index += 1) {
    const subtable = cmap.getUint32(4 + index * 8 + 4);
    const format = cmap.getUint16(subtable);
    if (format === 12) readFormat12(cmap, subtable, add);
    if (format === 4) readFormat4(cmap, subtable, add);
  }
  return has;
}

function readFormat12(view: DataView, subtable: number, add: (code: number) => void): void {
  for (let group = 0; group < view.getUint32(subtable + 12); group += 1) {
    const at = subtable + 16 + group * 12;
    for (let code = view.getUint32(at); code <= view.getUint32(at + 4); code += 1) add(code);
  }
}

function readFormat4(view: DataView, subtable: number, add: (code: number) => void): void {
  const bytes = view.getUint16(subtable + 6);
  const ends = subtable + 14;
  const starts = ends + bytes + 2;
  for (let at = 0; at < bytes; at += 2) {
    const delta = view.getUint16(starts + bytes + at);
    const offsetAt = starts + 2 * bytes + at;
    const offset = view.getUint16(offsetAt);
    const [start, end] = [view.getUint16(starts + at), view.getUint16(ends + at)];
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const glyph = offset === 0 ? code : view.getUint16(offsetAt + offset + 2 * (code - start));
      if (glyph !== 0 && ((glyph + delta) & 0xffff) !== 0) add(code);
    }
  }
}
