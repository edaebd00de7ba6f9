import type { FactKey, NamedAmount } from '#features/workspaces/domain/fact-value.ts';
import { revenueArchetypes } from '../../archetypes/archetypes.ts';
import type { RevenueModel } from '../../knowledge/knowledge.types.ts';
import type { Subject } from './subject.ts';

const goodsSectors: ReadonlySet<string> = new Set(['food', 'craft', 'land', 'retail']);
const orderedGoods = /basket|box|bag|order|round|delivery|bread|loaf|loaves|lunch|bouquet|flowers/i;

/**
 * What a way of charging is called: goods that come each week are a standing order unless the person called them a
 * subscription, and nothing is called by a name the person ruled out.
 */
export function chargeName(subject: Subject, model: RevenueModel, stream?: NamedAmount): string {
  if (model === 'subscription') {
    const isRuledOut = subject.facts.choices('revenue.excluded').includes('subscription');
    const isGoods = goodsSectors.has(subject.input.knowledge?.sector ?? '');
    if (isRuledOut || (isGoods && orderedGoods.test(stream?.name ?? '') && !saysSubscription(subject))) {
      return 'a standing order';
    }
  }
  return revenueArchetypes[model].name;
}

function saysSubscription({ input }: Subject): boolean {
  return (['revenue.model', 'revenue.streams'] as const satisfies readonly FactKey[]).some((key) => {
    const origin = input.facts.get(key)?.origin;
    return origin?.kind === 'said' && /subscri/i.test(origin.quote);
  });
}
