import type { DeliveryArchetype } from './archetype.types.ts';

/** Serving online where nothing is packed or posted: software, courses, advice, places where others trade. */
export const digitalDelivery: DeliveryArchetype = {
  strength: [
    'the door never closes',
    'one more user costs next to nothing',
    'each click shows what people want',
    'a mended fault helps everybody within the hour',
    'people can try it before they speak with anyone',
    'a small team can serve many',
  ],
  cost: [
    'adverts until people know the name',
    'servers, backups and security',
    'texts and pictures that explain',
    'card fees on each payment',
    'answers to messages in the evening',
    'steady work that nobody sees',
  ],
  limit: [
    'the number of visitors it can win',
    'trust in an unknown name',
    'the patience of first-time users',
    'hours for support',
    'the pace at which faults are mended',
    'the share of visitors who come back',
  ],
  practice: [
    'answer each question within the day',
    'show the full price before the last step',
    'watch five new users and keep silent',
    'change one page at a time',
    'make leaving as easy as joining',
    'write to people a week after they start',
  ],
};
