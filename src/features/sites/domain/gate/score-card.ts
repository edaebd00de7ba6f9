import { contrastOf, leastContrast } from '#features/brand/domain/palette/contrast.ts';
import { type BlockType, blockKinds } from '../blocks/all-blocks.ts';
import { type Field, type Fields, isSaid } from '../blocks/field.ts';
import type { GapQuestion } from '../blocks/gap-questions.ts';
import type { Block, Page, SiteDocument } from '../document/site-document.ts';
import type { SiteLook } from '../look/site-look.ts';
import { undisclosedForms } from '../page/form-pages.ts';
import type { SitePage } from '../sites.plan.ts';
import { type KnownPictures, type PictureRule, pictureFindings } from './picture-findings.ts';

/** Something about a site that stops it from going online, or that its founder should know before. */
export interface Finding {
  readonly level: 'stop' | 'warn';
  readonly rule:
    | 'gap'
    | 'contrast'
    | 'undisclosed-form'
    | 'description'
    | 'empty-page'
    | 'headings'
    | 'links'
    | 'reach'
    | 'privacy'
    | PictureRule;
  readonly pageKind?: SitePage;
  readonly blockId?: string;
  readonly field?: string;
  /** What a gap asks. */
  readonly question?: GapQuestion;
}

/**
 * Everything to know before a site goes online: gaps, colors that are not read, forms that do not say what happens to what is written, and pictures
 * that are not there stop it, the rest warns. Without `pictures` it says of them only what the site itself tells.
 */
export function scoreCard(document: SiteDocument, look: SiteLook, pictures?: KnownPictures): readonly Finding[] {
  const blocks = document.pages.flatMap((page) => page.blocks.map((block) => ({ page, block })));
  const undisclosed = undisclosedForms(document);
  const misses = (types: readonly BlockType[]): boolean => blocks.every(({ block }) => !types.includes(block.type));
  return [
    ...(document.title.trim() === '' ? [nameless(document)] : []),
    ...blocks.flatMap(({ page, block }) => gapsOf(page, block)),
    ...contrastFindings(look),
    ...undisclosed.slice(0, 1).map(({ page, block }) => undisclosedFinding(page, block)),
    ...document.pages.flatMap(pageFindings),
    ...blocks.flatMap(({ page, block }) => brokenLinks(document, page, block)),
    ...pictureFindings(document, pictures),
    ...(misses(['contact', 'contact-form']) ? [{ level: 'warn', rule: 'reach' } as const] : []),
    // Where that stops a site it need not be said twice.
    ...(misses(['legal']) && undisclosed.length === 0 ? [{ level: 'warn', rule: 'privacy' } as const] : []),
  ];
}

/** A site without a name asks for it on its first page; it is a field of the site, of no block. */
const nameless = ({ pages }: SiteDocument): Finding => ({
  level: 'stop',
  rule: 'gap',
  pageKind: pages[0]!.kind,
  field: 'title',
  question: 'name',
});

/** One finding for all of them: one legal text is enough. It leads to the first form. */
const undisclosedFinding = ({ kind }: Page, { id }: Block): Finding => ({
  level: 'stop',
  rule: 'undisclosed-form',
  pageKind: kind,
  blockId: id,
  field: 'privacy',
});

/** Fields that are not missed where another one of the same block is filled: a phone number reaches people as well as an address. */
const insteadOf: Readonly<Record<string, string>> = { 'contact.mail': 'phone' };

/** Fields of a block that ask for something nobody has said. */
function gapsOf({ kind }: Page, block: Block): readonly Finding[] {
  const fields: Fields = blockKinds[block.type].fields;
  const props: Readonly<Record<string, unknown>> = block.props;
  return Object.entries(fields).flatMap(([name, field]: [string, Field]): Finding[] => {
    if (!('asks' in field) || field.asks === undefined || isSaid(field, props[name])) return [];
    const other = insteadOf[`${block.type}.${name}`];
    if (other !== undefined && isSaid(fields[other]!, props[other])) return [];
    return [{ level: 'stop', rule: 'gap', pageKind: kind, blockId: block.id, field: name, question: field.asks }];
  });
}

/** What templates write on what: running text on paper, and paper on the colors that bands have. */
function contrastFindings({ colors }: SiteLook): readonly Finding[] {
  const pairs = [
    [colors.ink, colors.paper],
    [colors.primary, colors.paper],
    [colors.paper, colors.primary],
    [colors.paper, colors.ink],
    [colors.ink, colors.accent],
  ] as const;
  return pairs.some(([of, on]) => contrastOf(of, on) < leastContrast.text) ? [{ level: 'stop', rule: 'contrast' }] : [];
}

/** A page needs something on it, one heading of the first rank, and words for search engines. */
function pageFindings({ kind, blocks, description }: Page, at: number): readonly Finding[] {
  if (blocks.length === 0) return [{ level: 'stop', rule: 'empty-page', pageKind: kind }];
  const heroes = blocks.filter(({ type }) => type === 'hero').length;
  return [
    ...(heroes === 1 ? [] : [{ level: 'warn', rule: 'headings', pageKind: kind } as const]),
    ...(at === 0 && description.trim() === '' ? [{ level: 'warn', rule: 'description', pageKind: kind } as const] : []),
  ];
}

/** Links of a block to a page or a part that is not there. */
function brokenLinks({ pages }: SiteDocument, page: Page, { id, type, props }: Block): readonly Finding[] {
  const targets = new Set([...pages.map(({ kind }) => `#${kind}`), ...page.blocks.map((block) => `#${block.id}`)]);
  const fields: Fields = blockKinds[type].fields;
  const values: Readonly<Record<string, unknown>> = props;
  const isBroken = (link: unknown): boolean => typeof link === 'string' && link.startsWith('#') && !targets.has(link);
  return Object.entries(fields).flatMap(([name, field]: [string, Field]): Finding[] => {
    const links =
      field.kind === 'link'
        ? [values[name]]
        : field.kind === 'list'
          ? (values[name] as readonly Readonly<Record<string, string>>[]).flatMap((item) =>
              Object.entries(field.of).flatMap(([inner, { kind }]) => (kind === 'link' ? [item[inner]] : [])),
            )
          : [];
    return links.some(isBroken)
      ? [{ level: 'warn', rule: 'links', pageKind: page.kind, blockId: id, field: name }]
      : [];
  });
}
