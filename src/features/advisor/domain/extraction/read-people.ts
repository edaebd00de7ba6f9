import { announcedEnd, nameStart } from './naming.ts';
import { readNumber } from './number-words.ts';
import { readOpening } from './opening.ts';
import { type FoundFact, isCapitalised, isMark, type Reading, sliceWords } from './reading.ts';
import { isSummed, isWorker, sumEnd } from './team-sum.ts';

/** How many people run the business: "two of us", "a team of five", "I'm alone", "my wife and I". */
export function readTeam(reading: Reading): FoundFact[] {
  const { tokens } = reading;
  const fact = (count: number, from: number, to: number): FoundFact[] => [
    { key: 'business.team', value: { type: 'count', count, of: count === 1 ? 'person' : 'people' }, from, to },
  ];
  for (let at = 0; at < tokens.length; at++) {
    const word = (offset: number) => tokens[at + offset]?.lower ?? '';
    if (word(0) === 'team' && word(1) === 'of') {
      const number = readNumber(tokens, at + 2);
      if (number !== null && number.value >= 1 && number.value <= 500) return fact(number.value, at, number.next);
    }
    if (/^(i'm|i|am)$/.test(word(0)) && /^(alone|solo)$/.test(word(word(0) === 'i' ? 2 : 1)))
      return fact(1, at, at + (word(0) === 'i' ? 3 : 2));
    if (/^(just|only)$/.test(word(0)) && /^(me|myself)$/.test(word(1)) && !(word(2) === 'and' && word(3) === 'my'))
      return fact(1, at, at + 2);
    if (/^(by|on)$/.test(word(0)) && /^(myself|my)$/.test(word(1)) && (word(1) === 'myself' || word(2) === 'own')) {
      return fact(1, at, at + (word(1) === 'myself' ? 2 : 3));
    }
    if (/^(solo|one)$/.test(word(0)) && /^(founder|entrepreneur|person|man|woman)$/.test(word(1)) && word(0) === 'solo')
      return fact(1, at, at + 2);
    if (word(0) === 'we' && word(1) === 'are') {
      const number = readNumber(tokens, at + 2);
      const after = number === null ? undefined : tokens[number.next];
      const isPeople =
        after === undefined ||
        after.kind === 'mark' ||
        /^(people|persons|friends|founders|partners|siblings|in|and|with)$/.test(after.lower);
      if (
        number !== null &&
        Number.isInteger(number.value) &&
        number.value >= 1 &&
        number.value <= 50 &&
        isPeople &&
        !isMark(after, '%')
      )
        return fact(
          number.value,
          at,
          after?.kind === 'word' && after.stem !== 'in' && !/^(and|with)$/.test(after.lower)
            ? number.next + 1
            : number.next,
        );
    }
    if (
      word(0) === 'my' &&
      /^(partner|wife|husband|sister|brother|friend|mother|father|cofounder)$/.test(word(1)) &&
      word(2) === 'and' &&
      /^(i|me)$/.test(word(3))
    ) {
      return fact(2, at, at + 4);
    }
    // "me and my brother"
    if (
      /^(me|i|myself)$/.test(word(0)) &&
      word(1) === 'and' &&
      word(2) === 'my' &&
      /^(partner|wife|husband|sister|brother|friend|mother|father|cofounder|son|daughter|cousin|mum|mom|dad)$/.test(
        word(3),
      ) &&
      /^(it's|its|just|only|is|are|we're|:|,|-|–)?$/.test(word(-1))
    )
      return fact(2, at, at + 4);
    const found = readCountedPeople(reading, at);
    if (found !== null) return fact(found.count, found.from, found.to);
  }
  return [];
}

function readCountedPeople(
  { tokens, question }: Reading,
  at: number,
): { count: number; from: number; to: number } | null {
  const number = readNumber(tokens, at);
  if (number === null || number.value < 1 || number.value > 500 || !Number.isInteger(number.value)) return null;
  const word = (offset: number) => tokens[number.next + offset]?.lower ?? '';
  // "eleven of us had nowhere to go" tells a story.
  const isStory = /^(had|were|was|went|got|lost|left|met|wanted|used|lived|studied|could|would|thought)$/.test(word(2));
  if (word(0) === 'of' && word(1) === 'us')
    return isStory ? null : { count: number.value, from: at, to: number.next + 2 };
  if (question === 'audience' || question === 'competitors') return null;
  const before = tokens[at - 1]?.lower ?? '';
  const earlier = tokens[at - 2]?.lower ?? '';
  if (/^(founder|cofounder|partner)s?$/.test(word(0)) && !/^(for)$/.test(before))
    return { count: number.value, from: at, to: number.next + 1 };
  // "a press run by four people", "owned by two potters"; "a race run by 30 people every year" counts those who come.
  const isRunBy = before === 'by' && /^(run|owned|managed|led|staffed|operated|founded)$/.test(earlier);
  const isPerson =
    isWorker(tokens[number.next]?.stem ?? '') ||
    /^(friends|sisters|brothers|siblings|volunteers|women|men)$|[a-z]{3}(?<!computer|server|scooter)(?<=er|or|ist|ian)s$/.test(
      word(0),
    );
  if (isRunBy && isPerson && number.value <= 50 && !/^(a|an|per|every|each)$/.test(word(1)))
    return { count: number.value, from: at, to: number.next + 1 };
  const sumTo = sumEnd(tokens, at, number.next);
  if (sumTo !== null) return { count: number.value, from: at, to: sumTo };
  // "Start with 6 carers", "we are 2 designers + 1 developer"
  const isStaff = before === 'with' && /^(start|starting|begin|beginning|open|launch)$/.test(earlier);
  const isUs = before === 'are' && earlier === 'we';
  if ((isStaff || isUs) && isWorker(tokens[number.next]?.stem ?? '')) {
    // "2 pilots plus an office manager, so three people": the sum that is told comes first.
    if (isSummed(tokens, number.next)) return null;
    const isMore = isMark(tokens[number.next + 1], '+&,') || /^(and|plus)$/.test(word(1));
    const more = isMore ? readNumber(tokens, number.next + 2) : null;
    const isSum = more !== null && isWorker(tokens[more.next]?.stem ?? '');
    return { count: number.value + (isSum ? more.value : 0), from: at, to: isSum ? more.next + 1 : number.next + 1 };
  }
  if (/^(people|person)$/.test(word(0)) && /^(team|business|company|studio)$/.test(word(1)))
    return { count: number.value, from: at, to: number.next + 2 };
  if (/^(employees|staff)$/.test(word(0)) && /^(have|employ|with)$/.test(before) && /^(we|i)$/.test(earlier)) {
    return { count: number.value, from: at, to: number.next + 1 };
  }
  return null;
}

/** Years or months in the trade: "ten years as a baker", "6 years of experience", "for 7 years". */
export function readExperience(reading: Reading): FoundFact[] {
  if (reading.question === 'competitors' || reading.question === 'audience') return [];
  const { tokens } = reading;
  for (const quantity of reading.quantities) {
    if (quantity.kind !== 'measure' || (quantity.unit !== 'years' && quantity.unit !== 'months')) continue;
    const after = [0, 1, 2, 3].map((step) => tokens[quantity.to + step]?.lower ?? '');
    const before = [1, 2, 3, 4, 5, 6].map((back) => tokens[quantity.from - back]?.lower ?? '');
    const isWork = /^(as|of|in|at|with|working|running|experience)$/.test(after[0]!) || after.includes('experience');
    const isPast =
      before[0] === 'for' && before.some((word) => /^(i've|been|worked|we've|have|was|groomer|baker|chef)$/.test(word));
    // "since nine months are over quickly"
    const isSubject = /^(is|are|was|were|will)$/.test(after[0]!);
    const isPlan =
      isSubject ||
      /^(year|in|within|over|after|next|first|every|per)$/.test(before[0]!) ||
      /^(contract|guarantee|plan|lease|warranty)$/.test(after[0]!);
    // Asked for the trade, years beside it are years in it: "Wedding florist, 12 years".
    const isBeside = reading.question === 'industry' || isTitle(before);
    // "I ran a taco truck for three years", "done it 6 years", "since 9 years", "eight years freelancing"
    const isSince = before[0] === 'since' || (before[0] === 'for' && before.some((word) => pastWork.test(word)));
    const isBehind =
      reading.question === 'industry' && (workNoun.test(after[0]!) || after.slice(0, 3).includes('behind'));
    const isBare =
      isBeside &&
      quantity.value <= 60 &&
      (after[0] === '' || /^[.,;!)]|^(behind|between|on|for|before|now|and|already|so)$/.test(after[0]!));
    if ((!isWork && !isPast && !isBare && !isSince && !isBehind) || isPlan) continue;
    return [
      {
        key: 'industry.experience',
        value: { type: 'measure', value: quantity.value, unit: quantity.unit },
        from: quantity.from,
        to: quantity.to,
      },
    ];
  }
  return [];
}

const pastWork =
  /^(ran|worked|did|was|flew|taught|cooked|baked|managed|owned|led|sold|made|built|drove|trained|practised|practiced|freelanced|i've|done)$/;
/** After years: the work they were spent in. */
const workNoun = /^([a-z]{3,}ing|[a-z]{4,}(er|or|ist|ian)|experience|chef|cook|nurse|vet)$/;

/** "Former agronomist, 20 years": a person, then a number. */
function isTitle(before: readonly string[]): boolean {
  return before[0] === ',' && before.slice(1, 5).some((word) => /^(former|trained|qualified|retired)$/.test(word));
}

/** The name of the business: after "called" or "named", in quotation marks, or the subject the idea opens with. */
export function readName(reading: Reading): FoundFact[] {
  if (reading.question === 'competitors' || reading.question === 'audience') return [];
  const { tokens } = reading;
  const fact = (from: number, to: number): FoundFact[] => [
    { key: 'business.name', value: { type: 'text', text: sliceWords(reading, from, to) }, from, to },
  ];
  for (let at = 0; at < tokens.length; at++) {
    const from = nameStart(tokens, at);
    if (from === null) continue;
    const quoted = readQuoted(reading, from);
    if (quoted !== null) return fact(quoted.from, quoted.to);
    const to = announcedEnd(reading, from);
    if (to > from) return fact(from, to);
  }
  if (reading.question !== 'idea') return [];
  for (let at = 0; at < tokens.length; at++) {
    const quoted = readQuoted(reading, at);
    if (quoted !== null && isCapitalised(tokens[quoted.from])) return fact(quoted.from, quoted.to);
  }
  const opening = readOpening(reading);
  if (opening !== null) return fact(opening.nameFrom, opening.nameTo);
  // "limpiaSol. We wash solar panels": a first sentence of one word that no dictionary has.
  const isAlone = tokens.length > 3 && tokens[0]!.kind === 'word' && /^[.!:]$/.test(tokens[1]!.text);
  return isAlone && /^\p{Lu}?\p{Ll}+\p{Lu}\p{Ll}/u.test(tokens[0]!.text) ? fact(0, 1) : [];
}

function readQuoted({ tokens }: Reading, at: number): { from: number; to: number } | null {
  if (!isMark(tokens[at], '"“„«‘')) return null;
  for (let to = at + 1; to < Math.min(tokens.length, at + 8); to++) {
    if (isMark(tokens[to], '"”“»’')) return to > at + 1 ? { from: at + 1, to } : null;
  }
  return null;
}
