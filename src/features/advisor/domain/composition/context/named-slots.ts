import type { FactValue } from '#features/workspaces/domain/fact-value.ts';
import type { Inline } from '#shared/prose.ts';
import { differenceArchetypes, revenueArchetypes, rivalArchetypes } from '../../archetypes/archetypes.ts';
import { listOf, said, words } from '../grammar/combinators.ts';
import { takesAn } from '../grammar/finish.ts';
import type { Slot } from '../grammar/template.ts';
import type { Figures } from './figures.ts';
import { isPlural, isVenture, isWork, midSentence, quoted, shortPhrase, splitClause } from './phrase-shape.ts';
import { amountText, countText, measureText, perText, teamText } from './said-text.ts';
import type { Subject } from './subject.ts';

const ways = {
  shop: 'at its own premises',
  delivery: 'at their own door',
  online: 'online',
  'on-site': 'at their own place',
  mobile: 'from a vehicle that comes to them',
  remote: 'by call and shared files',
  events: 'at events with a fixed date',
} as const;

/** Every slot that holds one value for the whole plan, by name; what is not known is missing. */
export function nameSlots(subject: Subject, figures: Figures): ReadonlyMap<string, Slot> {
  const slots = new Map<string, Slot>();
  const breakEven = figures.value('breakEven.month');
  // Two empty slots, of which one is there: sentences for a business that covers its costs in time, or does not.
  if (breakEven !== undefined) slots.set(breakEven === 0 ? 'ifNever' : 'ifReached', words(''));
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

type Setter = (name: string, slot: Slot | undefined) => void;

function nameBusiness(subject: Subject, figures: Figures, set: Setter): void {
  const { facts, deliveries, difference } = subject;
  const place = facts.text('business.place');
  const offer = facts.text('business.offer');
  const does = offer === undefined ? undefined : splitClause(offer);
  const stated = facts.text('business.name');
  const spoken = does && said('business.offer', does.subject);
  const name = stated ? said('business.name', stated) : (spoken ?? namelessSlot(subject));
  set('name', name);
  set("name's", join(name, "'s"));
  if (offer) {
    const work = workSlots(subject, offer, stated !== undefined);
    set('sells', work.sells);
    set('offer', work.offer);
  }
  set('place', place ? said('business.place', place) : undefined);
  set('inPlace', place && stated ? join(words('in '), said('business.place', place)) : undefined);
  const country = facts.choices('business.country')[0];
  set('country', country ? said('business.country', countryName(country)) : undefined);
  const promises = facts
    .texts('business.difference')
    .map((text) => said('business.difference', quoted(midSentence(text))));
  set('diff', promises[0]);
  set('diff2', promises[1]);
  set('diffs', promises.length > 0 ? listOf(promises.slice(0, 3)) : undefined);
  set('x.name', difference ? words(differenceArchetypes[difference].name, ['business.difference']) : undefined);
  set('way', deliveries[0] ? words(ways[deliveries[0]], ['business.delivery']) : undefined);
  const radius = facts.value('business.radius', 'measure');
  const reach = figures.find('business.radius', false);
  const distance = reach && { content: [reach], facts: ['business.radius'] };
  set('radius', radius ? join(words('within '), distance ?? said('business.radius', measureText(radius))) : undefined);
  const team = facts.value('business.team', 'count');
  set('team', team ? said('business.team', teamText(team.count), team.count !== 1) : undefined);
  const launch = facts.text('business.launch');
  set('launch', launch ? said('business.launch', midSentence(launch)) : undefined);
  const years = facts.value('industry.experience', 'measure');
  set('experience', years ? said('industry.experience', measureText(years)) : undefined);
}

/** What an unnamed business is called: "the Ghent bakery". */
function namelessSlot({ facts, input }: Subject): Slot {
  const last = input.knowledge?.name.split(' ').at(-1) ?? 'business';
  const kind = last === 'delivery' || /(?:ing|s)$/.test(last) ? 'business' : last;
  const place = facts.text('business.place');
  const country = facts.choices('business.country')[0];
  if (!place) return words(`the ${kind}`, ['industry.id']);
  const isCountry = country !== undefined && countryName(country).replace(/^the /, '') === place;
  return isCountry
    ? words(`the ${kind}`, ['industry.id'])
    : join('the ', said('business.place', place), words(` ${kind}`, ['industry.id']));
}

/** A verb phrase for what the business does, and a noun for what people buy, by the shape of the stated offer. */
function workSlots({ input: { knowledge } }: Subject, offer: string, isNamed: boolean): { sells: Slot; offer: Slot } {
  const full = midSentence(offer);
  const units = words(knowledge?.unit.many ?? 'this work', ['business.offer', 'industry.id'], knowledge !== null);
  const does = splitClause(offer);
  if (does) return { sells: said('business.offer', does.does), offer: units };
  if (isWork(full)) return { sells: join('earns its living by ', said('business.offer', full)), offer: units };
  if (isVenture(full)) {
    if (!isNamed && knowledge) return { sells: words(`lives by ${knowledge.activity}`, ['industry.id']), offer: units };
    const article = /^(a|an|the|our|my|your)\s/i.test(full) ? '' : `${takesAn(full) ? 'an' : 'a'} `;
    const venture = said('business.offer', full.replace(/^(our|my) /, 'a '));
    return { sells: join(`runs ${article}`, venture), offer: units };
  }
  const short = shortPhrase(full);
  return { sells: join('sells ', said('business.offer', full)), offer: said('business.offer', short, isPlural(short)) };
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
  set('customers', words(input.knowledge?.customer.many ?? 'customers', ['industry.id'], true));
}

function nameCharges({ facts, models }: Subject, figures: Figures, set: Setter): void {
  set('model', models[0] ? words(revenueArchetypes[models[0]].name, ['revenue.model']) : undefined);
  set('model2', models[1] ? words(revenueArchetypes[models[1]].name, ['revenue.model']) : undefined);
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
  set('weak', gaps[0] ? said('competitors.weakness', quoted(midSentence(gaps[0]))) : undefined);
  const price = facts.value('competitors.price', 'money');
  const theirs = figures.find('competitors.price', false);
  const per = price ? perText(price.per) : '';
  const tail = per ? [said('competitors.price', ` ${per}`)] : [];
  set(
    'theirPrice',
    price
      ? join(
          theirs ? { content: [theirs], facts: ['competitors.price'] } : said('competitors.price', amountText(price)),
          ...tail,
        )
      : undefined,
  );
}

function nameTrade({ input: { knowledge }, facts }: Subject, set: Setter): void {
  const own = facts.text('industry.words');
  set('trade', knowledge ? words(knowledge.name, ['industry.id']) : undefined);
  set('tradeWords', own ? said('industry.words', quoted(shortPhrase(own, 8))) : undefined);
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

function countryName(code: string): string {
  const name = new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;
  return /^United (States|Kingdom)|^Netherlands|^Philippines/.test(name) ? `the ${name}` : name;
}

function join(...parts: readonly (Slot | string)[]): Slot {
  const slots = parts.map((part) => (typeof part === 'string' ? words(part) : part));
  return {
    content: slots.flatMap((slot) => slot.content),
    facts: [...new Set(slots.flatMap((slot) => slot.facts))],
    plural: slots.at(-1)?.plural === true,
  };
}
