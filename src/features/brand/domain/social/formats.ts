import type { Box } from '../geometry/shapes.ts';
import { type SocialId, socialSizes } from './sizes.ts';

/** A picture for a network at its exact size, in pixels. */
export interface SocialFormat {
  readonly id: SocialId;
  /** As the plans name it. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** What no network crops or covers: everything that is read lies in it. */
  readonly safe: Box;
  readonly arrangement: 'beside' | 'above';
}

/**
 * What is left free in each format: the sides of a Facebook cover that phones crop
 * and the foot its picture lies on; the lower left of the headers of Twitter and LinkedIn, where the profile picture lies; the head
 * and foot of a story, where its controls lie; the lower right of a thumbnail, where its length is written. Distances are rounded
 * up from what the networks publish for their headers.
 */
const composition: Readonly<Record<SocialId, Pick<SocialFormat, 'safe' | 'arrangement'>>> = {
  'facebook-cover': { safe: { x: 110, y: 34, width: 631, height: 210 }, arrangement: 'beside' },
  'instagram-post': { safe: { x: 120, y: 120, width: 840, height: 840 }, arrangement: 'above' },
  'twitter-header': { safe: { x: 420, y: 70, width: 980, height: 360 }, arrangement: 'beside' },
  'instagram-story': { safe: { x: 110, y: 300, width: 860, height: 1240 }, arrangement: 'above' },
  'linkedin-banner': { safe: { x: 480, y: 60, width: 1010, height: 276 }, arrangement: 'beside' },
  'youtube-thumbnail': { safe: { x: 90, y: 80, width: 1100, height: 500 }, arrangement: 'above' },
};

/** The formats in the order in which plans open them. */
export const socialFormats: readonly SocialFormat[] = socialSizes.map((size) => ({ ...size, ...composition[size.id] }));
