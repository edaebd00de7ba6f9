import type { Palette } from '../palette/palettes.ts';
import { type Colouring, coloursOf, type Layout } from './paint.ts';

/** A logo that a business had before. It keeps its colours: a palette colours it only where it is shown in one colour. */
export interface OwnLogo {
  /** Of what is drawn, without room about it, in units of its own. */
  readonly width: number;
  readonly height: number;
  /** Markup: cleaned outlines, or one PNG. */
  readonly picture: string;
  /** PNG in base64, white where something is drawn. */
  readonly mask: string;
  /** Whether it is too light to be seen on a light ground. */
  readonly isLight: boolean;
  /** Whether it brings a ground of its own. */
  readonly isOpaque: boolean;
}

/** Clear space about it, as a share of its longer side. */
const clearSpace = 1 / 12;

/** Its sides in a layout: alone it stands in a square. */
export function ownLogoBox(
  { width, height }: OwnLogo,
  layout: Layout,
): { readonly width: number; readonly height: number } {
  const room = 2 * clearSpace * Math.max(width, height);
  const side = Math.max(width, height) + room;
  return layout === 'icon' ? { width: side, height: side } : { width: width + room, height: height + room };
}

/**
 * What stands inside the file of an own logo: in its colours where the ground lets it be seen, otherwise in the one colour that is read
 * there. `id` names its mask, once for each time it stands in a file.
 */
export function ownLogoMarkup(own: OwnLogo, colouring: Colouring, palette: Palette, id = 'own'): string {
  const isSeen = colouring === 'positive' ? !own.isLight : colouring === 'reversed' && own.isLight;
  if (isSeen || (own.isOpaque && colouring !== 'one-colour')) return own.picture;
  return ownLogoInColour(own, coloursOf(colouring, palette).text!, id);
}

/** All that is drawn of it in one colour. */
export const ownLogoInColour = ({ width, height, mask }: OwnLogo, colour: string, id: string): string =>
  `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><image href="data:image/png;base64,${mask}" width="${width}" height="${height}" preserveAspectRatio="none"/></mask><rect width="${width}" height="${height}" fill="${colour}" mask="url(#${id})"/>`;
