import { z } from 'zod';
import { paletteThemes } from './brand.plan.ts';
import { faces } from './fonts/faces.ts';
import { markKinds } from './logo/mark-kinds.ts';
import { colourways, layouts } from './logo/paint.ts';
import { brandStyles } from './styles.ts';

const hiddenCharacters = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((text) => !hiddenCharacters.test(text), 'Control characters are not allowed');

/** What a brand is made from; a name is as long as that of a business may be. */
export const briefSchema = z.object({
  name: line(80).min(1),
  description: line(300),
  style: z.enum(brandStyles),
});
export type BrandBrief = z.infer<typeof briefSchema>;

/** How a logo is put together: what its editor changes. */
export const logoChoicesSchema = z.object({
  faceId: z.enum(faces.map(({ id }) => id)),
  case: z.enum(['typed', 'upper', 'lower']),
  /** Room between letters, in em, beyond what the font gives. */
  tracking: z.number().min(-0.05).max(0.3),
  layout: z.enum(layouts),
  /** Room between mark and name, as a share of the usual. */
  room: z.number().min(0.4).max(2),
  colourway: z.enum(colourways),
  /** A line under the name; none where it is empty. */
  tagline: line(60),
});
export type LogoChoices = z.infer<typeof logoChoicesSchema>;

/** The steps in which the editor changes the room between letters, and between mark and name. */
export const trackings = [-0.02, 0, 0.02, 0.06, 0.1, 0.16, 0.22] as const;
export const rooms = [0.6, 1, 1.6] as const;

/** One of the eight themes, or a palette about a colour the business already has. */
export const paletteChoiceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('theme'), theme: z.enum(paletteThemes) }),
  z.object({ kind: z.literal('own'), colour: z.string().regex(/^#[0-9a-f]{6}$/i) }),
]);
export type PaletteChoice = z.infer<typeof paletteChoiceSchema>;

export const markKindSchema = z.enum(markKinds);
