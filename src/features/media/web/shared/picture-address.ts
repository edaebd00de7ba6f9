import { renditionName, renditionWidths } from '#features/media/domain/picture.ts';

/** The address of a picture that is kept so wide, in a rendition no wider than so many pixels, or else in its smallest one. */
export function pictureAddress(
  picturesUrl: string,
  { id, width }: { readonly id: string; readonly width: number },
  most: number,
): string {
  const widths = renditionWidths(width);
  return `${picturesUrl}/${renditionName(id, widths.findLast((one) => one <= most) ?? widths[0]!, 'webp')}`;
}
