import { wordsOf } from '../../business/business.ts';
import type { Check } from '../../coach/coach.ts';
import { choose, say } from '../../say/message.ts';
import { quotedList } from './rival-words.ts';

const texts = {
  found: /*i18n*/ {
    id: 'advisor.check.claim.found',
    message:
      '{number, plural, one {{claims} says something about others. A single example against it makes it untrue.} other {{claims} say something about others. A single example against one of them makes it untrue.}}',
  },
  next: /*i18n*/ {
    id: 'advisor.check.claim.next',
    message:
      'Before you print it, search the web for it in the words of your customers, ask two customers whom else they know, and ask one rival.',
  },
};

/** Something was said about others that can turn out untrue. */
export const claimToCheck: Check = {
  id: 'claim-to-check',
  section: 'competitor-analysis',
  look({ business }) {
    const claims = wordsOf(business, 'claim');
    if (claims.length === 0) return null;
    return {
      found: {
        severity: 'tells',
        stake: 0,
        says: say(texts.found, { number: choose(claims.length), claims: quotedList(claims) }),
        next: say(texts.next),
        restsOn: claims.map(({ mention }) => mention),
      },
    };
  },
};
