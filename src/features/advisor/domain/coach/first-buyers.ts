import { type Business, payersOf, type Said, wordsOf } from '../business/business.ts';
import { type Message, quoted, say, whether } from '../say/message.ts';
import { ways } from './first-buyer-ways.ts';
import { choiceOf, chooseFrom, type Question } from './question.ts';

const texts = {
  asks: /*i18n*/ { id: 'advisor.firstBuyers.asks', message: 'Who would buy from you soonest?' },
  because: /*i18n*/ { id: 'advisor.firstBuyers.because', message: 'That is where your first weeks go.' },
  option: /*i18n*/ { id: 'advisor.firstBuyers.option', message: '“{words}”' },
  quoted: /*i18n*/ {
    id: 'advisor.firstBuyers.quoted',
    message:
      'Begin with “{words}”: you expect these to buy soonest.{others, select, yes { Go to the others once the first of them have paid.} other {}}',
  },
};

const key = 'first.buyers';

/** So many groups of the founder's own words can be chosen from. */
const mostGroups = 4;

/** Who decides and who pays, by their own words. */
const groupsOf = (business: Business): readonly Said[] =>
  [...wordsOf(business, 'decider'), ...payersOf(business)].slice(0, mostGroups);

/** Asks who would buy soonest: one of the groups that were named, or by which way they come. */
export function firstBuyersQuestion(business: Business): Question {
  const groups = groupsOf(business).map((one) => [one.mention, say(texts.option, { words: quoted(one) })] as const);
  const others = Object.entries(ways).map(([id, { is }]) => [id, say(is)] as const);
  return chooseFrom(key, { ...texts, options: Object.fromEntries([...groups, ...others]) });
}

/** Who of those that were named buys soonest; undefined where none of them, or nobody knows. */
export const firstGroup = (business: Business): Said | undefined =>
  groupsOf(business).find(({ mention }) => mention === choiceOf(business.answers, key));

/** Where to begin, by that answer. */
export function firstStep(business: Business, isSelling: boolean): Message | null {
  const group = firstGroup(business);
  // Who sells already has been to all of them.
  const others = whether(groupsOf(business).length > 1 && !isSelling);
  if (group) return say(texts.quoted, { words: quoted(group), others });
  const way = choiceOf(business.answers, key);
  return way && way in ways ? say(ways[way as keyof typeof ways].step) : null;
}
