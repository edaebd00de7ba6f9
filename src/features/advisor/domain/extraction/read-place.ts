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
  /^(in|from|around|near|across|throughout|outside|within|round|of|to|at|over|serving|over|based|greater|central|north|south|east|west|downtown|all|the)$/;
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
  const { tokens, question } = reading;
  const before = tokens[from - 1];
  const hasPreposition = before !== undefined && prepositions.test(before.lower);
  const first = tokens[from]!;
  if (to - from === 1 && first.text.length <= 3 && first.text !== first.text.toUpperCase()) return false;
  if (/^[A-Z]{2}$/.test(first.text) && !hasPreposition && !isMark(before, ',')) return false;
  if (before?.lower === 'from' && isOrigin(reading, from - 1)) return false;
  // Where rivals are does not say where the business is; "In Ghent there is …" does.
  if (question === 'competitors' && !(/^(in|here)$/.test(before?.lower ?? '') && isSentenceStart(reading, from - 1)))
    return false;
  if (isOfPast(reading, from) || isCoordinatedOrigin(reading, from)) return false;
  if (!isCapitalised(first)) {
    const isMeantPlain = hasPreposition && before!.lower !== 'to' && before!.lower !== 'of';
    return (isMeantPlain || (place.kind === 'city' && isCentre(reading, from, to))) && !place.isAmbiguous;
  }
  // "Columbus Ohio", "within 20 km of Lund"
  const region = matchPhrase(places, tokens, to)?.value;
  if (region !== undefined && region.kind !== 'city' && region.country === place.country) return true;
  if (before?.lower === 'of' && /^(km|kilometre|kilometer|mile|minute|min)$/.test(tokens[from - 2]?.stem ?? ''))
    return true;
  // "in the US"
  if (before?.lower === 'the' && place.kind === 'country' && /^(US|USA|UK|UAE)$/.test(first.text)) return true;
  if (hasPreposition) return !(place.isAmbiguous && /^(of|to|all|the)$/.test(before!.lower));
  if (place.isAmbiguous) return isMark(before, ',') && isCapitalised(tokens[from - 2]) && place.kind !== 'city';
  if (isMark(before, ',')) return true;
  // Without a preposition a capitalised neighbour makes it part of another name ("Boston Consulting").
  const isPartOfName = (isCapitalised(before) && !isSentenceStart(reading, from - 1)) || isCapitalised(tokens[to]);
  return reading.question !== 'competitors' && !isPartOfName;
}

/** Index after the name of a city that begins at a token; `at` when none does. */
export function cityEnd(tokens: Reading['tokens'], at: number): number {
  const match = matchPhrase(places, tokens, at);
  return match?.value.kind === 'city' ? match.to : at;
}

/** "trained in Melbourne", "I taught maths for 11 years in Leeds": where somebody was, not where the business is. */
function isOfPast({ tokens, question }: Reading, at: number): boolean {
  if (question !== 'industry') return false;
  return tokens
    .slice(Math.max(0, at - 9), at)
    .some(
      (token) =>
        token.clause === tokens[at]!.clause &&
        /^(trained|studied|learned|learnt|worked|taught|lived|qualified|graduated|apprenticeship|born|was|did|cooked|degree)$/.test(
          token.lower,
        ),
    );
}

/** "Tourists from Germany and Italy": the second origin of a list. */
function isCoordinatedOrigin(reading: Reading, at: number): boolean {
  const { tokens, question } = reading;
  if (question !== 'audience' || !/^(and|or|,)$/.test(tokens[at - 1]?.lower ?? '')) return false;
  return [3, 4, 5].some((back) => tokens[at - back]?.lower === 'from');
}

/** "lausanne + 25km", "seville and 80 km around": a place without a capital before the distance round it. */
function isCentre({ tokens }: Reading, from: number, to: number): boolean {
  const isLink = isMark(tokens[to], '+,') || /^(and|plus)$/.test(tokens[to]?.lower ?? '');
  const unit = tokens[to + 2]?.stem ?? '';
  const isRound =
    isLink && tokens[to + 1]?.kind === 'number' && /^(km|k|mile|kilometre|kilometer|min|minute)$/.test(unit);
  return isRound || (/^(area|city|region)$/.test(tokens[to]?.lower ?? '') && from > 0);
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

/** "in the Dordogne" */
function isRegion(tokens: Reading['tokens'], at: number): boolean {
  return tokens[at - 1]?.lower === 'the' && /^(in|around|near|across)$/.test(tokens[at - 2]?.lower ?? '');
}

function findUnknownPlace({ tokens }: Reading): { from: number; to: number } | null {
  for (let at = 1; at < tokens.length; at++) {
    const token = tokens[at]!;
    const before = tokens[at - 1]!.lower;
    // "within 20 km of Lund"
    const isDistance = before === 'of' && /^(km|kilometre|kilometer|mile|minute|min)$/.test(tokens[at - 2]?.stem ?? '');
    if (
      !(isDistance || /^(in|near|outside|around)$/.test(before) || isRegion(tokens, at)) ||
      !isCapitalised(token) ||
      notPlaces.has(token.lower)
    )
      continue;
    if (token.text === token.text.toUpperCase()) continue;
    let to = at + 1;
    while (to < tokens.length && to - at < 4 && isCapitalised(tokens[to]) && tokens[to]!.sentence === token.sentence)
      to++;
    return { from: at, to };
  }
  return null;
}
