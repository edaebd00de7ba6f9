import { writePlan } from '#features/advisor/domain/writing/compose.ts';
import { speakerOf } from '#features/advisor/server/plan-speaker.ts';
import { readLabelledAnswers } from '#features/advisor/testing/labelled-answers/labelled-answers.ts';
import { readingOf } from '#features/advisor/testing/labelled-answers/labelled-reading.ts';
import { atMost, type Measure, size, time } from './harness.ts';

const founders = readLabelledAnswers();
const sample = founders.slice(0, size(founders.length));
const rounds = size(8);
const today = '2026-11-21';

/** Composing a full plan. */
export const composing: Measure = {
  name: 'composing',
  title: 'Composing a full plan',
  how: `Everything from the checks to the last sentence of each of ${sample.length} labelled founders, ${rounds} rounds after one to warm up.`,
  run: async () => {
    const inputs = sample.map((founder) => ({
      reading: readingOf(founder),
      today,
      speaker: speakerOf(founder.language),
    }));
    const first: number[] = [];
    for (const input of inputs.slice(0, 1)) first.push(await time(() => writePlan(input)));
    for (const input of inputs) writePlan(input);
    const values: number[] = [];
    for (let round = 0; round < rounds; round++)
      for (const input of inputs) values.push(await time(() => writePlan(input)));
    return [
      { what: 'one plan', unit: 'ms', values, promise: atMost(values, 50, 'ms') },
      { what: 'the first plan of a process', unit: 'ms', values: first },
    ];
  },
};
