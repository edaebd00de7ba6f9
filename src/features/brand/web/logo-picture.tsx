import { useMemo } from 'react';
import type { Brand, OpenLogo } from '#features/brand/brand.contract.ts';
import { type Colouring, coloursOf, type Layout, paint } from '#features/brand/domain/logo/paint.ts';

/** An SVG of ours as the address of a picture: drawn so it can do nothing. */
export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** A logo in the colours of its brand. */
export function LogoPicture({
  brand,
  logo,
  layout = logo.choices.layout,
  colouring = 'positive',
  alt,
  className,
}: {
  readonly brand: Pick<Brand, 'name' | 'colours'>;
  readonly logo: OpenLogo;
  readonly layout?: Layout;
  readonly colouring?: Colouring;
  readonly alt: string;
  readonly className?: string;
}) {
  const { name, colours } = brand;
  const address = useMemo(
    () => svgAddress(paint(logo.templates[layout], coloursOf(colouring, colours, logo.choices.colourway), name)),
    [logo, layout, colouring, colours, name],
  );
  return <img src={address} alt={alt} className={className} />;
}
