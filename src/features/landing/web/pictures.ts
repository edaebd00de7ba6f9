/**
 * The pictures below `src/web/public/assets/pictures`: their versions and the sizes they are shown at, in CSS pixels.
 * Written by `scripts/make-pictures.ts`.
 */
export const pictures = {
  plan: { version: 'd104c7fc', wide: { width: 816, height: 517 }, narrow: { width: 390, height: 540 } },
  chat: { version: '9ae2a645', wide: { width: 432, height: 404 }, narrow: { width: 390, height: 420 } },
  origin: { version: 'eaed710d', wide: { width: 432, height: 405 }, narrow: { width: 390, height: 360 } },
  dashboard: { version: '8b9d4300', wide: { width: 880, height: 484 }, narrow: { width: 390, height: 560 } },
} as const;

export type PictureName = keyof typeof pictures;
