import type { Picture } from '../../media.contract.ts';

/** A picture of the sample business that is ready. */
export const readyPicture = (own: Partial<Picture> = {}): Picture => ({
  id: 'med_00000000000000000000000001',
  name: 'shop.jpg',
  alt: '',
  x: 50,
  y: 50,
  width: 1600,
  height: 1000,
  state: 'ready',
  failure: null,
  phoneBytes: 80_000,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...own,
});

/** One that was just sent. */
export const waitingPicture = (own: Partial<Picture> = {}): Picture =>
  readyPicture({ state: 'waiting', width: null, height: null, phoneBytes: null, ...own });
