import type { Text } from '../say/message.ts';

/** Ways to somebody who buys soon, of which each has a first step. */
export const ways = {
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
