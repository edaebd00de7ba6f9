import { isDeepStrictEqual } from 'node:util';
import { factsOf } from '#features/advisor/domain/business/facts-of.ts';
import { foldBusiness } from '#features/advisor/domain/business/fold.ts';
import { factRegistry } from '#features/workspaces/domain/fact-registry.ts';
import { type Fact, isByHand } from '#features/workspaces/domain/fact-value.ts';
import type { FactsService, NewFact } from '#features/workspaces/server/facts.service.ts';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import type { HeardConversation } from './heard-conversation.ts';
import { planService } from './plan.service.ts';

/** Brings up to date what is made from a reading: the facts that other tools read, the currency, and the plan. */
export const createFollow =
  (facts: FactsService) =>
  async (context: UseCaseContext, heard: HeardConversation): Promise<void> => {
    const { conversation, gathered } = heard;
    const { currency } = gathered.reading;
    if (currency) await workspacesService.setCurrency(context, conversation.workspaceId, currency);
    const known = await workspacesService.listFacts(context, conversation.workspaceId);
    const news = newsOf(heard, known);
    // What is recorded is followed by every plan of the business, this one among them (advisor-dependants.service.ts).
    if (news.length > 0) await facts.record(context, conversation.workspaceId, news);
    else await planService.follow(context, heard);
  };

/** What differs from the facts as they are: news, and what is no longer certain, which is withdrawn. What a person entered stays. */
function newsOf({ messages, gathered }: HeardConversation, known: readonly Fact[]): readonly NewFact[] {
  const current = new Map(known.map((fact) => [fact.key, fact]));
  const own = new Set(messages.map(({ id }) => id));
  const made = factsOf(foldBusiness(gathered.reading)).filter(
    ({ key, value }) => factRegistry[key].schema.safeParse(value).success,
  );
  const news = made.flatMap(({ key, value, from }): NewFact[] => {
    const fact = current.get(key);
    if (fact && (isByHand(fact.origin) || isDeepStrictEqual(fact.value, value))) return [];
    const messageId = from.mention.slice(0, from.mention.lastIndexOf('@'));
    return [{ key, value, origin: { kind: 'said', messageId, quote: from.quote } }];
  });
  const isMade = new Set(made.map(({ key }) => key));
  const gone = known.flatMap(({ key, value, origin }): NewFact[] =>
    value !== null && !isMade.has(key) && origin.kind === 'said' && own.has(origin.messageId)
      ? [{ key, value: null, origin }]
      : [],
  );
  return [...news, ...gone];
}
