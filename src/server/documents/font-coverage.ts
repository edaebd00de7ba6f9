/** Says whether one of some fonts can draw all of a cluster (a character with what is attached to it). */
export type FontCoverage = (cluster: string) => boolean;

/**
 * Reads which characters TrueType fonts have (their `cmap` tables, formats 4 and 12). Of a cluster every part must be
 * in one and the same font; characters that are never drawn, such as joiners, need no font.
 *
 * Source of the layout: OpenType specification, `cmap` — Character to Glyph Index Mapping Table.
 */
export function fontCoverage(fonts: readonly Uint8Array[]): FontCoverage {
  const sets = fonts.map(readCharacters);
  return (cluster) => {
    const codes = [...cluster].filter((character) => !invisible.test(character)).map((one) => one.codePointAt(0)!);
    return sets.some((has) => codes.every((code) => (has[code >> 3]! & (1 << (code & 7))) !== 0));
  };
}

const invisible = /\p{Default_Ignorable_Code_Point}|\n/u;

function readCharacters(font: Uint8Array): Uint8Array {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const has = new Uint8Array(0x110000 / 8);
  const add = (code: number): void => {
    has[code >> 3]! |= 1 << (code & 7);
  };
  const cmap = findTable(view, 'cmap');
  for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
    const subtable = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
    const format = view.getUint16(subtable);
    if (format === 12) readFormat12(view, subtable, add);
    if (format === 4) readFormat4(view, subtable, add);
  }
  return has;
}

function findTable(view: DataView, tag: string): number {
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const record = 12 + index * 16;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((at) => view.getUint8(record + at)));
    if (name === tag) return view.getUint32(record + 8);
  }
  throw new Error(`The font has no ${tag} table`);
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
