import { isDeepStrictEqual } from 'node:util';
import { factsOf } from '#features/advisor/domain/business/facts-of.ts';
import { foldBusiness } from '#features/advisor/domain/business/fold.ts';
import { factRegistry } from '#features/workspaces/domain/fact-registry.ts';
import { type Fact, isByHand } from '#features/workspaces/domain/fact-value.ts';
import type { FactsService, NewFact } from '#features/workspaces/server/facts.service.ts';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import { type HeardConversation, messageOf } from './heard-conversation.ts';
import { followPlan } from './plan.service.ts';

/** Brings up to date what is made from a reading: the facts that other tools read, the currency, and the plan. */
export async function followReading(
  context: UseCaseContext,
  facts: FactsService,
  heard: HeardConversation,
): Promise<void> {
  const { workspaceId } = heard.conversation;
  const { currency } = heard.gathered.reading;
  if (currency) await workspacesService.setCurrency(context, workspaceId, currency);
  const news = newsOf(heard, await workspacesService.listFacts(context, workspaceId));
  // What is recorded is followed by every plan of the business, this one among them (advisor-dependants.service.ts).
  if (news.length > 0) await facts.record(context, workspaceId, news);
  else await followPlan(context, heard);
}

/** What differs from the facts as they are: news, and what is no longer certain, which is withdrawn. What a person entered stays. */
function newsOf({ messages, gathered }: HeardConversation, known: readonly Fact[]): readonly NewFact[] {
  const made = factsOf(foldBusiness(gathered.reading)).filter(
    ({ key, value }) => factRegistry[key].schema.safeParse(value).success,
  );
  const news = made.flatMap(({ key, value, from }): NewFact[] => {
    const fact = known.find((one) => one.key === key);
    if (fact && (isByHand(fact.origin) || isDeepStrictEqual(fact.value, value))) return [];
    return [{ key, value, origin: { kind: 'said', messageId: messageOf(from.mention), quote: from.quote } }];
  });
  const gone = known.filter(
    ({ key, value, origin }) =>
      value !== null &&
      origin.kind === 'said' &&
      messages.some(({ id }) => id === origin.messageId) &&
      !made.some((fact) => fact.key === key),
  );
  return [...news, ...gone.map(({ key, origin }) => ({ key, value: null, origin }))];
}
