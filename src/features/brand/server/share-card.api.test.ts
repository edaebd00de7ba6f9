/** The picture by which a page is shared, drawn in the process that draws. */
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import type { ShareCard } from '#shared/share-card.ts';
import { palettes } from '../domain/palette/palettes.ts';
import { createDesigner } from './design/designer.ts';

const designer = createDesigner();
afterAll(() => designer.close());

const card = (own: Partial<ShareCard>): ShareCard => ({
  title: 'Levain & Rye',
  colors: palettes.modern,
  logo: null,
  fonts: { heading: 'playfair-display', body: 'source-sans-3' },
  ...own,
});
const draw = (own: Partial<ShareCard> = {}) => designer.draw('account', { task: 'share-card', card: card(own) });

it('is a PNG of its size, the same bytes each time and in another process, and another one of another title', async () => {
  const first = Buffer.from((await draw())!);
  expect(await sharp(first).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(Buffer.from((await draw())!).equals(first)).toBe(true);
  const other = createDesigner();
  const elsewhere = await other.draw('account', { task: 'share-card', card: card({}) });
  await other.close();
  expect(Buffer.from(elsewhere!).equals(first)).toBe(true);
  expect(Buffer.from((await draw({ title: 'Rye & Levain' }))!).equals(first)).toBe(false);
  expect(first.byteLength).toBeLessThan(100_000);
});

it('has the words of other scripts in a font that has them, and the mark alone where none has', async () => {
  const logo = {
    svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
    width: 9,
    height: 9,
  };
  expect(await draw({ title: '京都町家', fonts: null })).toBeInstanceOf(Uint8Array);
  // No font here has letters of the Tibetan script.
  const [unread, alone] = [await draw({ title: 'བོད་', logo }), await draw({ title: '🚀', logo })];
  expect(Buffer.from(unread!).equals(Buffer.from(alone!))).toBe(true);
  expect(Buffer.from((await draw({ logo }))!).equals(Buffer.from(alone!))).toBe(false);
  expect(await draw({ title: 'བོད་' })).toBeNull();
});
