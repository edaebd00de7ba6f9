/**
 * What a kind of buyer, charge, rival, delivery or difference means for a business, as phrase fragments of a stated
 * grammatical shape. They make a stated fact count in sentences that do not quote it. No fragment holds a digit.
 */
export interface AudienceArchetype {
  /** Noun phrases after "through": where these people can be met. */
  readonly reach: readonly string[];
  /** Clauses that begin with "they": how they choose. */
  readonly decide: readonly string[];
  /** Noun phrases after "wary of": what they are afraid to get. */
  readonly fear: readonly string[];
  /** Noun phrases after "want to see": what convinces them. */
  readonly proof: readonly string[];
  /** Adverbial phrases after "buy": when the purchase happens. */
  readonly when: readonly string[];
  /** Verb phrases after "they": how they pay and what that asks of the seller. */
  readonly pay: readonly string[];
}

export interface RevenueArchetype {
  /** Noun phrase: what the charge is called in a sentence ("a subscription"). */
  readonly name: string;
  /** Clauses: what the charge does to cash. */
  readonly cash: readonly string[];
  /** Noun phrases: the number to watch. */
  readonly metric: readonly string[];
  /** Noun phrases: what goes wrong with this charge. */
  readonly risk: readonly string[];
  /** Clauses that begin with "buyers": what they weigh before they agree. */
  readonly weigh: readonly string[];
  /** Bare infinitives: what lifts the result. */
  readonly lever: readonly string[];
}

export interface RivalArchetype {
  /** Noun phrase, plural: "chains". */
  readonly name: string;
  /** Gerund phrases after "wins by". */
  readonly wins: readonly string[];
  /** Bare infinitives after "cannot". */
  readonly cannot: readonly string[];
  /** Bare infinitives: how to answer it. */
  readonly answer: readonly string[];
  /** Noun phrases: what to keep an eye on. */
  readonly watch: readonly string[];
}

export interface DeliveryArchetype {
  /** Clauses: what this way of serving makes possible. */
  readonly strength: readonly string[];
  /** Noun phrases: what it costs. */
  readonly cost: readonly string[];
  /** Noun phrases: what caps it. */
  readonly limit: readonly string[];
  /** Bare infinitives: what good practice looks like. */
  readonly practice: readonly string[];
}

export interface DifferenceArchetype {
  /** Noun phrase: the kind of difference ("speed"). */
  readonly name: string;
  /** Lower-case words by which a stated difference is recognised. */
  readonly terms: readonly string[];
  /** Bare infinitives: how to prove the promise. */
  readonly proof: readonly string[];
  /** Noun phrases: what keeping it costs. */
  readonly cost: readonly string[];
  /** Clauses after "because": why others do not follow at once. */
  readonly copy: readonly string[];
}
