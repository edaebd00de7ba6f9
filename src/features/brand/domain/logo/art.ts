import type { Palette } from '../palette/palettes.ts';
import { type OwnLogo, ownLogoBox, ownLogoMarkup } from './own-logo.ts';
import { type Colouring, type Colourway, coloursOf, escapeXml, type Layout, paint } from './paint.ts';
import type { LogoTemplates } from './stored-logo.ts';

/** A logo however it came about: one of ours, or one the business had before. */
export type LogoArt =
  | { readonly kind: 'drawn'; readonly templates: LogoTemplates; readonly colourway: Colourway }
  | { readonly kind: 'own'; readonly own: OwnLogo };

/** A logo as a file of its own, with its sides. */
export interface LogoPicture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** A logo in a layout and a colouring; one the business had before is the same in every layout but alone in its square. */
export function pictureOf(
  art: LogoArt,
  layout: Layout,
  colouring: Colouring,
  palette: Palette,
  title: string,
): LogoPicture {
  if (art.kind === 'drawn') {
    const template = art.templates[layout];
    const svg = paint(template, coloursOf(colouring, palette, art.colourway), title);
    return { svg, width: template.width, height: template.height };
  }
  const { own } = art;
  const box = ownLogoBox(own, layout);
  const x = (box.width - own.width) / 2;
  const y = (box.height - own.height) / 2;
  const inside = ownLogoMarkup(own, colouring, palette);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}" role="img"><title>${escapeXml(title)}</title><g transform="translate(${x} ${y})">${inside}</g></svg>`;
  return { svg, ...box };
}
