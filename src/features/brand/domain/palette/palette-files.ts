import { parse, rgb } from 'culori';
import { colourRoles } from './contrast.ts';
import type { Palette } from './palettes.ts';

/** A palette for style sheets. */
export const paletteCss = (palette: Palette): string =>
  `:root {\n${colourRoles.map((role) => `  --brand-${role}: ${palette[role]};`).join('\n')}\n}\n`;

/** A palette for Tailwind CSS 4. */
export const paletteTailwind = (palette: Palette): string =>
  `@theme {\n${colourRoles.map((role) => `  --color-brand-${role}: ${palette[role]};`).join('\n')}\n}\n`;

/** A palette as design tokens (Design Tokens Format Module, 2025.10). */
export const paletteJson = (palette: Palette): string =>
  `${JSON.stringify({ brand: Object.fromEntries(colourRoles.map((role) => [role, { $type: 'color', $value: palette[role] }])) }, undefined, 2)}\n`;

/**
 * A palette as an Adobe Swatch Exchange file, version 1.0: the signature, then one block for each colour with its name in
 * UTF-16, its model and three 32-bit numbers, all big-endian.
 */
export function paletteAse(palette: Palette): Uint8Array {
  const blocks = colourRoles.map((role) => swatch(role, palette[role]));
  const header = new DataView(new ArrayBuffer(12));
  for (const [index, sign] of [...'ASEF'].entries()) header.setUint8(index, sign.charCodeAt(0));
  header.setUint16(4, 1);
  header.setUint32(8, blocks.length);
  const parts = [new Uint8Array(header.buffer), ...blocks];
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Kind of block "colour", and kind of colour "global". */
const colourBlock = 0x0001;
const globalColour = 0;

function swatch(name: string, hex: string): Uint8Array {
  const { r, g, b } = rgb(parse(hex)!);
  const body = 2 + (name.length + 1) * 2 + 4 + 3 * 4 + 2;
  const view = new DataView(new ArrayBuffer(6 + body));
  view.setUint16(0, colourBlock);
  view.setUint32(2, body);
  view.setUint16(6, name.length + 1);
  for (const [index, sign] of [...name].entries()) view.setUint16(8 + index * 2, sign.charCodeAt(0));
  const after = 8 + (name.length + 1) * 2;
  for (const [index, sign] of [...'RGB '].entries()) view.setUint8(after + index, sign.charCodeAt(0));
  for (const [index, value] of [r, g, b].entries()) view.setFloat32(after + 4 + index * 4, value);
  view.setUint16(after + 16, globalColour);
  return new Uint8Array(view.buffer);
}
