import { type Business, payersOf, type Said, wordsOf } from '../business/business.ts';
import { type Message, quoted, say, type Text, whether } from '../say/message.ts';
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

/** Ways to somebody who buys soon, of which each has a first step. */
const ways = {
  asked: {
    is: /*i18n*/ { id: 'advisor.firstBuyers.asked', message: 'people who have asked me already' },
    step: /*i18n*/ {
      id: 'advisor.firstBuyers.asked.step',
      message: 'Begin with those who have asked already: call each of them back this week, with a price and a day.',
    },
  },
  known: {
    is: /*i18n*/ { id: 'advisor.firstBuyers.known', message: 'people who know me or my work' },
    step: /*i18n*/ {
      id: 'advisor.firstBuyers.known.step',
      message:
        'Begin with those who know you or your work: write their names down, call each, and ask for an order or for one more name.',
    },
  },
  turned: {
    is: /*i18n*/ {
      id: 'advisor.firstBuyers.turned',
      message: 'customers whom others turn away, keep waiting or leave',
    },
    step: /*i18n*/ {
      id: 'advisor.firstBuyers.turned.step',
      message:
        'Begin with customers whom others turn away, keep waiting or leave: ask those who are full, or stop, to name you, and agree on what they get for it.',
    },
  },
  sent: {
    is: /*i18n*/ { id: 'advisor.firstBuyers.sent', message: 'customers whom somebody sends me' },
    step: /*i18n*/ {
      id: 'advisor.firstBuyers.sent.step',
      message:
        'Begin with those who can send you customers: visit each of them, and leave something that they can hand to the next who asks.',
    },
  },
  near: {
    is: /*i18n*/ { id: 'advisor.firstBuyers.near', message: 'whoever lives or works close by' },
    step: /*i18n*/ {
      id: 'advisor.firstBuyers.near.step',
      message: 'Begin close by: go to every door you can reach on foot before you pay for being seen further away.',
    },
  },
} as const satisfies Readonly<Record<string, { readonly is: Text; readonly step: Text }>>;

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
export function firstStep(business: Business): Message | null {
  const group = firstGroup(business);
  const others = whether(groupsOf(business).length > 1);
  if (group) return say(texts.quoted, { words: quoted(group), others });
  const way = choiceOf(business.answers, key);
  return way && way in ways ? say(ways[way as keyof typeof ways].step) : null;
}
