import type { FactValue } from '#features/workspaces/domain/fact-value.ts';
import type { Inline } from '#shared/prose.ts';
import { revenueArchetypes, rivalArchetypes } from '../../archetypes/archetypes.ts';
import { joinSlots, listOf, said, words } from '../grammar/combinators.ts';
import type { Slot } from '../grammar/template.ts';
import { nameBusiness, type Setter } from './business-slots.ts';
import { chargeName } from './charge-name.ts';
import type { Figures } from './figures.ts';
import { isPlural, midSentence, quoted, shortPhrase } from './phrase-shape.ts';
import { isSubjectless, isWeakClause } from './promise-shape.ts';
import { amountText, countText, perText } from './said-text.ts';
import type { Subject } from './subject.ts';

/** Every slot that holds one value for the whole plan, by name; what is not known is missing. */
export function nameSlots(subject: Subject, figures: Figures): ReadonlyMap<string, Slot> {
  const slots = new Map<string, Slot>();
  const [breakEven, lasting] = [figures.value('breakEven.month'), figures.value('breakEven.lasting')];
  // Empty slots, of which one is there: sentences for a business that covers its costs, does so in single months only,
  // or never does.
  if (breakEven !== undefined)
    slots.set(breakEven === 0 ? 'ifNever' : lasting === 0 ? 'ifOnce' : 'ifReached', words(''));
  if (typeof lasting === 'number' && typeof breakEven === 'number' && lasting > breakEven)
    slots.set('ifLater', words(''));
  const firstYear = figures.value('year.1.result');
  if (typeof firstYear === 'number') slots.set(firstYear < 0 ? 'ifLoss' : 'ifProfit', words(''));
  const fullMonth = figures.value('full.contribution');
  if (typeof fullMonth === 'number' && fullMonth <= 0) slots.set('ifEachLoses', words(''));
  const share = figures.value('audience.share');
  if (typeof share === 'number' && share >= 0.5 && share <= 60) slots.set('ifShare', words(''));
  const [price, left] = [figures.value('stream.1.price'), figures.value('stream.1.contribution')];
  // A price by the hour and a sale of three hours must not be compared.
  const isSameUnit = figures.node('stream.1.price')?.per === figures.node('stream.1.contribution')?.per;
  if (isSameUnit && Number(left) < Number(price)) slots.set('ifOneUnit', words(''));
  const [bar, full] = [figures.value('breakEven.revenue'), figures.value('full.revenue')];
  // A full month may cover the costs and still come too late, or too rarely, within the plan.
  if (typeof bar === 'number' && typeof full === 'number' && full >= bar) slots.set('ifTooLate', words(''));
  const isStock = /^Customers/.test(figures.node('breakEven.units')?.label ?? '');
  slots.set('salesWord', words(isStock ? 'customers' : 'sales'));
  const isFlat = figures.value('year.2.revenue') === figures.value('year.3.revenue');
  slots.set(isFlat ? 'ifFlat' : 'ifGrowing', words(''));
  const need = figures.value('funding.need');
  if (typeof need === 'number') slots.set(need > 0 ? 'ifNeed' : 'ifNoNeed', words(''));
  const set = (name: string, slot: Slot | undefined) => {
    if (slot) slots.set(name, slot);
  };
  nameBusiness(subject, figures, set);
  nameBuyers(subject, figures, set);
  nameCharges(subject, figures, set);
  nameRivals(subject, figures, set);
  nameTrade(subject, set);
  return slots;
}

function nameBuyers({ facts, input }: Subject, figures: Figures, set: Setter): void {
  const groups = facts.texts('audience.groups').map((text) => said('audience.groups', midSentence(text), true));
  set('groups', groups.length > 0 ? listOf(groups.slice(0, 3)) : undefined);
  const spoken = facts
    .texts('audience.groups')
    .map((text) => said('audience.groups', shortGroup(midSentence(text)), true));
  set('group', spoken[0]);
  set('group2', spoken[1]);
  const size = facts.value('audience.size', 'count');
  set(
    'size',
    size ? counted(figures.find('audience.size', false), 'audience.size', { of: 'people', ...size }) : undefined,
  );
  const today = facts.text('audience.alternative');
  set('alt', today ? said('audience.alternative', midSentence(today), isPlural(today)) : undefined);
  set('buyers', spoken[0] ?? words(input.knowledge?.customer.many ?? 'customers', ['industry.id'], true));
  set('customers', words(input.knowledge?.customer.many ?? 'customers', ['industry.id'], true));
}

function nameCharges(subject: Subject, figures: Figures, set: Setter): void {
  const { facts, models } = subject;
  const priced = facts.value('revenue.streams', 'amounts')?.items ?? [];
  for (const [at, model] of models.slice(0, 2).entries()) {
    const stream = priced.find((item) => item.model === model);
    const name = words(chargeName(subject, model, stream), ['revenue.model'], /s$/.test(chargeName(subject, model)));
    set(at === 0 ? 'model' : 'model2', name);
  }
  const excluded = facts.choices('revenue.excluded').filter((id) => Object.hasOwn(revenueArchetypes, id));
  const names = excluded.map((id) =>
    said('revenue.excluded', revenueArchetypes[id as keyof typeof revenueArchetypes].name),
  );
  set('excluded', names.length > 0 ? listOf(names, 'or') : undefined);
  const volume = facts.value('revenue.volume', 'count');
  const volumeNode = figures.nodes().find(({ id }) => /^stream\.\d+\.volume$/.test(id))?.id ?? '';
  set('volume', volume ? counted(figures.find(volumeNode, false), 'revenue.volume', volume) : undefined);
  const churn = facts.value('revenue.churn', 'percent');
  const loss = figures.find('churn', false);
  const lossSlot = loss && { content: [loss], facts: ['revenue.churn'] };
  set('churn', churn ? (lossSlot ?? said('revenue.churn', `${churn.percent}%`)) : undefined);
  const cash = facts.value('finance.cash', 'money');
  const own = figures.find('cash.own', false);
  set(
    'ownCash',
    cash ? (own ? { content: [own], facts: ['finance.cash'] } : said('finance.cash', amountText(cash))) : undefined,
  );
  const cost = facts.value('finance.costs', 'amounts')?.items[0];
  set(
    'saidCost',
    cost
      ? said('finance.costs', `${midSentence(cost.name)} at ${amountText(cost)} ${perText(cost.per)}`.trim())
      : undefined,
  );
}

function nameRivals({ facts, rivals }: Subject, figures: Figures, set: Setter): void {
  const named = facts.texts('competitors.named').map((text) => said('competitors.named', text));
  set('rivals', named.length > 0 ? listOf(named.slice(0, 3)) : undefined);
  set('rival', named[0]);
  set('rival2', named[1]);
  set('kind', rivals[0] ? words(rivalArchetypes[rivals[0]].name, ['competitors.kinds'], true) : undefined);
  set('kind2', rivals[1] ? words(rivalArchetypes[rivals[1]].name, ['competitors.kinds'], true) : undefined);
  const gaps = facts.texts('competitors.weakness');
  if (gaps[0]) {
    const gap = said('competitors.weakness', midSentence(gaps[0]));
    const whole = isSubjectless(gaps[0]) ? joinSlots(named.length === 1 ? 'it ' : 'one of them ', gap) : gap;
    set(isWeakClause(gaps[0]) ? 'weakClause' : 'weakThing', whole);
  }
  const price = facts.value('competitors.price', 'money');
  const theirs = figures.find('competitors.price', false);
  const per = price ? perText(price.per) : '';
  const tail = per ? [said('competitors.price', ` ${per}`)] : [];
  set(
    'theirPrice',
    price
      ? joinSlots(
          theirs ? { content: [theirs], facts: ['competitors.price'] } : said('competitors.price', amountText(price)),
          ...tail,
        )
      : undefined,
  );
}

function nameTrade({ input: { knowledge }, facts }: Subject, set: Setter): void {
  const own = facts.text('industry.words');
  set('trade', knowledge ? words(knowledge.name, ['industry.id']) : undefined);
  set('tradeWords', own ? said('industry.words', quoted(shortPhrase(own.split(/[.;]/)[0]!, 8))) : undefined);
  if (!knowledge) return;
  const of = ['industry.id'];
  set('activity', words(knowledge.activity, of));
  set('unit', words(knowledge.unit.one, of));
  set('units', words(knowledge.unit.many, of, true));
  set('peak', words(knowledge.peakSeason, of));
  set('low', words(knowledge.lowSeason, of));
}

/** A long group without its qualifying clause: "retired people" for "retired people who winter in Spain". */
function shortGroup(group: string): string {
  const [head] = group.split(/ (?:who|that|with|without|aged|near|within|far|in|from|between|over|under) /);
  return group.split(' ').length > 3 && head !== undefined && head !== '' ? head : group;
}

/** A count with its figure first, where the model holds one: "9,000 households". */
function counted(figure: Inline | undefined, factKey: string, value: Extract<FactValue, { type: 'count' }>): Slot {
  const text = countText(value);
  const number = /^[\d.,]+/.exec(text)?.[0] ?? '';
  if (figure?.text !== number) return said(factKey, text, true);
  const rest = text.slice(number.length);
  const tail: Inline[] = rest === '' ? [] : [{ kind: 'said', factKey, text: rest }];
  return { content: [figure, ...tail], facts: [factKey], plural: true };
}
