import type { DifferenceArchetype } from './archetype.types.ts';

export const noveltyDifference = {
  novelty: {
    name: 'newness',
    terms: [
      'new',
      'first',
      'only',
      'unique',
      'innovative',
      'nobody',
      'no one',
      'never',
      'different',
      'ai',
      'smart',
      'invention',
      'novel',
      'patent',
    ],
    proof: [
      'show it at work within the first minute',
      'let ten people try it and quote them',
      'explain it with something they know',
      'name what it does not do',
      'offer a safe way back',
      'film the first use',
    ],
    cost: [
      'time to explain',
      'first mistakes in public',
      'changes after launch',
      'buyers who wait for others',
      'no old figures to lean on',
      'patience with early users',
    ],
    copy: [
      'those who earn well today have little reason to change',
      'it takes many small trials to get right',
      'the first users teach things no study shows',
      'others will wait to see if it works',
      'old tools and habits stand in the way',
      'each month of real use widens the lead',
    ],
  },
} satisfies Record<string, DifferenceArchetype>;
