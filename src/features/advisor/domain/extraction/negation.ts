import { isMark } from './reading.ts';
import type { Token } from './tokens.ts';

const cue =
  /^(no|not|never|without|don't|dont|doesnt|wont|isnt|arent|cant|doesn't|won't|isn't|aren't|can't|wouldn't|neither|nor|avoid|zero|against|cannot)$/;
/** Words after which the speaker turns to what is the case. */
const turn = /^(but|just|only|instead|we|i|they|people|customers|however|rather|yet)$/;

/**
 * For each token whether a negation reaches it: from "no", "not", "don't", "instead of" or "rather than" to the next
 * turn ("but", "just", "we"), amount-bearing comma or end of the clause. "Not only X" negates nothing.
 */
export function negatedTokens(tokens: readonly Token[]): readonly boolean[] {
  const negated: boolean[] = [];
  let isOn = false;
  for (const [at, token] of tokens.entries()) {
    if (at > 0 && tokens[at - 1]!.clause !== token.clause) isOn = false;
    const following = tokens[at + 1]?.lower ?? '';
    if (cue.test(token.lower)) {
      isOn = following !== 'only' && following !== 'just' && following !== 'sure';
      // "Subscription without a contract": the contract is what is missing.
      negated.push(false);
      continue;
    }
    if ((token.lower === 'instead' && following === 'of') || (token.lower === 'rather' && following === 'than'))
      isOn = true;
    else if (turn.test(token.lower)) isOn = false;
    else if (isMark(token, ',') && !continuesList(tokens, at)) isOn = false;
    negated.push(isOn);
    // "Subscriptions: no.", "Ads never."
    const isDenial =
      /^(no|never|none)$/.test(following) &&
      (at + 2 === tokens.length || isMark(tokens[at + 2], '.,;!')) &&
      token.kind === 'word';
    if (isDenial) negated[at] = true;
  }
  return negated;
}

/** "no ads, memberships or tickets": the comma stands in a list when "or", "nor" or another noun and "or" follow. */
function continuesList(tokens: readonly Token[], comma: number): boolean {
  for (let at = comma + 1; at < Math.min(tokens.length, comma + 5); at++) {
    if (/^(or|nor)$/.test(tokens[at]!.lower)) return true;
    if (tokens[at]!.clause !== tokens[comma]!.clause || tokens[at]!.kind !== 'word') return false;
  }
  return false;
}
