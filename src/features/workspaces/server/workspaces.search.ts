import { formatFact } from '#features/workspaces/domain/fact-format.ts';
import type { SearchSource } from '#server/search/search-source.ts';
import { workspacesSearchRepository } from './workspaces-search.repository.ts';

/** Workspaces by their names. */
export const workspaceSearch: SearchSource = {
  name: 'workspaces',
  version: 1,
  events: ['workspaces.created', 'workspaces.renamed', 'workspaces.archived', 'workspaces.restored'],
  load: async (tx, workspaceId) => {
    const workspace = await workspacesSearchRepository.find(tx, workspaceId);
    if (!workspace) return [];
    return [{ id: workspaceId, kind: 'workspace', title: workspace.name, parts: {}, updatedAt: workspace.createdAt }];
  },
};

/** What is known about a business: by the value, and by what the value is called. */
export const factSearch: SearchSource = {
  name: 'facts',
  version: 1,
  events: ['workspaces.facts_changed'],
  load: async (tx, workspaceId) => {
    const facts = await workspacesSearchRepository.listFacts(tx, workspaceId);
    return facts.map(({ key, value, recordedAt }) => ({
      id: key,
      kind: 'fact',
      title: formatFact(value),
      context: wordsOf(key),
      parts: { key },
      updatedAt: recordedAt,
    }));
  },
};

/** "revenue.unitCost" → "revenue unit cost". */
function wordsOf(key: string): string {
  return key.replace('.', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
