import type { Box } from '../geometry/shapes.ts';

/** A picture for a network at its exact size, in pixels. */
export interface SocialFormat {
  readonly id: string;
  /** As the plans name it. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** What no network crops or covers: everything that is read lies in it. */
  readonly safe: Box;
  readonly arrangement: 'beside' | 'above';
}

/**
 * The formats in the order in which plans open them, and what is left free in each: the sides of a Facebook cover that phones crop
 * and the foot its picture lies on; the lower left of the headers of Twitter and LinkedIn, where the profile picture lies; the head
 * and foot of a story, where its controls lie; the lower right of a thumbnail, where its length is written. Distances are rounded
 * up from what the networks publish for their headers.
 */
export const socialFormats: readonly SocialFormat[] = [
  format('facebook-cover', 'Facebook Cover', 851, 315, { x: 110, y: 34, width: 631, height: 210 }, 'beside'),
  format('instagram-post', 'Instagram Post', 1080, 1080, { x: 120, y: 120, width: 840, height: 840 }, 'above'),
  format('twitter-header', 'Twitter Header', 1500, 500, { x: 420, y: 70, width: 980, height: 360 }, 'beside'),
  format('instagram-story', 'Instagram Story', 1080, 1920, { x: 110, y: 300, width: 860, height: 1240 }, 'above'),
  format('linkedin-banner', 'LinkedIn Banner', 1584, 396, { x: 480, y: 60, width: 1010, height: 276 }, 'beside'),
  format('youtube-thumbnail', 'YouTube Thumbnail', 1280, 720, { x: 90, y: 80, width: 1100, height: 500 }, 'above'),
];

function format(
  id: string,
  name: string,
  width: number,
  height: number,
  safe: Box,
  arrangement: SocialFormat['arrangement'],
): SocialFormat {
  return { id, name, width, height, safe, arrangement };
}
