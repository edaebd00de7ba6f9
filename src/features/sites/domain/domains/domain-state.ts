/** waiting: claimed; proven: the account's, and served; lost: it was, and nothing is served at it. */
export const domainStates = ['waiting', 'proven', 'lost'] as const;
export type DomainState = (typeof domainStates)[number];

/** What the records of a domain say; undefined is what no name server told. */
export interface DomainLook {
  /** The tokens that stand in its text record. */
  readonly tokens: readonly string[] | undefined;
  /** Whether its address leads here. */
  readonly leadsHere: boolean | undefined;
}

/** What is kept of a domain from one look to the next. */
export interface DomainStanding {
  readonly state: DomainState;
  readonly leadsHere: boolean;
  /** Since when neither its text record nor its address is right; null while one is. */
  readonly failingSince: Date | null;
}

/** A domain is let go after three days, less an hour by which a nightly look may be early. */
const failsForMs = (3 * 24 - 1) * 60 * 60_000;

/**
 * How a domain stands after a look. It becomes its account's by the token alone. It stays so while the token is there or its address leads
 * here, and is lost once neither was for three days; what no name server told counts for nothing. Undefined: nothing can be said.
 */
export function afterLook(
  { state, failingSince, ...before }: DomainStanding,
  token: string,
  { tokens, leadsHere }: DomainLook,
  now: Date,
): DomainStanding | undefined {
  const hasToken = tokens?.includes(token);
  const kept = leadsHere ?? before.leadsHere;
  if (hasToken) return { state: 'proven', leadsHere: kept, failingSince: null };
  if (state !== 'proven') return hasToken === undefined ? undefined : { state, leadsHere: kept, failingSince };
  if (leadsHere) return { state, leadsHere, failingSince: null };
  if (hasToken === undefined || leadsHere === undefined) return undefined;
  const since = failingSince ?? now;
  const isLost = now.getTime() - since.getTime() >= failsForMs;
  return { state: isLost ? 'lost' : state, leadsHere, failingSince: isLost ? null : since };
}
