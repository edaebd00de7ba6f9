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
export function withoutPictures(document: SiteDocument, isGone: (media: string) => boolean): SiteDocument {
  const emptied = (values: Values, of: Fields): Values =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const field = of[name];
        if (field?.kind === 'list')
          return [name, (value as readonly Values[]).map((entry) => emptied(entry, field.of))];
        const isPicture = field?.kind === 'image' && value !== null && value !== undefined;
        return [name, isPicture && isGone((value as ImageValue).media) ? null : value];
      }),
    );
  const pages = document.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => {
      const { fields }: { readonly fields: Fields } = blockKinds[block.type];
      return { ...block, props: emptied(block.props, fields) } as Block;
    }),
  }));
  return { ...document, pages };
}
