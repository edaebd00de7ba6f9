import type { PictureSize } from '#features/media/domain/picture.ts';
import type { Page, SiteDocument } from '../document/site-document.ts';
import { mediaIdsOf, type PlacedPicture, picturesOfBlock } from '../page/pictures-of.ts';
import type { SitePage } from '../sites.plan.ts';

/** The pictures of a business that can be shown, by id, each with the bytes of what a phone takes of it. */
export type KnownPictures = ReadonlyMap<string, PictureSize & { readonly phoneBytes: number }>;

/** What is said of pictures: one is not there, there are too many, one has no alt text, those of a page weigh too much. */
export type PictureRule = 'picture' | 'many-pictures' | 'alt' | 'weight';

/** Something about the pictures of a site, as the score card tells it (score-card.ts). */
interface PictureFinding {
  readonly level: 'stop' | 'warn';
  readonly rule: PictureRule;
  readonly pageKind: SitePage;
  readonly blockId?: string;
  readonly field?: string;
}

/** How many different pictures a site shows: each of them is kept with each release. */
export const mostPicturesOfSite = 200;

/** What the pictures of a page may weigh on a phone, in bytes: a megabyte takes five seconds on a slow line (1.6 Mbit/s). */
const heavyBytes = 1_000_000;

/** What is to be known of the pictures of a site before it goes online. */
export function pictureFindings(document: SiteDocument, known: KnownPictures | undefined): readonly PictureFinding[] {
  return [
    ...(mediaIdsOf(document).length > mostPicturesOfSite
      ? [{ level: 'stop', rule: 'many-pictures', pageKind: document.pages[0]!.kind } as const]
      : []),
    ...document.pages.flatMap((page) => [...missing(page, known), ...untold(page), ...heavy(page, known)]),
  ];
}

/** A field of a block of which something is said once, however many of its pictures it holds for. */
const inFields = (
  { kind, blocks }: Page,
  told: Pick<PictureFinding, 'level' | 'rule'>,
  holds: (placed: PlacedPicture) => boolean,
): readonly PictureFinding[] =>
  blocks.flatMap((block) => {
    const fields = picturesOfBlock(block).filter(holds);
    return [...new Set(fields.map(({ field }) => field))].map((field) => ({
      ...told,
      pageKind: kind,
      blockId: block.id,
      field,
    }));
  });

/** Pictures that were deleted, are of another business, or are not as large as the page says, so that what it names is not there. */
const missing = (page: Page, known: KnownPictures | undefined): readonly PictureFinding[] =>
  known === undefined
    ? []
    : inFields(page, { level: 'stop', rule: 'picture' }, ({ picture }) => {
        const found = known.get(picture.media);
        return found?.width !== picture.width || found.height !== picture.height;
      });

const untold = (page: Page): readonly PictureFinding[] =>
  inFields(page, { level: 'warn', rule: 'alt' }, ({ picture }) => picture.alt.trim() === '');

function heavy({ kind, blocks }: Page, known: KnownPictures | undefined): readonly PictureFinding[] {
  const ids = new Set(blocks.flatMap((block) => picturesOfBlock(block).map(({ picture }) => picture.media)));
  const bytes = [...ids].reduce((sum, id) => sum + (known?.get(id)?.phoneBytes ?? 0), 0);
  return bytes > heavyBytes ? [{ level: 'warn', rule: 'weight', pageKind: kind }] : [];
}
