import { deepest, keptAttributes, keptElements, mostElements, plainValue } from './safe-svg.ts';

/** A mark with a photo in it takes up to 300 KiB as a PNG, another one for its one color, and both are written in base64. */
const longest = 700_000;
/** Pixels on the longer side of a picture in a mark (server/own-logo/read-own-logo.ts keeps no larger one). */
const mostPixels = 1600;

/** What marks are made of beyond what is kept of a drawing: their name, and the pictures of one that was no drawing. */
const elements = new Set([...keptElements, 'title', 'image', 'mask']);

/** Attributes with one form each, beside those that are kept of a drawing. */
const exactly: Readonly<Record<string, RegExp>> = {
  xmlns: /^http:\/\/www\.w3\.org\/2000\/svg$/,
  viewBox: /^[\d\s.e+-]{1,80}$/,
  role: /^img$/,
  preserveAspectRatio: /^none$/,
  maskUnits: /^userSpaceOnUse$/,
  mask: /^url\(#[\w-]{1,40}\)$/,
};

const tag = /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+(?:="[^"<>]*")?)*)\s*(\/?)>/y;
const between = /[^<>]*/y;
const attribute = /\s+([\w:-]+)(?:="([^"<>]*)")?/g;
/** What no file of text has, and no database takes: control characters, and halves of characters. */
const unwritable = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;
/** Text in which every sign that means something in markup is written out. */
const plainText = /^(?:[^&]|&(?:amp|lt|gt|quot|#39);)*$/;

/**
 * Whether a file of a mark is one as this product writes them: drawn by it, or cleaned when it was brought. By the same list of what is
 * kept, read sign by sign: elements, attributes and values of that list and nothing between them, so that nothing in it can run, ask for
 * something or end the element it is put into. Takes time in proportion to its length.
 */
export function isKnownMark(svg: string): boolean {
  if (svg.length > longest || unwritable.test(svg)) return false;
  const open: string[] = [];
  let count = 0;
  let at = 0;
  while (at < svg.length) {
    tag.lastIndex = at;
    const found = tag.exec(svg);
    if (!found) return false;
    const [whole, closes, name = '', attributes = '', isEmpty] = found;
    at += whole.length;
    if (closes) {
      if (open.pop() !== name || attributes !== '' || isEmpty) return false;
    } else {
      // One root, which holds everything, and no other file in it.
      if ((open.length === 0) !== (name === 'svg') || (open.length === 0 && count > 0)) return false;
      if (!elements.has(name) || open.at(-1) === 'title' || ++count > mostElements + 10) return false;
      if (!hasPlainAttributes(attributes)) return false;
      if (!isEmpty) open.push(name);
      if (open.length > deepest + 10) return false;
    }
    between.lastIndex = at;
    const text = between.exec(svg)![0];
    at += text.length;
    if (text.trim() !== '' && (open.at(-1) !== 'title' || !plainText.test(text))) return false;
    if (open.length === 0 && at < svg.length) return false;
  }
  return count > 0 && open.length === 0;
}

function hasPlainAttributes(text: string): boolean {
  for (const [, name = '', value = ''] of text.matchAll(attribute)) {
    if (name === 'href') {
      if (!isSmallPng(value)) return false;
      continue;
    }
    const form = Object.hasOwn(exactly, name) ? exactly[name] : keptAttributes.has(name) ? plainValue : undefined;
    // Quotes within a value are written out by whoever cleaned it.
    if (!form?.test(value.replaceAll('&quot;', '"'))) return false;
  }
  return true;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** The first twenty-four bytes of a PNG are its signature, the beginning of its header, and its sides (PNG, third edition, 5.2 and 11.2.1). */
const headOfPng = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];

/** Whether an address is a PNG written out, of sides that anybody can decode. */
function isSmallPng(address: string): boolean {
  const base64 = /^data:image\/png;base64,([A-Za-z\d+/]{32}[A-Za-z\d+/]*={0,2})$/.exec(address)?.[1];
  if (base64 === undefined) return false;
  const bytes: number[] = [];
  for (let at = 0; at < 32; at += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = [...base64.slice(at, at + 4)].map((sign) => digits.indexOf(sign));
    bytes.push((a << 2) | (b >> 4), ((b & 15) << 4) | (c >> 2), ((c & 3) << 6) | d);
  }
  const side = (from: number): number => bytes.slice(from, from + 4).reduce((sum, byte) => sum * 256 + byte, 0);
  const isSide = (pixels: number): boolean => pixels >= 1 && pixels <= mostPixels;
  return headOfPng.every((byte, at) => bytes[at] === byte) && isSide(side(16)) && isSide(side(20));
}
