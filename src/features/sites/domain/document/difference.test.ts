import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '#testing/check-property.ts';
import { anySite as site } from '../../testing/any-site.ts';
import { filledSite, samplePicture } from '../../testing/sample-sites.ts';
import { type BlockType, blockKinds } from '../blocks/all-blocks.ts';
import type { Field, Fields } from '../blocks/field.ts';
import { withTemplate } from '../compose/change-template.ts';
import { sitePages } from '../sites.plan.ts';
import { templateIds } from '../templates/template-ids.ts';
import { type Change, difference } from './difference.ts';
import { type Block, emptyBlock, mostBlocks, type Page, type SiteDocument } from './site-document.ts';

/** Numbers that choose what is edited. */
const picks = fc.array(fc.nat(1000), { minLength: 6, maxLength: 6 });
type Edit = (document: SiteDocument, picks: readonly number[]) => SiteDocument | undefined;

const chosen = <T>(all: readonly T[], pick: number | undefined): T | undefined => all[(pick ?? 0) % (all.length || 1)];
const moved = <T>(all: readonly T[], from: number, to: number): T[] =>
  all.toSpliced(from, 1).toSpliced(to, 0, all[from]!);
/** Takes one thing of a list elsewhere; undefined where it would stand where it stood. */
function movedOne<T>(all: readonly T[], [one = 0, other = 0]: readonly number[]): T[] | undefined {
  const after = all.length < 2 ? all : moved(all, one % all.length, other % all.length);
  return JSON.stringify(after) === JSON.stringify(all) ? undefined : [...after];
}
const withPage = (document: SiteDocument, page: Page): SiteDocument => ({
  ...document,
  pages: document.pages.map((one) => (one.kind === page.kind ? page : one)),
});
const onPage =
  (edit: (page: Page, picks: readonly number[]) => Page | undefined): Edit =>
  (document, [first, ...rest]) => {
    const edited = edit(chosen(document.pages, first)!, rest);
    return edited && withPage(document, edited);
  };
const onBlock = (edit: (block: Block, picks: readonly number[]) => object | undefined): Edit =>
  onPage((page, [first, ...rest]) => {
    const one = chosen(page.blocks, first);
    const props = one && edit(one, rest);
    return props && { ...page, blocks: page.blocks.map((b) => (b === one ? ({ ...b, props } as Block) : b)) };
  });
/** Another value for a field that is no list. */
function otherValue(field: Field, value: unknown, pick: number): unknown {
  switch (field.kind) {
    case 'choice':
      return field.options.find((option) => option !== value);
    case 'time':
      return '11:11';
    case 'image': {
      if (value === null) return samplePicture;
      const held = value as typeof samplePicture;
      const others = [
        null,
        { ...held, media: 'med_00000000000000000000000003' },
        { ...held, alt: `${held.alt}!` },
        { ...held, x: held.x + 1 },
      ];
      return chosen(others, pick);
    }
    default:
      return `${String(value)}!`;
  }
}
const onField = (edit: (field: Field, value: unknown, picks: readonly number[]) => unknown): Edit =>
  onBlock(({ type, props }, [first, ...rest]) => {
    const fields: Fields = blockKinds[type].fields;
    const [name, field] = chosen(Object.entries(fields), first)!;
    const value = edit(field, (props as Record<string, unknown>)[name], rest);
    return value === undefined ? undefined : { ...props, [name]: value };
  });
type Entries = readonly Record<string, unknown>[];
const onList = (edit: (entries: Entries, of: Fields, picks: readonly number[]) => Entries | undefined): Edit =>
  onField((field, value, rest) => (field.kind === 'list' ? edit(value as Entries, field.of, rest) : undefined));
const newBlock = emptyBlock('text', 'new-block');

const edits: Readonly<Record<string, readonly [kinds: readonly Change['kind'][], edit: Edit]>> = {
  'another title': [['title'], (document) => ({ ...document, title: `${document.title}!` })],
  'another template': [
    ['template'],
    (document, [pick]) => {
      const template = chosen(templateIds, pick)!;
      return template === document.template ? undefined : withTemplate(document, template);
    },
  ],
  'another language': [['language'], (document) => ({ ...document, language: 'de' })],
  'other styles': [['css'], (document) => ({ ...document, css: `${document.css}p{}` })],
  'a page that is added': [
    ['page-added'],
    (document, [pick = 0]) => {
      const kind = sitePages.find((one) => document.pages.every((page) => page.kind !== one));
      const made = { kind: kind!, title: 'New', description: '', searchTitle: '', keywords: '', blocks: [newBlock] };
      return kind && { ...document, pages: document.pages.toSpliced(pick % (document.pages.length + 1), 0, made) };
    },
  ],
  'a page that is removed': [
    ['page-removed'],
    (document, [pick = 0]) =>
      document.pages.length < 2
        ? undefined
        : { ...document, pages: document.pages.toSpliced(pick % document.pages.length, 1) },
  ],
  'a page that is moved': [
    ['page-moved'],
    (document, rest) => {
      const pages = movedOne(document.pages, rest);
      return pages && { ...document, pages };
    },
  ],
  'another name of a page': [['navigation'], onPage((page) => ({ ...page, title: `${page.title}!` }))],
  'another title for search engines': [
    ['searchTitle'],
    onPage((page) => ({ ...page, searchTitle: `${page.searchTitle}!` })),
  ],
  'another description': [['description'], onPage((page) => ({ ...page, description: `${page.description}!` }))],
  'a block that is added': [
    ['block-added'],
    onPage((page, [pick = 0]) => ({
      ...page,
      blocks: page.blocks.toSpliced(pick % (page.blocks.length + 1), 0, newBlock),
    })),
  ],
  'a block that is removed': [
    ['block-removed'],
    onPage((page, [pick = 0]) =>
      page.blocks.length === 0 ? undefined : { ...page, blocks: page.blocks.toSpliced(pick % page.blocks.length, 1) },
    ),
  ],
  'a block that is moved': [
    ['block-moved'],
    onPage((page, rest) => {
      const blocks = movedOne(page.blocks, rest);
      return blocks && { ...page, blocks };
    }),
  ],
  'a block that is moved to another page': [
    ['block-moved'],
    (document, [first = 0, second = 0, third]) => {
      const [from, to] = [chosen(document.pages, first)!, chosen(document.pages, first + 1)!];
      const taken = chosen(from.blocks, second);
      if (from === to || taken === undefined) return undefined;
      const left = withPage(document, { ...from, blocks: from.blocks.filter((one) => one !== taken) });
      return withPage(left, { ...to, blocks: to.blocks.toSpliced((third ?? 0) % (to.blocks.length + 1), 0, taken) });
    },
  ],
  'another value of a field': [
    ['words', 'picture', 'crop'],
    onField((field, value, [pick = 0]) => (field.kind === 'list' ? undefined : otherValue(field, value, pick))),
  ],
  'an entry that is added': [
    ['entry-added'],
    onList((entries, of, [pick = 0, which]) => {
      const made = chosen(entries, which) ?? Object.fromEntries(Object.keys(of).map((name) => [name, '']));
      return entries.toSpliced(pick % (entries.length + 1), 0, made);
    }),
  ],
  'an entry that is removed': [
    ['entry-removed'],
    onList((entries, _of, [pick = 0]) =>
      entries.length === 0 ? undefined : entries.toSpliced(pick % entries.length, 1),
    ),
  ],
  'an entry that is moved': [['entry-moved'], onList((entries, _of, rest) => movedOne(entries, rest))],
  'another value of a field of an entry': [
    ['words', 'picture', 'crop'],
    onList((entries, of, [pick = 0, which, what = 0]) => {
      if (entries.length === 0) return undefined;
      const at = pick % entries.length;
      const [name, field] = chosen(Object.entries(of), which)!;
      const value = otherValue(field, entries[at]![name], what);
      return value === undefined ? undefined : entries.with(at, { ...entries[at], [name]: value });
    }),
  ],
};

describe('one edit is one change', () => {
  it.each(Object.entries(edits))('%s', (_name, [kinds, edit]) =>
    checkProperty(
      fc.property(site, picks, (document, numbers) => {
        const edited = edit(document, numbers);
        fc.pre(edited !== undefined);
        const told = difference(document, edited);
        expect(told).toHaveLength(1);
        expect(kinds).toContain(told[0]!.kind);
      }),
    ),
  );
});

const byName = (values: object) => Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1));
/** All that others see of a site, in one order of names. */
const seen = ({ template, language, title, css, pages }: SiteDocument): string =>
  JSON.stringify([
    [template, language, title, css],
    pages.map(({ kind, title, description, searchTitle, blocks }) => [
      [kind, title, description, searchTitle],
      blocks.map(({ id, type, props }) => [id, type, byName(props)]),
    ]),
  ]);

describe('two sites', () => {
  it('have no difference where others see the same of both, and one where they do not', () =>
    checkProperty(
      fc.property(site, site, fc.array(fc.tuple(fc.nat(99), picks), { maxLength: 3 }), (one, other, steps) => {
        expect(difference(one, structuredClone(one))).toEqual([]);
        expect(difference(one, other).length === 0).toBe(seen(one) === seen(other));
        const edited = steps.reduce(
          (now, [which, numbers]) => chosen(Object.values(edits), which)![1](now, numbers) ?? now,
          one,
        );
        const isTellable = new Set(edited.pages.flatMap(({ blocks }) => blocks.map(({ id }) => id))).size;
        fc.pre(isTellable === edited.pages.flatMap(({ blocks }) => blocks).length);
        expect(difference(one, edited).length === 0).toBe(seen(one) === seen(edited));
      }),
      { numRuns: 300, gateRuns: 100 },
    ));

  it('have nothing that is both added and removed, and tell nothing twice', () =>
    checkProperty(
      fc.property(site, site, (one, other) => {
        const told = difference(one, other);
        const named = (kind: Change['kind']): string[] =>
          told
            .filter((change) => change.kind === kind)
            .map((change) => {
              if ('entry' in change && 'block' in change)
                return JSON.stringify([change.block.id, byName(change.entry ?? {})]);
              return 'block' in change
                ? `${change.block.type} ${change.block.id}`
                : 'pageKind' in change
                  ? change.pageKind
                  : '';
            });
        for (const what of ['page', 'block', 'entry'] as const) {
          const removed = named(`${what}-removed`);
          for (const added of named(`${what}-added`)) expect(removed).not.toContain(added);
        }
        const keys = told.map((change) =>
          JSON.stringify([
            change.kind,
            'pageKind' in change && change.pageKind,
            'block' in change && change.block.id,
            'place' in change && change.place,
            change.kind === 'words' && change.form,
          ]),
        );
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: 300, gateRuns: 100 },
    ));
});

const home = (blocks: readonly Block[], own: Partial<SiteDocument> = {}): SiteDocument => {
  const document = filledSite();
  return { ...document, ...own, pages: [{ ...document.pages[0]!, blocks: [...blocks] }] };
};
const made = (type: BlockType, id: string, props: object): Block => {
  const empty = emptyBlock(type, id);
  return { ...empty, props: { ...empty.props, ...props } } as Block;
};

describe('a change', () => {
  const loaf = { name: 'Loaf', price: '€6', note: '' };
  const roll = { name: 'Roll', price: '€1', note: '' };
  const hero = made('hero', 'top', { headline: 'Bread', photo: samplePicture });
  const prices = made('prices', 'prices', { items: [loaf, roll] });
  const before = home([hero, prices]);

  it('says where it is, how it was and how it is', () => {
    const after = home([
      made('hero', 'top', { headline: 'Bread since dawn', photo: { ...samplePicture, alt: 'Rye' } }),
      prices,
    ]);
    expect(difference(before, after)).toMatchObject([
      { kind: 'words', form: 'line', pageKind: 'home', place: 'headline', before: 'Bread', after: 'Bread since dawn' },
      { kind: 'words', form: 'alt', place: 'photo', before: 'A loaf on a shelf', after: 'Rye' },
    ]);
  });

  it('of a list is told by its entries: what was said of each, which came, went and stand elsewhere', () => {
    const cake = { name: 'Cake', price: '€30', note: '' };
    const after = home([hero, made('prices', 'prices', { items: [roll, { ...loaf, price: '€7' }, cake] })]);
    expect(difference(before, after).map((change) => [change.kind, 'place' in change && change.place])).toEqual([
      ['entry-moved', 'items.1'],
      ['words', 'items.1.price'],
      ['entry-added', 'items.2'],
    ]);
    expect(difference(after, home([hero, made('prices', 'prices', { items: [cake] })]))).toMatchObject([
      { kind: 'entry-removed', place: 'items.0', entry: roll },
      { kind: 'entry-removed', place: 'items.1', entry: { ...loaf, price: '€7' } },
    ]);
  });

  it('of a template is not told again at a hero whose form the template gave; a form that somebody chose is', () => {
    const inStudio = withTemplate(before, 'studio');
    expect(inStudio.pages[0]!.blocks[0]!.props).not.toEqual(hero.props);
    expect(difference(before, inStudio).map(({ kind }) => kind)).toEqual(['template']);
    const chosenForm = home([made('hero', 'top', { ...hero.props, shape: 'centred' }), prices], { template: 'studio' });
    expect(difference(before, chosenForm).map((change) => [change.kind, 'place' in change && change.place])).toEqual([
      ['template', false],
      ['words', 'shape'],
    ]);
  });

  it('of a block with the name of another kind is that one went and one came', () => {
    const after = home([hero, made('text', 'prices', { title: 'What it costs' })]);
    expect(difference(before, after)).toMatchObject([
      { kind: 'block-added', block: { type: 'text' } },
      { kind: 'block-removed', block: { type: 'prices' } },
    ]);
  });

  it('of what was stored before its kind had a picture is none', () => {
    const { photo: _photo, ...old } = made('hero', 'top', { headline: 'Bread' }).props as Record<string, unknown>;
    const stored = { ...hero, props: old } as unknown as Block;
    expect(difference(home([stored]), home([made('hero', 'top', { headline: 'Bread' })]))).toEqual([]);
  });

  it('of what nobody else sees is none', () => {
    const [page] = before.pages;
    expect(difference(before, { ...before, bindings: [], pages: [{ ...page!, keywords: 'bread, rye' }] })).toEqual([]);
  });
});

it('the largest sites are compared to the end, though nothing in them is alike', () => {
  const full = (word: string, turn: <T>(all: T[]) => T[]): SiteDocument => ({
    ...filledSite(),
    pages: sitePages.map((kind) => ({
      kind,
      title: kind,
      description: '',
      searchTitle: '',
      keywords: '',
      blocks: turn(
        Array.from({ length: mostBlocks }, (_, at) =>
          made('prices', `${kind}-${at}`, {
            items: Array.from({ length: 40 }, (_one, line) => ({
              name: `${word} ${kind} ${at} ${line}`,
              price: `${word} ${line}`,
              note: '',
            })),
          }),
        ),
      ),
    })),
  });
  const [before, after] = [full('old', (all) => all), full('new', (all) => all.reverse())];
  const told = difference(before, after);
  // Of each page all blocks but one were moved, and in each block both words of all forty entries are others.
  // Every block with every other one, entry by entry, would take minutes, which ends the test.
  expect(told.length).toBe(5 * (mostBlocks - 1) + 5 * mostBlocks * 40 * 2);
});
