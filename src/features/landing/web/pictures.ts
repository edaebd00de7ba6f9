/**
 * The pictures below `src/web/public/assets/pictures`: their versions and the sizes they are shown at, in CSS pixels.
 * Written by `scripts/make-pictures.ts`.
 */
export const pictures = {
  plan: { version: '629c3c8b', wide: { width: 816, height: 517 }, narrow: { width: 390, height: 540 } },
  chat: { version: '74fc7c5c', wide: { width: 432, height: 404 }, narrow: { width: 390, height: 420 } },
  origin: { version: '03bf574b', wide: { width: 432, height: 405 }, narrow: { width: 390, height: 360 } },
  dashboard: { version: '9a653464', wide: { width: 880, height: 484 }, narrow: { width: 390, height: 560 } },
} as const;

export type PictureName = keyof typeof pictures;
