import type { BrandStyle } from '../styles.ts';

/** What the engine draws letters with. Each file comes whole from a package with its licence (SIL Open Font License). */
export interface Face {
  /** Name of the package without its scope. */
  readonly id: string;
  readonly name: string;
  /** Folder and file in the package. */
  readonly cut: string;
  readonly styles: readonly BrandStyle[];
  /** Scripts it is chosen for, beyond those it may cover. */
  readonly scripts: readonly Script[];
}

export type Script = 'Latin' | 'Cyrillic' | 'Arabic' | 'Han' | 'Kana';

/** An entry whose name is that of its package. */
export const face = (id: string, cut: string, styles: string, scripts = 'Latin'): Face => ({
  id,
  name: id
    .split('-')
    .map((word) => (word.length < 3 ? word.toUpperCase() : word[0]!.toUpperCase() + word.slice(1)))
    .join(' '),
  cut,
  styles: styles.split(' ') as BrandStyle[],
  scripts: scripts.split(' ') as Script[],
});

const western = 'Latin Cyrillic';

export const faces: readonly Face[] = [
  face('sora', '600SemiBold', 'Modern'),
  face('outfit', '600SemiBold', 'Modern Playful'),
  face('urbanist', '700Bold', 'Modern'),
  face('space-grotesk', '600SemiBold', 'Modern'),
  face('red-hat-display', '700Bold', 'Modern'),
  face('manrope', '700Bold', 'Modern Minimalist', western),
  face('montserrat', '600SemiBold', 'Modern Minimalist', western),
  face('poppins', '600SemiBold', 'Modern Playful'),
  face('cormorant', '600SemiBold', 'Elegant', western),
  face('marcellus', '400Regular', 'Elegant Minimalist'),
  face('bodoni-moda', '500Medium', 'Elegant'),
  face('prata', '400Regular', 'Elegant Vintage', western),
  face('tenor-sans', '400Regular', 'Elegant Minimalist', western),
  face('playfair-display', '600SemiBold', 'Elegant Vintage', western),
  face('cinzel', '500Medium', 'Elegant'),
  face('fredoka', '600SemiBold', 'Playful'),
  face('comfortaa', '700Bold', 'Playful', western),
  face('baloo-2', '700Bold', 'Playful'),
  face('rubik', '700Bold', 'Playful Bold', western),
  face('grandstander', '700Bold', 'Playful'),
  face('jost', '400Regular', 'Minimalist Modern', western),
  face('josefin-sans', '400Regular', 'Minimalist'),
  face('raleway', '500Medium', 'Minimalist', western),
  face('archivo-black', '400Regular', 'Bold'),
  face('anton', '400Regular', 'Bold'),
  face('unbounded', '700Bold', 'Bold Modern', western),
  face('syne', '800ExtraBold', 'Bold'),
  face('russo-one', '400Regular', 'Bold', western),
  face('league-spartan', '800ExtraBold', 'Bold'),
  face('abril-fatface', '400Regular', 'Vintage'),
  face('yeseva-one', '400Regular', 'Vintage Elegant', western),
  face('oswald', '600SemiBold', 'Bold Vintage', western),
  face('alfa-slab-one', '400Regular', 'Vintage Bold'),
  face('young-serif', '400Regular', 'Vintage'),
  face('forum', '400Regular', 'Vintage Elegant Minimalist', western),
  face('bebas-neue', '400Regular', 'Bold Vintage'),
  face('cairo', '700Bold', 'Modern Minimalist Bold', 'Arabic'),
  face('el-messiri', '600SemiBold', 'Elegant Playful Modern', 'Arabic'),
  face('reem-kufi', '600SemiBold', 'Minimalist Modern Elegant', 'Arabic'),
  face('changa', '800ExtraBold', 'Bold Playful', 'Arabic'),
  face('amiri', '700Bold', 'Vintage Elegant', 'Arabic'),
  face('noto-sans-sc', '700Bold', 'Modern Bold Minimalist', 'Han Kana'),
  face('zcool-xiaowei', '400Regular', 'Elegant Minimalist', 'Han'),
  face('zcool-qingke-huangyou', '400Regular', 'Modern Playful', 'Han'),
  face('dela-gothic-one', '400Regular', 'Bold Playful Vintage', 'Han Kana'),
  face('shippori-mincho', '700Bold', 'Elegant Vintage Minimalist', 'Han Kana'),
  face('zen-maru-gothic', '700Bold', 'Playful Modern Minimalist', 'Han Kana'),
];

/** Whether an entry is chosen for the script of a text: that of its first letters beyond the Latin ones. */
export const isMeantFor = ({ scripts }: Face, text: string): boolean =>
  /\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text)
    ? scripts.includes('Kana')
    : /\p{Script=Han}/u.test(text)
      ? scripts.includes('Han')
      : /\p{Script=Arabic}/u.test(text)
        ? scripts.includes('Arabic')
        : /\p{Script=Cyrillic}/u.test(text)
          ? scripts.includes('Cyrillic')
          : scripts.includes('Latin');
