/**
 * What holds for nearly any small business, used where no industry profile fits. The plan labels it as general; nothing
 * here claims knowledge of the trade.
 */
export const generalKnowledge = {
  buyingReasons: [
    'a problem that is gone after one order',
    'a clear answer before they pay',
    'a result they can see for themselves',
    'a promise that holds on a bad day too',
    'somebody who knows their case',
    'a price they can plan with',
    'less effort than they spend today',
  ],
  frictions: [
    'slow answers to simple questions',
    'prices that appear only at the end',
    'offers made for somebody else',
    'work that has to be done twice',
    'nobody to call when it goes wrong',
    'long waits for a first date',
  ],
  essentials: [
    'a first version that works',
    'a simple way to order and pay',
    'a list of people who asked for it',
    'the papers and cover the work needs',
    'somebody to check each result',
  ],
  bottlenecks: [
    "the founder's own hours",
    'the time from enquiry to delivery',
    'the money for stock or tools',
    'the number of people who have heard of it',
    'the skill of the first helper',
  ],
} as const;
