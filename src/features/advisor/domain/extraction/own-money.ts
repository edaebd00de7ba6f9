import type { Quantity } from './quantities.ts';
import { isMark, type Reading } from './reading.ts';

type Tokens = Reading['tokens'];

const cashWords = /^(saved|savings|saving|capital|budget|cash|own)$/;
/** Money that has to be paid back: neither a price nor one's own. */
const debts =
  /^(loan|loaned|microloan|lent|lend|lends|lending|borrow|borrowed|mortgage|overdraft|credit|debt|kfw|bank)$/;

/** Whether a word of lending stands nearer to the amount than one of own money ("own savings 40k and bank gives 60k"). */
export function isDebt(lead: Tokens, tail: Tokens, quantity: Quantity): boolean {
  if (quantity.per !== undefined) return false;
  const before = lead.toReversed();
  const near = (list: Tokens, pattern: RegExp) => {
    const at = list.findIndex((token) => isMark(token, ',;') || pattern.test(token.lower));
    return at === -1 || isMark(list[at], ',;') ? Number.POSITIVE_INFINITY : at;
  };
  const debt = Math.min(near(before, debts), near(tail, debts));
  // "a bank account", "the bank next door pays us": a bank alone lends only with a verb of giving.
  if (!Number.isFinite(debt)) return false;
  const says = [...lead, ...tail];
  const isBankOnly = !says.some((token) => debts.test(token.lower) && token.lower !== 'bank');
  if (isBankOnly && !says.some((token) => /^(gives|from|asked|ask|approved|agreed)$/.test(token.lower))) return false;
  const own = Math.min(near(before, cashWords), near(tail, cashWords));
  return debt < own;
}

/** What the amount right behind "of which" is, where one stands there: a loan, one's own money, or nothing known. */
export function shareOf(tokens: Tokens, quantity: Quantity): 'loan' | 'own' | null {
  let at = quantity.to;
  if (isMark(tokens[at], ',(')) at++;
  if (tokens[at]?.lower !== 'of' || tokens[at + 1]?.lower !== 'which') return null;
  const rest = tokens
    .slice(at + 2, at + 14)
    .filter(({ sentence, clause }) => sentence === tokens[at]!.sentence && clause === tokens[at]!.clause);
  const found = rest.find(({ lower }) => debts.test(lower) || cashWords.test(lower) || /^(mine|ours)$/.test(lower));
  if (found === undefined) return null;
  return debts.test(found.lower) ? 'loan' : 'own';
}

export function isCash({ tokens }: Reading, lead: Tokens, tail: Tokens, quantity: Quantity): boolean {
  if (quantity.per !== undefined) return false;
  const share = shareOf(tokens, quantity);
  if (share !== null)
    return (
      share === 'loan' &&
      lead.some(({ lower }) => /^(i|we|start|starting|begin|budget|capital|total|raised|have|invest)$/.test(lower))
    );
  if (/^(put|set) (by|aside|away)\b/.test(tail.map((token) => token.lower).join(' '))) return true;
  // "€35k of our own and …", "16,500 of mine", "$140k in the bank", "Runway: $140k"
  if (
    /^(of (my|our) own|of (mine|ours)|(in|on) (the|my|our) ((business|company|bank|savings|current) )?(bank|account))\b/.test(
      tail.map((token) => token.lower).join(' '),
    )
  )
    return true;
  if (
    tail
      .slice(0, 6)
      .some((token, at) => cashWords.test(token.lower) && !(token.lower === 'own' && !isOwnMoney(tail[at + 1])))
  )
    return true;
  // "I have no savings, …": the word is denied.
  const own = lead.slice(
    lead.findLastIndex((token) => /^(no|not|without|zero)$/.test(token.lower)) === -1 ? 0 : lead.length,
  );
  if (own.some((token, at) => cashWords.test(token.lower) && !(token.lower === 'own' && !isOwnMoney(own[at + 1]))))
    return true;
  const words = lead.map((token) => token.lower).join(' ');
  // "I have €6,000 to begin with"
  const isStart = /^to (begin|start) with\b/.test(tail.map((token) => token.lower).join(' '));
  if (isStart && /\b(have|got|there is|there are|there's|we've|i've)( about| around| roughly)?$/.test(words))
    return true;
  if (/^((our|my) )?runway( is| of)?( :)?$/.test(words)) return true;
  // "I have €20,000.", "We are three people with €15,000": nothing follows that it would buy.
  const after = tokens[quantity.to];
  const isListed = quantity.value >= 500 && (isMark(after, ',') || /^(and|but)$/.test(after?.lower ?? ''));
  const isLast =
    after === undefined || isListed || isMark(after, '.!;') || after.sentence !== tokens[quantity.from]!.sentence;
  if (
    isLast &&
    /(^|\b(and|but|now|also) )(i|we) (have|own|bring|start with|begin with)( about| around| roughly)?$/.test(words)
  )
    return true;
  if (isLast && /^(i|we)('m|'re| am| are)\b.* with$/.test(words)) return true;
  return (
    /\b(put in|put aside|invest|investing|bring in)$/.test(words) ||
    (/\b(i|we) (have|bring|own)$/.test(words) &&
      /^(in the bank|to start|to invest|aside|myself|ourselves)/.test(tail.map((token) => token.lower).join(' ')))
  );
}

function isOwnMoney(token: Tokens[number] | undefined): boolean {
  return token !== undefined && /^(money|fund|capital|cash|saving|resource)$/.test(token.stem);
}
