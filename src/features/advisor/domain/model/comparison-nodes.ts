import type { FactKey } from '#features/workspaces/domain/fact-value.ts';
import { op } from '#shared/formula-build.ts';
import type { NodeUnit } from '#shared/formula-graph.ts';
import { addAudienceSize, audienceWord } from './audience-size.ts';
import type { GraphDraft } from './graph-draft.ts';
import type { ModelInput } from './model-input.ts';
import { addSaidMoney, findSaid, originOf } from './said.ts';
import type { StreamNodes } from './stream-nodes.ts';
import { sharesWord } from './streams.ts';
import { findTimeUnit } from './time-units.ts';

/** Adds the numbers said outside the money model, and what follows from them: reach, area, and price against a rival's. */
export function addComparisons(draft: GraphDraft, input: ModelInput, streams: readonly StreamNodes[]): void {
  addAudience(draft, input, streams);
  addArea(draft, input);
  addRivalPrice(draft, input, streams);
  addPlainCount(draft, input, 'business.team', 'People in the team');
  addPlainMeasure(draft, input, 'industry.experience', 'Experience in the trade');
  const churn = findSaid(input.facts, 'revenue.churn', 'percent');
  if (churn && !draft.has('churn')) {
    const spec = { id: 'churn', label: 'Customers who leave in a month', unit: 'percent', per: 'month' } as const;
    draft.leaf(spec, churn.value.percent, originOf(churn.fact));
  }
}

function addAudience(draft: GraphDraft, input: ModelInput, streams: readonly StreamNodes[]): void {
  const size = addAudienceSize(draft, input);
  const [first] = streams;
  if (!size || !first) {
    return;
  }
  const people = audienceWord(input);
  const isCustomers = first.stream.kind === 'stock' && first.stream.time !== undefined;
  draft.formula(
    isCustomers
      ? { id: 'audience.share', label: `Share of ${people} who must be customers`, unit: 'percent' }
      : { id: 'audience.share', label: `Full month against the number of ${people}`, unit: 'percent' },
    op('divide', op('multiply', 100, first.fullVolume), size),
  );
}

/** A circle of the said radius; travel times have no area. */
function addArea(draft: GraphDraft, input: ModelInput): void {
  const radius = addPlainMeasure(draft, input, 'business.radius', 'How far the business reaches');
  const unit = findSaid(input.facts, 'business.radius', 'measure')?.value.unit;
  if (!radius || !draft.has('audience.size') || (unit !== 'km' && unit !== 'miles')) {
    return;
  }
  const label = unit === 'km' ? 'Possible customers on a square kilometre' : 'Possible customers on a square mile';
  draft.formula(
    { id: 'audience.density', label, unit: 'count' },
    op('divide', 'audience.size', op('multiply', Math.PI, radius, radius)),
  );
}

function addRivalPrice(draft: GraphDraft, input: ModelInput, streams: readonly StreamNodes[]): void {
  const said = findSaid(input.facts, 'competitors.price', 'money');
  if (!said) {
    return;
  }
  const spec = { id: 'competitors.price', label: 'Price of a competitor', unit: 'money' } as const;
  const { per } = said.value;
  const price = addSaidMoney(draft, per ? { ...spec, per } : spec, said.value, said.fact);
  const alike =
    streams.find(({ stream }) => isSamePer(per, stream.per)) ?? (per === undefined ? streams[0] : undefined);
  if (alike) {
    draft.formula(
      { id: 'price.gap', label: `Price of ${alike.stream.name} against the competitor’s`, unit: 'percent' },
      op('multiply', 100, op('subtract', op('divide', `stream.${alike.stream.index}.price`, price), 1)),
    );
  }
}

function isSamePer(a: string | undefined, b: string | undefined): boolean {
  const time = findTimeUnit(a);
  return time === undefined ? a !== undefined && b !== undefined && sharesWord(a, b) : time === findTimeUnit(b);
}

function addPlainCount(draft: GraphDraft, input: ModelInput, key: FactKey, label: string): void {
  const said = findSaid(input.facts, key, 'count');
  if (said && !draft.has(key)) {
    draft.leaf({ id: key, label, unit: 'count' }, said.value.count, originOf(said.fact));
  }
}

const unitOfMeasure = {
  km: 'kilometres',
  miles: 'miles',
  minutes: 'minutes',
  hours: 'hours',
  days: 'days',
  months: 'months',
  years: 'years',
} as const satisfies Record<string, NodeUnit>;

function addPlainMeasure(draft: GraphDraft, input: ModelInput, key: FactKey, label: string): string | undefined {
  const said = findSaid(input.facts, key, 'measure');
  return said
    ? draft.leaf({ id: key, label, unit: unitOfMeasure[said.value.unit] }, said.value.value, originOf(said.fact))
    : undefined;
}
