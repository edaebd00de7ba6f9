import { msg } from '@lingui/core/macro';
import { PanelsTopLeft } from 'lucide-react';
import { queryKeyOf } from '#web/api/use-api.ts';
import { defineWebFeature } from '#web/feature.ts';
import { paths } from '#web/routes/paths.ts';

const href = paths.platform.websiteBuilder;

/** The branding kit, on the screen it shares with the website builder: the composition root draws it. */
export const brandFeature = defineWebFeature({
  id: 'brand',
  navigation: {
    id: 'website',
    href,
    icon: PanelsTopLeft,
    label: msg`Website`,
    longLabel: msg`Brand & Website Studio`,
  },
  nextStep: {
    icon: PanelsTopLeft,
    title: msg`Build Your Website`,
    step: 'brand',
    wordsOf: (progress) =>
      progress?.isDone
        ? {
            sentence: msg`Your brand is made: logos, colors and fonts of your own.`,
            action: msg`Open your brand`,
            href,
          }
        : {
            sentence: msg`Logos, colors and fonts of your own, and a website made of them.`,
            action: msg`Make a brand`,
            href,
          },
  },
  palette: () => import('./brand.palette.ts'),
  problems: {
    'brand.busy': msg`Too much is being drawn right now. Try again in a few seconds.`,
    'brand.no_brand': msg`There is no brand yet. Make one first.`,
    'brand.letters_missing': msg`This font lacks letters of the name or of the line below it. Choose another font.`,
    'brand.no_other_mark': msg`No other mark of this kind was found that nobody here has. Try another kind.`,
    'brand.logo_unreadable': msg`Nothing could be read in this file. Choose an SVG or a PNG that shows your logo.`,
    'brand.logo_not_outlines': msg`This SVG has texts, pictures or effects that cannot be kept as they look. Turn them into outlines, or save it as a PNG.`,
    'brand.logo_too_complex': msg`This logo has too many parts. Save it as a PNG of 1600 pixels.`,
    'brand.logo_too_small': msg`This picture is too small to be a logo: it needs 64 pixels at least.`,
    'brand.favourites_full': msg`Twelve favorites are kept. Take one away first.`,
  },
  live: { brand: [queryKeyOf('brand')], account: [queryKeyOf('brand')], jobs: [queryKeyOf('brand')] },
  notifications: async () => (await import('./brand.notification-words.ts')).brandWords,
  threads: {
    'brand.kit': ({ title }, { i18n }) => ({
      label: i18n._(msg`Brand`),
      title,
      detail: i18n._(msg`Logos, colors and fonts are made.`),
      href,
      action: i18n._(msg`Open your brand`),
    }),
  },
});
