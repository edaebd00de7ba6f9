import { blockKinds } from '../blocks/all-blocks.ts';
import type { Field, Fields, ImageValue } from '../blocks/field.ts';
import type { Block, SiteDocument } from '../document/site-document.ts';

/** A picture in a field of a block, itself or in an entry of a list. */
export interface PlacedPicture {
  readonly field: string;
  readonly picture: ImageValue;
}

type Values = Readonly<Record<string, unknown>>;

/** The pictures of a block, in the order of its fields. Blocks of documents that are older than pictures have none. */
export function picturesOfBlock({ type, props }: Block): readonly PlacedPicture[] {
  const fields: Fields = blockKinds[type].fields;
  return Object.entries(fields).flatMap(([name, field]: [string, Field]) => {
    const value = (props as Values)[name];
    const found =
      field.kind === 'image'
        ? [value]
        : field.kind === 'list'
          ? Object.entries(field.of).flatMap(([inner, { kind }]) =>
              kind === 'image' ? (value as readonly Values[]).map((entry) => entry[inner]) : [],
            )
          : [];
    return found
      .filter((one) => one !== null && one !== undefined)
      .map((one) => ({ field: name, picture: one as ImageValue }));
  });
}

/** The ids of the pictures of a site, each once. */
export const mediaIdsOf = ({ pages }: Pick<SiteDocument, 'pages'>): readonly string[] => [
  ...new Set(
    pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) => picturesOfBlock(block).map(({ picture }) => picture.media)),
    ),
  ),
];

/** The site without the pictures that are to go: their fields hold none. */
export const withoutPictures = (document: SiteDocument, isGone: (media: string) => boolean): SiteDocument =>
  withMedia(document, (media) => (isGone(media) ? null : media));

/** The site with another id for each picture; where there is none its field holds no picture. */
export function withMedia(document: SiteDocument, idOf: (media: string) => string | null): SiteDocument {
  const replaced = (picture: ImageValue): ImageValue | null => {
    const media = idOf(picture.media);
    return media === null ? null : { ...picture, media };
  };
  const changed = (values: Values, of: Fields): Values =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const field = of[name];
        if (field?.kind === 'list')
          return [name, (value as readonly Values[]).map((entry) => changed(entry, field.of))];
        const isPicture = field?.kind === 'image' && value !== null && value !== undefined;
        return [name, isPicture ? replaced(value as ImageValue) : value];
      }),
    );
  const pages = document.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => {
      const { fields }: { readonly fields: Fields } = blockKinds[block.type];
      return { ...block, props: changed(block.props, fields) } as Block;
    }),
  }));
  return { ...document, pages };
}
