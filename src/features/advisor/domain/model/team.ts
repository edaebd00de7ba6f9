import type { GraphDraft } from './graph-draft.ts';
import type { ModelInput } from './model-input.ts';
import { findSaid, originOf } from './said.ts';

/** The leaf with the stated number of people, added once; undefined when none or nobody was named. */
export function findTeam(draft: GraphDraft, input: ModelInput): string | undefined {
  const said = findSaid(input.facts, 'business.team', 'count');
  if (!said || said.value.count <= 0) {
    return undefined;
  }
  const id = 'business.team';
  return draft.has(id)
    ? id
    : draft.leaf({ id, label: 'People in the team', unit: 'count' }, said.value.count, originOf(said.fact));
}
