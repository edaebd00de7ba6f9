import { composeWhole } from '#features/advisor/server/plan-composing.ts';
import { businesses } from '#testing/businesses/businesses.ts';
import { atMost, type Measure, size, time } from './harness.ts';
import { composingInputOf } from './support/full-plan.ts';

const sample = businesses.slice(0, size(businesses.length));
const rounds = size(8);

/** Composing a full plan. */
export const composing: Measure = {
  name: 'composing',
  title: 'Composing a full plan',
  how: `Model, score and all seven sections of each of the ${sample.length} sample businesses, ${rounds} rounds after one to warm up.`,
  run: async () => {
    const inputs = sample.map(composingInputOf);
    const first: number[] = [];
    for (const input of inputs.slice(0, 1)) first.push(await time(() => composeWhole(input, input.now)));
    for (const input of inputs) composeWhole(input, input.now);
    const values: number[] = [];
    for (let round = 0; round < rounds; round++)
      for (const input of inputs) values.push(await time(() => composeWhole(input, input.now)));
    return [
      { what: 'one plan', unit: 'ms', values, promise: atMost(values, 50, 'ms') },
      { what: 'the first plan of a process', unit: 'ms', values: first },
    ];
  },
};
