import { z } from 'zod';
import { languages } from '#shared/languages.ts';
import { type BlockType, blockKinds } from '../blocks/all-blocks.ts';
import { emptyProps, lineSchema, type PropsOf, schemaOfFields } from '../blocks/field.ts';
import { ownCssSchema } from '../own-code/own-css.ts';
import { sitePages } from '../sites.plan.ts';
import { templateIds } from '../templates/template-ids.ts';
import { factSources } from './fact-sources.ts';

/** The most blocks a page may have, and so what a page may cost. */
export const mostBlocks = 60;
/** The most parts of a site that follow facts. */
export const mostBindings = 200;

/** One block of a page, with the id that its address on the page is made of. */
export type Block<Type extends BlockType = BlockType> = {
  readonly [T in Type]: {
    readonly id: string;
    readonly type: T;
    readonly props: PropsOf<(typeof blockKinds)[T]['fields']>;
  };
}[Type];

/** What leads to a block. It has no underscore, so that ids of our own on a page, which have one, are never taken. */
const blockId = z.string().regex(/^[a-z][a-z\d-]{0,40}$/);

const blockSchema = z.discriminatedUnion(
  'type',
  Object.values(blockKinds).map(({ type, fields }) =>
    z.strictObject({ id: blockId, type: z.literal(type), props: schemaOfFields(fields) }),
  ) as never,
) as unknown as z.ZodType<Block>;

const pageSchema = z.strictObject({
  kind: z.enum(sitePages),
  /** In the navigation and in the title of the browser. */
  title: lineSchema(60),
  /** For search engines; empty: the page has none. */
  description: lineSchema(200),
  /** What search engines and the tab of the browser call it; empty: by its title. */
  searchTitle: lineSchema(70).default(''),
  /** What it is to be found by, parted by commas; for its founder alone. */
  keywords: lineSchema(200).default(''),
  blocks: z.array(blockSchema).max(mostBlocks),
});
export type Page = z.infer<typeof pageSchema>;

/** The pages of a site: each kind once, and each block with an id of its own, which bindings and links go by. */
const pagesSchema = z
  .array(pageSchema)
  .min(1)
  .max(sitePages.length)
  .refine((pages) => areDistinct(pages.map(({ kind }) => kind)), 'Each page once')
  .refine(
    (pages) => areDistinct(pages.flatMap(({ blocks }) => blocks.map(({ id }) => id))),
    'Each block needs an id of its own',
  );

const areDistinct = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;

/** A part of a block that was filled from facts, with what it was filled with: as long as it still holds that, it follows them. */
const bindingSchema = z.strictObject({
  blockId,
  field: z.string().max(40),
  source: z.enum(factSources),
  /** The value as JSON, as it was put in. */
  value: z.string().max(20_000),
});
export type Binding = z.infer<typeof bindingSchema>;

/** A site as it is edited: one document, whose newest state is the draft. */
export const siteDocumentSchema = z.strictObject({
  /** Of this shape: older ones are read by what comes after them. */
  version: z.literal(1),
  template: z.enum(templateIds),
  /** The language of the content. */
  language: z.enum(languages),
  title: lineSchema(80),
  pages: pagesSchema,
  bindings: z.array(bindingSchema).max(mostBindings),
  /** Styles of its founder's own, after all others. */
  css: ownCssSchema.default(''),
});
export type SiteDocument = z.infer<typeof siteDocumentSchema>;

/** A block of a kind with nothing in it. */
export const emptyBlock = <Type extends BlockType>(type: Type, id: string): Block<Type> =>
  ({ id, type, props: emptyProps(blockKinds[type].fields) }) as unknown as Block<Type>;
