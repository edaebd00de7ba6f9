import { createHash } from 'node:crypto';
import type { DrawShareCard } from '#server/feature.ts';
import type { Logger } from '#server/logger.ts';
import type { ShareCard } from '#shared/share-card.ts';
import { cardFile } from './files/draw-files.ts';
import type { MakeFiles } from './files/file-maker.ts';
import { atMost } from './serving/at-most.ts';
import type { Rendering } from './site-state.ts';
import type { StoredFile } from './sites.repository.ts';

/**
 * So long a site waits for its picture: drawing takes a tenth of a second, once the process that draws has started, which took
 * ten seconds where eight others computed on two slow cores. Without one its address leads nowhere until the next release.
 */
const patienceMs = 15_000;
/** A picture that takes more is left out: one of forms and letters takes a tenth of it, and releases are kept in memory. */
const mostCardBytes = 1024 * 1024;
/** Of how pictures are drawn: one more has each drawn anew. */
const edition = 1;

/** Draws the picture of a site; undefined where there is none. */
export type DrawCard = (accountId: string, rendering: Rendering) => Promise<Uint8Array | undefined>;

const cardOf = ({ document: { title }, look: { colors, logo, fonts } }: Rendering): ShareCard => ({
  title,
  colors,
  logo,
  fonts,
});

/** The same for the same picture. */
export const cardHashOf = (rendering: Rendering): string =>
  createHash('sha256')
    .update(JSON.stringify([edition, cardOf(rendering)]))
    .digest('base64url');

/** Draws pictures of sites where they can be drawn now: one that cannot holds nothing up, and the log says why. */
export const createDrawCard =
  (draw: DrawShareCard, log: Pick<Logger, 'warn'>): DrawCard =>
  async (accountId, rendering) => {
    try {
      const drawing = draw(accountId, cardOf(rendering)).then((png) => ({ png }));
      const drawn = await atMost(drawing, patienceMs);
      if (!drawn) throw new Error(`It was not there within ${patienceMs} ms`);
      if (drawn.png && drawn.png.byteLength > mostCardBytes) throw new Error(`It has ${drawn.png.byteLength} bytes`);
      return drawn.png;
    } catch (error) {
      log.warn({ error: (error as Error).message }, 'the picture of a site could not be drawn');
      return undefined;
    }
  };

interface Makers {
  readonly makeFiles: MakeFiles;
  readonly drawCard: DrawCard;
}

/** Every file of a release, and what its picture was drawn from; null where it has none. */
export interface MadeRelease {
  readonly files: readonly StoredFile[];
  readonly cardHash: string | null;
}

/** Makes every file of a site. The picture is the one that was drawn of the same before, else it is drawn beside the pages. */
export async function makeRelease(
  { makeFiles, drawCard }: Makers,
  accountId: string,
  rendering: Rendering,
  drawn: Uint8Array | undefined,
): Promise<MadeRelease> {
  const [png, files] = await Promise.all([
    drawn ?? drawCard(accountId, rendering),
    makeFiles(accountId, { ...rendering, hasCard: true }),
  ]);
  if (png) return { files: [...files, cardFile(png)], cardHash: cardHashOf(rendering) };
  return { files: await makeFiles(accountId, rendering), cardHash: null };
}
