import type { Brief } from '../domain/logo/design.ts';
import { brandStyles } from '../domain/styles.ts';

/** Names in four scripts, short and long ones, with signs that no font has: what an engine for logos has to get right. */
const names: readonly (readonly [name: string, words: string])[] = [
  ['Harbour & Hearth', 'bakery bread'],
  ['Nordlicht Optik', 'optic glasses'],
  ['Bloom', 'florist flower'],
  ['Marta Keller Steuerberatung', 'tax account bookkeep'],
  ['Pixel Foundry', 'software app web'],
  ['Tiny Paws', 'dog grooming pet'],
  ['京都町家', 'hotel guest'],
  ['さくら珈琲', 'coffee cafe'],
  ['شهد للعسل', 'honey'],
  ['Ромашка', 'florist flower'],
  ['Q', ''],
  ['The Extraordinarily Long Name of a Small Family Company Ltd 24', 'consult'],
  ['Zap 🚀 Couriers', 'bicycle courier deliver'],
  ['Atelier Moreau', 'tailor sewing'],
  ['iFlora', 'shop retail'],
  ['Ωmega', 'watch clock'],
  ['Dílna Žižkov', 'car garage'],
  ['新鲜市场', 'vegetable market'],
  ['بيت الضيافة الكبير', 'guest hotel'],
  ['Кузница', 'repair mechanic'],
  ['3D', 'print design'],
  ['Æther', 'yoga wellness'],
  ['北京茶馆', 'tea'],
  ['Ḥikma', 'tutor school'],
];

/** As many briefs as are wanted, every style with every kind of name, each with a seed of its own. */
export const sampleBriefs = (count: number): (Brief & { readonly seed: string })[] =>
  Array.from({ length: count }, (_, index) => {
    const [name, words] = names[index % names.length]!;
    const round = Math.floor(index / names.length);
    return {
      name: round < brandStyles.length ? name : `${name} ${round}`,
      style: brandStyles[(index + round) % brandStyles.length]!,
      words: words.split(' ').filter((word) => word !== ''),
      seed: `sample-${index}`,
    };
  });
