import type { ModelInput } from './model-input.ts';
import { chosen } from './said.ts';

const organisations: ReadonlySet<string> = new Set([
  'health-practices',
  'small-businesses',
  'enterprises',
  'public-bodies',
  'schools',
  'restaurants-and-shops',
]);

/** Whether all the buyers named are organisations, which are invoiced and stay long. */
export function hasOrganisations(input: ModelInput): boolean {
  const buyers = chosen(input.facts, 'audience.kind');
  return buyers.length > 0 && buyers.every((kind) => organisations.has(kind));
}
