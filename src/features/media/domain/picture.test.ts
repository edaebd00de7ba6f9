import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '#testing/check-property.ts';
import { keptSize, renditionWidths } from './picture.ts';
import { pictureName } from './picture-name.ts';
import { kindOf } from './upload-kind.ts';

describe('the size in which a picture is kept', () => {
  it.each([
    [4032, 3024, 1920, 1440],
    [800, 600, 800, 600],
    [1, 1, 1, 1],
    [20_000, 1, 1920, 1],
    [1, 20_000, 1, 4096],
    [1080, 12_000, 369, 4096],
  ])('of %d × %d is %d × %d', (width, height, keptWidth, keptHeight) =>
    expect(keptSize({ width, height })).toEqual({ width: keptWidth, height: keptHeight }),
  );
});

describe('the widths of a picture', () => {
  it.each([
    [1920, [320, 640, 960, 1280, 1920]],
    [1000, [320, 640, 960, 1000]],
    [640, [320, 640]],
    [100, [100]],
  ])('that is %d wide are %j', (width, widths) => expect(renditionWidths(width)).toEqual(widths));
});

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('the kind of a file', () => {
  it.each([
    ['jpeg', '\xff\xd8\xff\xe0\x00\x10JFIF'],
    ['png', '\x89PNG\r\n\x1a\n'],
    ['webp', 'RIFF\x00\x00\x00\x00WEBPVP8 '],
    ['gif', 'GIF89a'],
    ['avif', '\x00\x00\x00\x20ftypavif\x00\x00\x00\x00avifmif1miafMA1A'],
    ['avif', '\x00\x00\x00\x1cftypmif1\x00\x00\x00\x00mif1avifmiaf'],
    ['heic', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic'],
    ['svg', '<svg xmlns="http://www.w3.org/2000/svg">'],
    ['svg', '\xef\xbb\xbf\n <?xml version="1.0"?><svg>'],
    ['svg', '<!-- made by hand --><svg>'],
  ])('%s is told by its first bytes', (kind, text) => expect(kindOf(bytes(text))).toBe(kind));

  it.each([
    ['nothing', ''],
    ['an archive', 'PK\x03\x04'],
    ['a document', '%PDF-1.7\n\xff\xd8\xff'],
    ['a page', '<!doctype html><script>'],
    ['a film', '\x00\x00\x00\x18ftypisom\x00\x00\x00\x00isomavc1'],
    ['a film that names a picture behind its brands', '\x00\x00\x00\x10ftypisom\x00\x00\x00\x00avif'],
    ['sound', 'RIFF\x00\x00\x00\x00WAVEfmt '],
    ['a bitmap', 'BM\x00\x00'],
  ])('%s is none', (_what, text) => expect(kindOf(bytes(text))).toBeUndefined());
});

describe('the name of a picture', () => {
  it.each([
    ['loaf.jpg', 'loaf.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\photos\\loaf.jpg', 'loaf.jpg'],
    ['a\u0000b\nc\u202ed.jpg', 'abcd.jpg'],
    ['  パン.jpg ', 'パン.jpg'],
    ['..', '..'],
    ['/', ''],
    ['x'.repeat(300), 'x'.repeat(120)],
  ])('%j is kept as %j', (name, kept) => expect(pictureName(name)).toBe(kept));

  it('is one that can be stored and shown, whatever it was', () =>
    checkProperty(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const kept = pictureName(name);
        expect(kept.length).toBeLessThanOrEqual(120);
        expect(kept).not.toMatch(/[/\\\p{C}]/u);
      }),
    ));
});
