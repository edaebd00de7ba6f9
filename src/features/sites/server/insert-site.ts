import { randomBytes } from 'node:crypto';
import type { UseCaseContext } from '#server/use-case.ts';
import { buildId } from '#shared/ids.ts';
import { refusal } from '#shared/problem.ts';
import { sitesProblems } from '../domain/sites.problems.ts';
import { addressesFor } from './free-address.ts';
import { type StoredSite, sitesRepository } from './sites.repository.ts';

/** Small letters and digits, drawn by lot. */
const drawSigns = (): string => randomBytes(4).readUInt32BE().toString(36).slice(0, 6);

type Begun = Pick<StoredSite, 'workspaceId' | 'document' | 'look'>;

/**
 * Writes the first state of the site of a business, which is locked and has none; answers its id. Its address is the one that is wished for
 * where that is free, else one made of its title.
 */
export async function insertSite({ tx, now }: UseCaseContext, begun: Begun, wish?: string): Promise<StoredSite['id']> {
  const id = buildId('site', now.getTime(), randomBytes(16));
  const site = { ...begun, id, revision: 1, onlineReleaseId: null, takenDownAt: null, mainHost: null };
  await sitesRepository.lockAddresses(tx);
  if (wish !== undefined && (await sitesRepository.insert(tx, { ...site, address: wish }, now))) return id;
  for (const address of addressesFor(begun.document.title, drawSigns))
    if (await sitesRepository.insert(tx, { ...site, address }, now)) return id;
  throw refusal(sitesProblems.address_taken, 'No address was free');
}
