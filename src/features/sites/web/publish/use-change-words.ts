import { useLingui } from '@lingui/react/macro';
import { blockKinds } from '#features/sites/domain/blocks/all-blocks.ts';
import type { Field, Fields, ImageValue } from '#features/sites/domain/blocks/field.ts';
import { entryOf, outerField } from '#features/sites/domain/blocks/text-places.ts';
import type { Change } from '#features/sites/domain/document/difference.ts';
import type { FieldChange } from '#features/sites/domain/document/field-difference.ts';
import type { Entry } from '#features/sites/domain/document/pair-entries.ts';
import type { Block, SiteDocument } from '#features/sites/domain/document/site-document.ts';
import { beginOf } from '#features/sites/domain/shorten-text.ts';
import type { SitePage } from '#features/sites/domain/sites.plan.ts';
import { useEditedSite } from '../editor/editor-context.ts';
import { fieldWords } from '../field-words.ts';
import { blockWords, pageWords } from '../sites-words.ts';
import { useChoiceName } from '../use-choice-name.ts';

/** So much of an entry is its name, in UTF-16 units. */
const longestName = 40;

/** How the parts of a site are called where it is told what changed, as the editor calls them. */
export function useChangeWords(online: SiteDocument) {
  const { t } = useLingui();
  const { document } = useEditedSite();
  const choiceName = useChoiceName();
  const pages = [...document.pages, ...online.pages];

  const pageName = (kind: SitePage): string => pages.find((page) => page.kind === kind)?.title || t(pageWords[kind]);

  /** With its heading where there are several of its kind on the page. */
  const blockName = ({ type, props }: Block, pageKind: SitePage): string => {
    const name = t(blockWords[type].name);
    const heading = 'title' in props ? props.title : '';
    const beside = pages.find(({ kind }) => kind === pageKind)?.blocks.filter((block) => block.type === type) ?? [];
    return beside.length > 1 && heading !== '' ? t`${name} “${heading}”` : name;
  };

  const fieldName = ({ type }: Block, field: string): string => {
    const words = fieldWords(type, field);
    return words === undefined ? field : t(words);
  };

  /** What a link leads to; empty for one that leads nowhere. */
  const linkWords = (link: string): string => {
    const target = link.startsWith('#') ? link.slice(1) : undefined;
    const page = pages.find(({ kind }) => kind === target);
    const block = pages.flatMap(({ blocks }) => blocks).find(({ id }) => id === target);
    return page ? pageName(page.kind) : block ? t(blockWords[block.type].name) : link;
  };

  const pictureWords = (picture: ImageValue | null): string => picture?.alt.trim() || t`A picture`;

  /** What is read of an entry, field by field; where a link leads is left out. */
  const entryParts = (fields: Fields, entry: Entry): readonly string[] =>
    Object.entries(fields)
      .map(([name, { kind }]) => {
        const value = entry[name];
        if (kind === 'image') return value ? pictureWords(value as ImageValue) : '';
        return kind === 'link' ? '' : kind === 'choice' ? choiceName(String(value)) : String(value ?? '').trim();
      })
      .filter((part) => part !== '');

  /** The block a change is in, and the field; in a list the entry instead, and which field of it where it has several. */
  const fieldParts = (change: FieldChange & { readonly block: Block; readonly pageKind: SitePage }): string[] => {
    const { block, pageKind, place, entry } = change;
    const spec = fieldAt(block, place);
    const number = (entryOf(place) ?? 0) + 1;
    const inner = place.split('.')[2];
    const isPlain = spec?.kind !== 'list' || Object.keys(spec.of).length === 1;
    const [first = ''] = spec?.kind === 'list' && entry && !isPlain ? entryParts(spec.of, entry) : [];
    const isTold = change.kind === 'entry-added' || change.kind === 'entry-removed';
    const parts = [
      blockName(block, pageKind),
      ...(entry ? [] : [fieldName(block, place)]),
      ...(entry && !isTold ? [beginOf(first, longestName) || t`Entry ${number}`] : []),
      ...(inner !== undefined && !isPlain ? [fieldName(block, inner)] : []),
      ...(change.kind === 'words' && change.form === 'alt' ? [t`Alt text`] : []),
    ];
    // The text of a text, the picture of a picture.
    return parts.filter((part, at) => part !== parts[at - 1]);
  };

  return {
    /** Whether there is more than one page, here or online, so that it has to be said which one is meant. */
    hasPages: new Set(pages.map(({ kind }) => kind)).size > 1,
    pageName,
    linkWords,
    pictureWords,
    choiceName,

    /** An entry in one line. */
    entryWords: (block: Block, place: string, entry: Entry): string => {
      const spec = fieldAt(block, place);
      return spec?.kind === 'list' ? entryParts(spec.of, entry).join(' · ') : '';
    },

    /** Where something changed, from the whole to the part; nothing for a page as a whole. */
    partsOf: (change: Change): readonly string[] => {
      switch (change.kind) {
        case 'template':
          return [t`Template`];
        case 'language':
          return [t`Language`];
        case 'title':
          return [t`Site Title`];
        case 'css':
          return [t`Styles of the website (CSS)`];
        case 'page-added':
        case 'page-removed':
        case 'page-moved':
          return [];
        case 'navigation':
          return [t`In the navigation`];
        case 'searchTitle':
          return [t`Page title`];
        case 'description':
          return [t`Meta description`];
        case 'block-added':
        case 'block-removed':
        case 'block-moved':
          return [blockName(change.block, change.pageKind)];
        default:
          return fieldParts(change);
      }
    },
  };
}

/** What is declared of the field at the top of a place. */
const fieldAt = ({ type }: Block, place: string): Field | undefined =>
  (blockKinds[type].fields as Fields)[outerField(place)];
