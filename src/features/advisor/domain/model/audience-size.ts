import type { GraphDraft } from './graph-draft.ts';
import type { ModelInput } from './model-input.ts';
import { findSaid, originOf } from './said.ts';

/** The leaf with the stated number of possible customers, added once; undefined when none was said. */
export function addAudienceSize(draft: GraphDraft, input: ModelInput): string | undefined {
  const said = findSaid(input.facts, 'audience.size', 'count');
  if (!said) {
    return undefined;
  }
  const id = 'audience.size';
  return draft.has(id)
    ? id
    : draft.leaf(
        { id, label: `Number of ${audienceWord(input)}`, unit: 'count' },
        said.value.count,
        originOf(said.fact),
      );
}

/** What the stated number counts: "households". */
export function audienceWord(input: ModelInput): string {
  return findSaid(input.facts, 'audience.size', 'count')?.value.of ?? 'possible customers';
}
