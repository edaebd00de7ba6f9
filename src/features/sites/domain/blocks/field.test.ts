import { describe, expect, it } from 'vitest';
import { type Field, isLink, isSaid, schemaOfFields } from './field.ts';

describe('a link', () => {
  it.each(['https://example.com/a?b=c', 'mailto:a@b.example', 'tel:+49-821-123', 'tel:0821123', '#contact'])(
    'may lead to %s',
    (link) => expect(isLink(link)).toBe(true),
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'http://example.com/',
    '//example.com/',
    '/platform/account',
    './a',
    'https://user:secret@example.com/',
    'https://exa mple.com/',
    'https://example.com/"onclick="alert(1)',
    'https://example.com/<script>',
    'https:\\\\example.com',
    'https://',
    'mailto:a@b',
    'mailto:a@b.example?bcc=c@d.example',
    'mailto:a@b.example%0Abcc:c@d.example',
    'tel:*21*123#',
    '#Contact',
    '#a"b',
    '#',
    '',
    `https://example.com/${'a'.repeat(500)}`,
  ])('may not lead to %s', (link) => expect(isLink(link)).toBe(false));
});

describe('what a block holds', () => {
  const schema = schemaOfFields({
    title: { kind: 'line', max: 10 },
    text: { kind: 'text', max: 20 },
    link: { kind: 'link' },
    from: { kind: 'time' },
    shape: { kind: 'choice', options: ['a', 'b'] },
    items: { kind: 'list', most: 2, of: { name: { kind: 'line', max: 5 } } },
  });
  const good = { title: 'Bread', text: 'Two\nlines', link: '', from: '09:30', shape: 'b', items: [{ name: 'Rye' }] };

  it('is each of its fields', () => expect(schema.parse(good)).toEqual(good));

  it.each<[string, Partial<Record<keyof typeof good | 'more', unknown>>]>([
    ['words that are too long', { title: 'x'.repeat(11) }],
    ['a line break in a line', { title: 'a\nb' }],
    ['a control character', { text: 'a\u0007b' }],
    ['an override of direction', { text: 'a\u202eb' }],
    ['half a character', { text: 'a\ud800b' }],
    ['a link that does something', { link: 'javascript:alert(1)' }],
    ['a time that is none', { from: '24:00' }],
    ['a choice that is none', { shape: 'c' }],
    ['too many things', { items: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] }],
    ['a thing with more than its fields', { items: [{ name: 'a', html: '<b>' }] }],
    ['more than its fields', { more: 'x' }],
    ['a list that is none', { items: 'a' }],
  ])('is not %s', (_what, changed) => expect(schema.safeParse({ ...good, ...changed }).success).toBe(false));
});

describe('a picture', () => {
  const schema = schemaOfFields({ photo: { kind: 'image' } });
  const photo = { media: 'med_01arz3ndektsv4rrffq69g5fav', alt: 'Bread', x: 0, y: 100, width: 1920, height: 4096 };
  const read = (value: unknown) => schema.safeParse({ photo: value });

  it('is one of the business, or none', () => {
    expect(read(photo).data).toEqual({ photo });
    expect(read(null).data).toEqual({ photo: null });
  });

  it('is none in a block that was stored before its kind had one', () =>
    expect(schema.parse({})).toEqual({ photo: null }));

  it.each<[string, unknown]>([
    ['an address', 'https://example.com/a.jpg'],
    ['another id', { ...photo, media: 'file_01arz3ndektsv4rrffq69g5fav' }],
    ['an id that leads elsewhere', { ...photo, media: 'med_../../etc/passwd0000000000' }],
    ['an id with an end of its own', { ...photo, media: `${photo.media}\n` }],
    ['an alt text that is too long', { ...photo, alt: 'x'.repeat(251) }],
    ['an alt text that turns what is about it around', { ...photo, alt: 'a\u202eb' }],
    ['a point outside', { ...photo, x: 101 }],
    ['half a point', { ...photo, y: 0.5 }],
    ['a point that is a text', { ...photo, x: '50%' }],
    ['no width', { ...photo, width: 0 }],
    ['a width that no picture has', { ...photo, width: 1921 }],
    ['a height that no picture has', { ...photo, height: 4097 }],
    ['more than its parts', { ...photo, onload: 'alert(1)' }],
    ['less than its parts', { media: photo.media }],
  ])('is not %s', (_what, value) => expect(read(value).success).toBe(false));

  it('is said once it is there; beside words it says nothing by itself, and what is nothing without it waits for it', () => {
    const image: Field = { kind: 'image' };
    expect([isSaid(image, photo), isSaid(image, null), isSaid(image, undefined)]).toEqual([true, false, false]);
    const people: Field = { kind: 'list', most: 2, of: { name: { kind: 'line', max: 9 }, photo: image } };
    expect(isSaid(people, [{ name: '', photo }])).toBe(false);
    expect(isSaid(people, [{ name: 'Ada' }])).toBe(true);
    const shots: Field = {
      kind: 'list',
      most: 2,
      of: { photo: { ...image, isNeeded: true }, caption: { kind: 'line', max: 9 } },
    };
    expect(isSaid(shots, [{ photo: null, caption: 'Here' }])).toBe(false);
    expect(
      isSaid(shots, [
        { photo: null, caption: '' },
        { photo, caption: '' },
      ]),
    ).toBe(true);
  });
});
