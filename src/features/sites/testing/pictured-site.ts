import type { Picture } from '#features/media/media.contract.ts';
import type { ImageValue } from '../domain/blocks/field.ts';
import { type Block, emptyBlock, type SiteDocument } from '../domain/document/site-document.ts';
import { shownAs, withHeroPhoto } from './make-site.ts';

/** The pages of a site with a picture in each kind of block that shows one: a hero, people, a gallery, two side by side, one alone. */
export function withPictures(document: SiteDocument, pictures: readonly Picture[]): SiteDocument['pages'] {
  const photo = (at: number): ImageValue => shownAs(pictures[at % pictures.length]!, `Picture number ${at}`);
  const blocks: readonly Block[] = [
    {
      ...emptyBlock('team', 'people'),
      props: { title: 'Us', items: [{ name: 'Ana', role: 'Baker', text: '', photo: photo(1) }] },
    },
    {
      ...emptyBlock('gallery', 'shelf'),
      props: {
        title: 'Our shelf',
        items: [photo(0), photo(1), photo(2)].map((one) => ({ photo: one, caption: 'Bread' })),
      },
    },
    {
      ...emptyBlock('before-after', 'oven'),
      props: { title: 'The oven', before: photo(2), beforeLabel: '', after: photo(0), afterLabel: '', text: '' },
    },
    { ...emptyBlock('picture', 'alone'), props: { photo: photo(1), caption: 'The shop' } },
  ];
  const [first, ...others] = withHeroPhoto(document, photo(0));
  return [{ ...first!, blocks: [...first!.blocks, ...blocks] }, ...others];
}
