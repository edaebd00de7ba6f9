import { fileURLToPath } from 'node:url';

/**
 * The fonts of running text, in the order in which a character is looked for (`text-fonts` in theme.typ). The first
 * file of each says which characters the font has; others are its weights.
 */
const textFonts = [
  ['inter/400Regular/Inter_400Regular.ttf', 'inter/600SemiBold/Inter_600SemiBold.ttf'],
  [
    'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
    'noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf',
  ],
  [
    'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
    'noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf',
  ],
  ['noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf', 'noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold.ttf'],
  [
    'noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
    'noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
  ],
  ['noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'],
  ['nanum-gothic/400Regular/NanumGothic_400Regular.ttf', 'nanum-gothic/700Bold/NanumGothic_700Bold.ttf'],
  ['noto-emoji/400Regular/NotoEmoji_400Regular.ttf'],
  ['noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf'],
] as const;

/** The font of titles; what it lacks comes from the fonts of running text. */
const titleFont = 'fraunces/400Regular/Fraunces_400Regular.ttf';

/** Where the TrueType files of the installed font packages lie; throws when a package is not installed. */
export function fontFiles(): { readonly all: readonly string[]; readonly oneOfEach: readonly string[] } {
  const path = (file: string): string => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`));
  return {
    all: [...textFonts.flat(), titleFont].map(path),
    oneOfEach: textFonts.map(([regular]) => path(regular)),
  };
}
