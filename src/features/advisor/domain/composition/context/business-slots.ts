import { differenceArchetypes, findDifferenceClass } from '../../archetypes/archetypes.ts';
import { joinSlots, listOf, said, words } from '../grammar/combinators.ts';
import { takesAn } from '../grammar/finish.ts';
import type { Slot } from '../grammar/template.ts';
import { countryName } from './country-name.ts';
import type { Figures } from './figures.ts';
import { isPlural, isVenture, isWork, midSentence, shortPhrase, splitClause } from './phrase-shape.ts';
import { asGerund, asThirdPerson, type PromiseShape, promiseShape, promiseVerbs } from './promise-shape.ts';
import { measureText, teamText } from './said-text.ts';
import type { Subject } from './subject.ts';
import { tradeNoun } from './trade-nouns.ts';

export type Setter = (name: string, slot: Slot | undefined) => void;

const ways = {
  shop: 'at its own premises',
  delivery: 'at their own door',
  online: 'online',
  'on-site': 'at their own place',
  mobile: 'from a vehicle that comes to them',
  remote: 'by call and shared files',
  events: 'at events with a fixed date',
} as const;

/** What the business is called, what it does and where, what it promises, how it serves people and who is behind it. */
export function nameBusiness(subject: Subject, figures: Figures, set: Setter): void {
  const { facts, deliveries, input } = subject;
  const place = facts.text('business.place');
  const offer = facts.text('business.offer');
  const does = offer === undefined ? undefined : splitClause(offer);
  const stated = facts.text('business.name');
  const spoken = does && said('business.offer', does.subject);
  const placed = placedNoun(subject);
  // Without a name of its own the business is one thing to the eye: "the Ghent bakery" counts as its name.
  const name = stated ? said('business.name', stated) : (spoken ?? (placed && asName(placed)) ?? plainNoun(subject));
  set('name', name);
  set('biz', plainNoun(subject));
  set('bizShort', words(`the ${shortNoun(tradeNoun(input.knowledge?.id))}`, ['industry.id']));
  set('bizAt', stated || spoken ? (placed ?? name) : name);
  set(
    'bizIn',
    placed && place
      ? joinSlots(`the ${shortNoun(tradeNoun(input.knowledge?.id))} in `, said('business.place', place))
      : undefined,
  );
  nameWork(subject, offer, set);
  set('place', place ? said('business.place', place) : undefined);
  set('inPlace', place && (stated || spoken) ? joinSlots('in ', said('business.place', place)) : undefined);
  const country = facts.choices('business.country')[0];
  set('country', country ? said('business.country', countryName(country)) : undefined);
  namePromise(subject, set);
  set('way', deliveries[0] ? words(ways[deliveries[0]], ['business.delivery']) : undefined);
  const radius = facts.value('business.radius', 'measure');
  const reach = figures.find('business.radius', false);
  const distance = reach && { content: [reach], facts: ['business.radius'] };
  set('radius', radius ? joinSlots('within ', distance ?? said('business.radius', measureText(radius))) : undefined);
  const team = facts.value('business.team', 'count');
  set('team', team ? said('business.team', teamText(team.count), team.count !== 1) : undefined);
  const launch = facts.text('business.launch');
  set('launch', launch ? said('business.launch', midSentence(launch)) : undefined);
  const years = facts.value('industry.experience', 'measure');
  set('experience', years ? said('industry.experience', measureText(years)) : undefined);
  set('isTrade', input.knowledge ? words('', ['industry.id']) : undefined);
  set('ifNoTrade', input.knowledge ? undefined : words(''));
}

const asName = ({ content }: Slot): Slot => said('business.place', content.map(({ text }) => text).join(''));

/** "firm" for "plumbing firm". */
const shortNoun = (noun: string): string => noun.split(' ').at(-1)!;

/** "the bakery". */
function plainNoun({ input }: Subject): Slot {
  return words(`the ${tradeNoun(input.knowledge?.id)}`, ['industry.id']);
}

/** "the Ghent bakery", where the place is smaller than a country. */
function placedNoun({ facts, input }: Subject): Slot | undefined {
  const place = facts.text('business.place');
  const country = facts.choices('business.country')[0];
  if (!place || (country !== undefined && countryName(country).replace(/^the /, '') === place)) return undefined;
  const noun = words(` ${tradeNoun(input.knowledge?.id)}`, ['industry.id']);
  return joinSlots('the ', said('business.place', place), noun);
}

/** A verb phrase for what the business does, and a noun for what people buy, by the shape of the stated offer. */
function nameWork(subject: Subject, offer: string | undefined, set: Setter): void {
  const { knowledge } = subject.input;
  const noun = tradeNoun(knowledge?.id);
  const isNamed = subject.facts.text('business.name') !== undefined;
  // A business without a name is already called by its trade.
  const isA = words(isNamed ? `is ${takesAn(noun) ? 'an' : 'a'} ${noun}` : `is planned as a new ${noun}`, [
    'industry.id',
  ]);
  const units = words(knowledge?.unit.many ?? 'the service', ['business.offer', 'industry.id'], knowledge !== null);
  if (offer === undefined) {
    set('sells', knowledge ? isA : undefined);
    set('offer', knowledge ? units : undefined);
    return;
  }
  const full = midSentence(offer);
  const does = splitClause(offer);
  set('offer', units);
  if (does) set('sells', said('business.offer', does.does));
  else if (isWork(full)) set('sells', said('business.offer', asThirdPerson(full)));
  else if (isVenture(full)) {
    const article = /^(a|an|the)\s/i.test(full) ? '' : `${takesAn(full) ? 'an' : 'a'} `;
    const venture = said('business.offer', full.replace(/^(our|my|your) /, 'a '));
    set(
      'sells',
      isNamed ? joinSlots(`is ${article}`, venture) : knowledge ? isA : joinSlots(`is planned as ${article}`, venture),
    );
  } else {
    const short = shortPhrase(full);
    set('sells', joinSlots('sells ', said('business.offer', full)));
    set('offer', said('business.offer', short, isPlural(short)));
  }
}

/** What was promised, most telling first: as what the business does, as a thing to name, and in its own words. */
function namePromise({ facts, difference, deliveries }: Subject, set: Setter): void {
  const stated = facts.texts('business.difference');
  const isTelling = (text: string) => difference !== undefined && findDifferenceClass(text) === difference;
  const items = [...stated.filter(isTelling), ...stated.filter((text) => !isTelling(text))];
  set('x.name', difference ? words(differenceArchetypes[difference].name, ['business.difference']) : undefined);
  const [first] = items;
  if (first === undefined) return;
  const kept = stated.filter((text) => items.slice(0, 3).includes(text));
  const isDelivered = deliveries.includes('delivery');
  set('promise', promiseSlot(kept, 'finite', isDelivered));
  set('keeps', promiseSlot([first], 'finite', isDelivered));
  set('diff', promiseSlot([first], 'gerund', isDelivered));
  set('diffBare', said('business.difference', midSentence(first)));
}

function promiseSlot(items: readonly string[], form: 'finite' | 'gerund', isDelivered: boolean): Slot {
  const byShape = new Map<PromiseShape, Slot[]>();
  for (const item of items) {
    const shape = promiseShape(item);
    const own = midSentence(item).replace(/^(?=(?:fixed|flat|low|lower|fair|single) price)/i, 'a ');
    const text = shape === 'act' && form === 'gerund' ? asGerund(own) : own;
    byShape.set(shape, [...(byShape.get(shape) ?? []), said('business.difference', text)]);
  }
  return listOf(
    [...byShape].map(([shape, slots]) => {
      const verb = verbOf(shape, form, isDelivered);
      return verb === '' ? listOf(slots) : joinSlots(`${verb} `, listOf(slots));
    }),
  );
}

function verbOf(shape: PromiseShape, form: 'finite' | 'gerund', isDelivered: boolean): string {
  if (shape === 'manner' && isDelivered) return form === 'finite' ? 'delivers' : 'delivering';
  return promiseVerbs[shape][form];
}
