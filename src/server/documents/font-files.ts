import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The fonts of a PDF, in the order in which a missing character is looked for; weights beside each other. */
const files = [
  'inter/400Regular/Inter_400Regular.ttf',
  'inter/600SemiBold/Inter_600SemiBold.ttf',
  'fraunces/400Regular/Fraunces_400Regular.ttf',
  'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  'noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf',
  'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
  'noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf',
  'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
];

/** Reads the TrueType files from the installed font packages (about 12 MB). */
export function loadFontFiles(): readonly Buffer[] {
  return files.map((file) => readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`))));
}
