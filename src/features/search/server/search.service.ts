import { cutSnippet, findRanges } from '#features/search/domain/highlight.ts';
import { compareRanked, rankOf } from '#features/search/domain/rank-hits.ts';
import {
  readQuery,
  tokenWeight,
  type WantedTerm,
  wantedInRun,
  wantedSpellings,
} from '#features/search/domain/search-query.ts';
import { gramsOf, isForgivable, type Token } from '#features/search/domain/tokens.ts';
import type { SearchGroup, SearchHit, searchContract } from '#features/search/search.contract.ts';
import type { SearchSource } from '#server/search/search-source.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import type { Inputs, Outputs } from '#shared/endpoint.ts';
import { notFound } from '#shared/problem.ts';
import { type FoundItem, type StoredItem, searchRepository } from './search.repository.ts';
import { searchIndexService } from './search-index.service.ts';

type Input = Inputs<typeof searchContract>['search'];
type Output = Outputs<typeof searchContract>['search'];

/** The best of each kind by the database's score are put in order here; more than that are only counted. */
const rankedPerKind = 40;
const recentItems = 8;

/** Search over what the sources of these features give. */
export function createSearchService(sources: readonly SearchSource[]) {
  return {
    /** Finds items of the actor's account. What was never indexed, or by older rules, is indexed first. */
    async search(context: UseCaseContext, input: Input): Promise<Output> {
      const { tx, actor, now } = context;
      if (input.workspaceId !== undefined && !actor.workspaceIds.includes(input.workspaceId))
        throw notFound('There is no such workspace');
      await searchIndexService.catchUp(tx, actor, sources, now);
      const tokens = readQuery(input.query);
      if (tokens.length === 0) {
        // A query of ignored signs finds nothing; an empty one lists recent changes.
        const isEmpty = input.query.trim() === '';
        const recent = isEmpty ? await searchRepository.listRecent(tx, actor, recentItems) : [];
        return { groups: [], recent: recent.map((item) => viewHit(item, new Set())), total: 0 };
      }
      const terms = await findTerms(context, tokens);
      const query = { terms, tokenWeights: tokens.map(tokenWeight) };
      const found = await searchRepository.findItems(tx, actor, query, { kind: input.kind, limit: rankedPerKind });
      const groups = inGroups(found, input, new Set(terms.map(({ term }) => term)));
      return { groups, recent: [], total: groups.reduce((sum, group) => sum + group.count, 0) };
    },
  };
}

/** What each token may be found as. */
async function findTerms({ tx, actor }: UseCaseContext, tokens: readonly Token[]): Promise<WantedTerm[]> {
  const typed = tokens.flatMap(({ kind, text }, token) =>
    kind === 'word' ? [{ token, word: text, grams: isForgivable(text) ? gramsOf(text) : [] }] : [],
  );
  const candidates = new Map(
    (await searchRepository.findWords(tx, actor.accountId, typed)).map(({ token, words }) => [token, words]),
  );
  return tokens.flatMap((token, at) =>
    token.kind === 'word' ? wantedSpellings(token, at, candidates.get(at) ?? []) : wantedInRun(token, at),
  );
}

function inGroups(found: readonly FoundItem[], input: Input, terms: ReadonlySet<string>): SearchGroup[] {
  const ranked = found
    .map((item) => {
      const isCurrentWorkspace = item.workspaceId === input.workspaceId;
      return { ...item, rank: rankOf(input.query, { ...item, isCurrentWorkspace }) };
    })
    .sort(compareRanked);
  const byKind = Map.groupBy(ranked, (item) => item.kind);
  return [...byKind].map(([kind, items]) => ({
    kind,
    count: items[0]!.kindCount,
    items: items.slice(0, input.limit).map((item) => viewHit(item, terms)),
  }));
}

function viewHit(item: StoredItem, terms: ReadonlySet<string>): SearchHit {
  const { source, itemId, kind, title, context, body, workspaceId, workspaceName, parts, updatedAt } = item;
  return {
    id: `${source}/${workspaceId}/${itemId}`,
    kind,
    title: { text: title, ranges: findRanges(title, terms).map(([start, end]): [number, number] => [start, end]) },
    context,
    snippet: toWire(cutSnippet(body, terms)),
    workspaceId,
    workspaceName,
    parts,
    updatedAt: updatedAt.toISOString(),
  };
}

const toWire = ({ text, ranges }: ReturnType<typeof cutSnippet>) => ({
  text,
  ranges: ranges.map(([start, end]): [number, number] => [start, end]),
});
