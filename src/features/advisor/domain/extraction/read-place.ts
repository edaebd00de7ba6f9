import { matchPhrase, type PhraseTable, phraseIndex } from './phrases.ts';
import { ambiguousCities, cities, countries, usStates } from './place-data.ts';
import { months } from './plain-numbers.ts';
import { type FoundFact, isCapitalised, isMark, type Reading, sliceWords } from './reading.ts';

interface Place {
  readonly country: string;
  readonly kind: 'city' | 'region' | 'country';
  readonly isAmbiguous: boolean;
}

const places: PhraseTable<Place> = phraseIndex(
  (function* (): Generator<readonly [string, Place]> {
    for (const [country, names] of Object.entries(cities)) {
      for (const name of names.split(',')) {
        yield [
          name.replaceAll('.', ''),
          { country, kind: 'city', isAmbiguous: ambiguousCities.has(name.toLowerCase()) },
        ];
      }
    }
    for (const [country, names] of Object.entries(countries)) {
      for (const [index, name] of names.split(',').entries()) {
        const isShort = name.length <= 3;
        const isCountry =
          index === 0 ||
          /^(UK|USA?|U\.S|America|.*Britain|NL|Holland|UAE|Czechia|Korea|Deutschland|United .*|Türkiye)$/.test(name);
        const isAmbiguous =
          isShort || ambiguousCities.has(name.toLowerCase()) || /^(turkey|wales|kent|china)$/i.test(name);
        yield [name, { country, kind: isCountry ? 'country' : 'region', isAmbiguous }];
      }
    }
    for (const state of usStates.split(',')) yield [state, { country: 'US', kind: 'region', isAmbiguous: false }];
  })(),
);

const prepositions =
  /^(in|from|around|near|across|throughout|outside|within|of|to|at|over|serving|over|based|greater|central|north|south|east|west|downtown|all|the)$/;
const notPlaces = new Set([
  ...months,
  ...'monday tuesday wednesday thursday friday saturday sunday spring summer autumn winter english french german dutch spanish japanese italian chinese excel python'.split(
    ' ',
  ),
]);

/**
 * The place and the country. A city counts when a preposition stands before it or when its name is no ordinary word;
 * "Austin, Texas" takes the country from the state. In the idea an unknown capitalised name after "in" is a place
 * without a country.
 */
export function readPlace(reading: Reading): FoundFact[] {
  const { tokens } = reading;
  let city: { from: number; to: number; country: string } | null = null;
  let region: { from: number; to: number; country: string; isCountry: boolean } | null = null;
  for (let at = 0; at < tokens.length && (city === null || region === null); at++) {
    const match = matchPhrase(places, tokens, at);
    if (match === null || !isMeant(reading, match.from, match.to, match.value)) continue;
    const { kind, country } = match.value;
    if (kind === 'city') city ??= { from: match.from, to: match.to, country };
    else region ??= { from: match.from, to: match.to, country, isCountry: kind === 'country' };
    at = match.to - 1;
  }
  if (city !== null) {
    const isNamed = region !== null && region.from - city.to <= 1 && region.from >= city.to;
    const country = isNamed ? region!.country : city.country;
    return [
      {
        key: 'business.place',
        value: { type: 'text', text: sliceWords(reading, city.from, city.to) },
        from: city.from,
        to: city.to,
      },
      {
        key: 'business.country',
        value: { type: 'choice', choice: country },
        from: city.from,
        to: isNamed ? region!.to : city.to,
      },
    ];
  }
  const unknown = reading.question === 'idea' ? findUnknownPlace(reading) : null;
  const facts: FoundFact[] = [];
  if (region !== null) {
    facts.push({
      key: 'business.country',
      value: { type: 'choice', choice: region.country },
      from: region.from,
      to: region.to,
    });
  }
  const isCountry = unknown !== null && region?.isCountry === true && region.from === unknown.from;
  const named = (isCountry ? null : unknown) ?? (region !== null && !region.isCountry ? region : null);
  if (named !== null) {
    facts.push({
      key: 'business.place',
      value: { type: 'text', text: sliceWords(reading, named.from, named.to) },
      from: named.from,
      to: named.to,
    });
  }
  return facts;
}

function isMeant(reading: Reading, from: number, to: number, place: Place): boolean {
  const { tokens } = reading;
  const before = tokens[from - 1];
  const hasPreposition = before !== undefined && prepositions.test(before.lower);
  const first = tokens[from]!;
  if (to - from === 1 && first.text.length <= 3 && first.text !== first.text.toUpperCase()) return false;
  if (/^[A-Z]{2}$/.test(first.text) && !hasPreposition && !isMark(before, ',')) return false;
  if (before?.lower === 'from' && isOrigin(reading, from - 1)) return false;
  if (!isCapitalised(first))
    return hasPreposition && before!.lower !== 'to' && before!.lower !== 'of' && !place.isAmbiguous;
  if (hasPreposition) return !(place.isAmbiguous && /^(of|to|all|the)$/.test(before!.lower));
  if (place.isAmbiguous) return isMark(before, ',') && isCapitalised(tokens[from - 2]) && place.kind !== 'city';
  if (isMark(before, ',')) return true;
  // Without a preposition a capitalised neighbour makes it part of another name ("Boston Consulting").
  const isPartOfName = (isCapitalised(before) && !isSentenceStart(reading, from - 1)) || isCapitalised(tokens[to]);
  return reading.question !== 'competitors' && !isPartOfName;
}

/** "Importers from China", "tourists from Spain", "tea from Japan that we import": where others come from. */
function isOrigin({ tokens, question }: Reading, at: number): boolean {
  if (question === 'competitors' || question === 'audience') return true;
  return [1, 2, 3, 4].some((back) =>
    /^(import|importer|imported|source|sourced|supplier|goods)$/.test(tokens[at - back]?.stem ?? ''),
  );
}

function isSentenceStart(reading: Reading, at: number): boolean {
  return at === 0 || reading.tokens[at - 1]!.sentence !== reading.tokens[at]!.sentence;
}

function findUnknownPlace({ tokens }: Reading): { from: number; to: number } | null {
  for (let at = 1; at < tokens.length; at++) {
    const token = tokens[at]!;
    const before = tokens[at - 1]!.lower;
    // "within 20 km of Lund"
    const isDistance = before === 'of' && /^(km|kilometre|kilometer|mile|minute|min)$/.test(tokens[at - 2]?.stem ?? '');
    if (!(isDistance || /^(in|near|outside)$/.test(before)) || !isCapitalised(token) || notPlaces.has(token.lower))
      continue;
    if (token.text === token.text.toUpperCase()) continue;
    let to = at + 1;
    while (to < tokens.length && to - at < 4 && isCapitalised(tokens[to]) && tokens[to]!.sentence === token.sentence)
      to++;
    return { from: at, to };
  }
  return null;
}
