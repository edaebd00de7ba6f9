import type { DomainTarget } from '#server/config-sites.ts';
import { assertOutsideTransaction } from '#server/db/database.ts';
import { NoAnswerError, type ResolveDomain } from '#server/dns/resolve-domain.ts';
import { withoutDot } from '#server/http/host-name.ts';
import { proofName, tokensIn } from '../../domain/domains/domain-records.ts';
import type { DomainLook } from '../../domain/domains/domain-state.ts';

/** Asks name servers what the records of a domain say. */
export async function lookAtDomain(host: string, target: DomainTarget, resolve: ResolveDomain): Promise<DomainLook> {
  assertOutsideTransaction('The records of a domain');
  const [tokens, leadsHere] = await Promise.all([
    unlessSilent(resolve.texts(proofName(host)).then(tokensIn)),
    unlessSilent(leadsTo(host, target, resolve)),
  ]);
  return { tokens, leadsHere };
}

/** By its name, or by an address that the target has as well: a domain that no CNAME can stand at has addresses alone. */
async function leadsTo(host: string, target: DomainTarget, resolve: ResolveDomain): Promise<boolean> {
  const names = await resolve.names(host);
  if (names.some((name) => withoutDot(name.toLowerCase()) === target.name)) return true;
  const theirs = await resolve.addresses(host);
  if (theirs.length === 0) return false;
  const own = target.name === null ? target.addresses : await resolve.addresses(target.name);
  return theirs.some((address) => own.includes(address));
}

async function unlessSilent<Said>(asking: Promise<Said>): Promise<Said | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof NoAnswerError) return undefined;
    throw error;
  }
}
