import type { Sql } from '#server/db/connect.ts';
import { fingerprintRepository } from './brand.repository.ts';
import type { DrawnLogo } from './design/design-messages.ts';
import { copyFrom } from './fingerprint.ts';

/** How logos stand among all marks of the instance. */
export interface Compared {
  /** By seed: how much the mark agrees with the nearest other one, from 0 to 1. */
  readonly nearness: ReadonlyMap<string, number>;
  /** Fingerprints that some of them are copies of; none where all may be shown. */
  readonly copied: readonly string[];
}

/** Compares logos with every mark of the instance but those of the named logos. */
export async function compareMarks(
  system: Sql,
  logos: readonly Pick<DrawnLogo, 'seed' | 'fingerprint'>[],
  except: readonly string[],
): Promise<Compared> {
  const nearness = new Map<string, number>();
  const copied: string[] = [];
  for (const { seed, fingerprint } of logos) {
    const near = await fingerprintRepository.listNearest(system, fingerprint, except);
    nearness.set(seed, (near[0]?.agreeing ?? 0) / fingerprint.length);
    for (const { bits, agreeing } of near) if (agreeing / fingerprint.length >= copyFrom) copied.push(bits);
  }
  return { nearness, copied };
}
