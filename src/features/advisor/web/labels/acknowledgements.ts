import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FactKey } from '#features/workspaces/domain/fact-value.ts';

/** Four ways of saying the same. */
export type FourWays = readonly [MessageDescriptor, MessageDescriptor, MessageDescriptor, MessageDescriptor];

/**
 * What is said of a fact, four ways each: `first` are its words at the beginning of a sentence, `inner` inside one,
 * `count` is 1 where they are one thing and 2 where they are several. A sentence holds no colon, because the words it
 * names may bring one.
 */
export const acknowledgements: Readonly<Partial<Record<FactKey, FourWays>>> = {
  'business.difference': [
    msg({
      message: '{first}. {count, plural, one {That is a promise} other {Those are promises}} people can picture.',
    }),
    msg({ message: '{first}. That can be checked, so it can be believed.' }),
    msg({ message: 'The plan will hold you to “{inner}”.' }),
    msg({ message: '{first}. A clear line to draw between you and the rest.' }),
  ],
  'business.radius': [
    msg({ message: 'A reach of {inner} is an edge one can draw on a map.' }),
    msg({ message: 'A boundary of {inner} keeps costs honest.' }),
    msg({ message: 'Within {inner}, then. The plan will count customers inside that line only.' }),
    msg({ message: 'I have noted {inner} as how far you reach.' }),
  ],
  'business.place': [
    msg({ message: '{first} gives the plan its ground, with its rules, prices and neighbours.' }),
    msg({ message: '{first} it is. The rules of that place go into the plan.' }),
    msg({ message: '{first} is noted, and the plan will stay with what holds there.' }),
    msg({ message: '{first} is a good start, because a plan needs an address before it needs a slogan.' }),
  ],
  'business.offer': [
    msg({ message: '{first}, then. A thing one can name is a thing one can sell.' }),
    msg({ message: 'I have put {inner} at the centre of the plan.' }),
    msg({ message: 'The plan will be about {inner}.' }),
    msg({ message: '{first}, then. The rest is built around it.' }),
  ],
  'business.name': [
    msg({ message: '{first} goes on the cover.' }),
    msg({ message: 'I have noted {first} as the name.' }),
    msg({ message: 'The name {first} will stand at the top of the plan.' }),
    msg({ message: '{first} it is. The name is yours to change later.' }),
  ],
  'business.team': [
    msg({ message: '{first}, so the plan will not count on more hands than that.' }),
    msg({ message: '{first} to do the work, which sets what can be made in a day.' }),
    msg({ message: '{first}. Hours will be the first limit.' }),
    msg({ message: 'I have noted {inner} as the team.' }),
  ],
  'business.delivery': [
    msg({ message: '{first} it is, and that decides how the customer gets it.' }),
    msg({ message: 'I have noted {inner} as the way to the customer.' }),
    msg({ message: '{first}. Costs and hours follow from that.' }),
    msg({ message: '{first}, clearly. The plan follows that route.' }),
  ],
  'industry.experience': [
    msg({ message: '{first} of experience {count, plural, one {is} other {are}} something no rival can buy.' }),
    msg({ message: '{first} of work {count, plural, one {counts} other {count}}, and the plan will say so.' }),
    msg({ message: '{first} in the trade {count, plural, one {makes} other {make}} the estimates steadier.' }),
    msg({ message: '{first} in the trade {count, plural, one {is} other {are}} worth a line in the summary.' }),
  ],
  'industry.id': [
    msg({ message: '{first} it is. I know the costs and the rules of that trade.' }),
    msg({ message: '{first}. Its seasons, rules and costs go into the plan.' }),
    msg({ message: '{first}, then. The plan borrows what is known of it and calls it an estimate.' }),
    msg({ message: 'I have noted {inner} as the trade, with the duties that come with it.' }),
  ],
  'industry.words': [
    msg({ message: '“{inner}” is noted in your words.' }),
    msg({ message: 'I have put down “{inner}” as the trade.' }),
    msg({ message: 'The plan will keep to “{inner}” as its field.' }),
    msg({ message: '“{first}” it is.' }),
  ],
  'audience.size': [
    msg({
      message:
        '{first} {count, plural, one {is} other {are}} what the plan will lean on. I have marked that number as yours, unverified.',
    }),
    msg({ message: 'The plan will calculate with {inner}, and say that the number comes from you.' }),
    msg({ message: '{first}. A count, even a rough one, gives the rest its scale.' }),
    msg({ message: 'I have noted {inner} as your own estimate of how many there are.' }),
  ],
  'audience.alternative': [
    msg({
      message:
        '{first} {count, plural, one {is} other {are}} what you have to be better than. That is a fair fight to describe.',
    }),
    msg({ message: '{first}, so that is the habit to change.' }),
    msg({
      message: '{first} {count, plural, one {is} other {are}} where the money goes today. The plan starts there.',
    }),
    msg({ message: 'Knowing that they turn to {inner} today is worth more than a survey.' }),
  ],
  'audience.groups': [
    msg({ message: 'One can go and meet {inner}, and that is what a first group is for.' }),
    msg({
      message: '{first} {count, plural, one {comes} other {come}} first, then. The plan will speak of them by name.',
    }),
    msg({ message: '{first}. Narrow enough to begin with.' }),
    msg({ message: 'I have noted {inner} as the first customers.' }),
  ],
  'audience.kind': [
    msg({ message: '{first}. How they decide will shape the plan.' }),
    msg({ message: '{first} {count, plural, one {comes} other {come}} first, then.' }),
    msg({ message: 'I have noted {inner} as the customers to begin with.' }),
    msg({ message: '{first}. The plan will follow the way they buy.' }),
  ],
  'revenue.streams': [
    msg({ message: '{first}. Prices like that let the model calculate.' }),
    msg({ message: 'With {inner}, the projection now stands on something you said.' }),
    msg({ message: '{first} {count, plural, one {is} other {are}} in the model, marked as yours.' }),
    msg({ message: '{first}. You can change that at any time, and every figure will follow.' }),
  ],
  'revenue.volume': [
    msg({ message: '{first} {count, plural, one {is} other {are}} a pace one can picture.' }),
    msg({ message: '{first} {count, plural, one {goes} other {go}} into the model as your figure.' }),
    msg({ message: '{first}. The plan will check what that takes in hours.' }),
    msg({ message: 'I have noted {inner}, unverified, as the pace.' }),
  ],
  'revenue.model': [
    msg({ message: '{first}. That decides when the cash arrives.' }),
    msg({ message: 'I have noted {inner} as the way you charge.' }),
    msg({ message: '{first}. The model will follow that rhythm.' }),
    msg({ message: '{first}, clearly. A price can be added under the answer.' }),
  ],
  'revenue.excluded': [
    msg({ message: 'No {inner}, and the plan will keep to that.' }),
    msg({ message: 'Without {inner}, then. A decision that saves pages.' }),
    msg({ message: 'No {inner}. The plan leaves that out.' }),
    msg({ message: 'Ruling out {inner} makes the rest simpler.' }),
  ],
  'revenue.unitCost': [
    msg({ message: '{first} to make it, so now there is a margin to look at.' }),
    msg({ message: 'I have noted {inner} as the cost of one sale.' }),
    msg({ message: '{first} goes out before anything comes in. The model knows.' }),
    msg({ message: 'The cost of {inner} is marked as yours.' }),
  ],
  'finance.costs': [
    msg({ message: 'With {inner} known, the plan has less to guess.' }),
    msg({ message: '{first} {count, plural, one {is} other {are}} in the model as you said it.' }),
    msg({ message: '{first}. That replaces an estimate.' }),
    msg({ message: 'I have noted {inner} among the costs.' }),
  ],
  'finance.cash': [
    msg({ message: '{first} of your own sets how long you can wait.' }),
    msg({ message: '{first} is where the cash line begins.' }),
    msg({ message: '{first} to start with. The plan will say how far that goes.' }),
    msg({ message: 'I have noted {inner} as your own money.' }),
  ],
  'revenue.churn': [
    msg({ message: '{first} leaving each month is in the model.' }),
    msg({ message: 'The model will count with {inner} lost each month.' }),
    msg({ message: 'I have noted {inner} as your estimate of who leaves.' }),
    msg({ message: '{first} a month. The plan will show what that costs.' }),
  ],
  'competitors.named': [
    msg({ message: '{first} {count, plural, one {is a rival} other {are rivals}} one can go and look at.' }),
    msg({ message: '{first} {count, plural, one {is} other {are}} in the plan by name.' }),
    msg({ message: '{first}. The comparison has {count, plural, one {a face} other {faces}} now.' }),
    msg({ message: 'I have noted {inner}, as you named {count, plural, one {it} other {them}}.' }),
  ],
  'competitors.weakness': [
    msg({ message: '“{first}” is the gap the plan points at.' }),
    msg({ message: '“{first}” is a weakness customers feel.' }),
    msg({ message: '“{first}” goes into the comparison as your observation.' }),
    msg({ message: '“{first}” is where you can be better from the first day.' }),
  ],
  'competitors.price': [
    msg({ message: '{first} elsewhere is the price customers will compare with.' }),
    msg({ message: 'I have noted {inner} as what the others ask.' }),
    msg({ message: 'The plan will set your price beside {inner}.' }),
    msg({ message: '{first} over there. That is the yardstick.' }),
  ],
  'competitors.kinds': [
    msg({
      message:
        '{count, plural, one {{first}. That kind of rival fights in its own way, and the plan says how.} other {{first}. Each of these fights in its own way, and the plan says how.}}',
    }),
    msg({ message: '{first} {count, plural, one {is} other {are}} what a customer could choose instead.' }),
    msg({ message: '{first}. The plan will say what they cannot do.' }),
    msg({ message: 'I have noted {inner} as the competition.' }),
  ],
};
