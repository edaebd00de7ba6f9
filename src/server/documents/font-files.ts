import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The fonts of running text, in the order in which a character is looked for. */
const textFonts = [
  'inter/400Regular/Inter_400Regular.ttf',
  'inter/600SemiBold/Inter_600SemiBold.ttf',
  'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  'noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf',
  'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
  'noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf',
  'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
];

/** The font of titles; what it lacks comes from the fonts of running text. */
const titleFonts = ['fraunces/400Regular/Fraunces_400Regular.ttf'];

/** The TrueType files of the installed font packages (about 12 MB). */
export function loadFontFiles(): { readonly text: readonly Buffer[]; readonly titles: readonly Buffer[] } {
  const read = (file: string): Buffer => readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`)));
  return { text: textFonts.map(read), titles: titleFonts.map(read) };
}
