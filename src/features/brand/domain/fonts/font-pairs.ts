import { type Face, face } from './faces.ts';

interface FontPairFaces {
  readonly heading: Face;
  readonly body: Face;
}

const pair = (heading: readonly [id: string, cut: string], body: string): FontPairFaces => ({
  heading: face(...heading, 'Modern'),
  body: face(body, '400Regular', 'Modern'),
});

/**
 * The fonts of the pairs in the order of the plans (docs/billing.md, "Brand"). Source Sans Pro is called Source Sans 3 by its makers
 * since its third version.
 */
export const fontPairs: readonly FontPairFaces[] = [
  pair(['montserrat', '700Bold'], 'open-sans'),
  pair(['playfair-display', '700Bold'], 'source-sans-3'),
  pair(['roboto', '700Bold'], 'lato'),
  pair(['poppins', '600SemiBold'], 'inter'),
  pair(['dm-serif-display', '400Regular'], 'dm-sans'),
];
