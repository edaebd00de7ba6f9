import type { Language } from '#shared/languages.ts';

/** The size of `src/web/public/social-card.png`, which `scripts/make-pictures.ts` makes. */
const socialCard = { path: '/social-card.png', width: 1200, height: 630 } as const;

/** The protocol knows languages with a region alone. */
const REGIONS: Readonly<Record<Language, string>> = {
  en: 'en_US',
  es: 'es_ES',
  fr: 'fr_FR',
  de: 'de_DE',
  zh: 'zh_CN',
  ja: 'ja_JP',
};

/** What a page looks like where somebody shares its address. Addresses are absolute: whoever reads them is elsewhere. */
export function SocialMeta({
  title,
  description,
  address,
  language,
}: {
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly language: Language;
}) {
  const card = new URL(socialCard.path, address).href;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Groundwork" />
      <meta property="og:locale" content={REGIONS[language]} />
      <meta property="og:url" content={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={card} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(socialCard.width)} />
      <meta property="og:image:height" content={String(socialCard.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={card} />
    </>
  );
}
