import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AmountRole } from '#features/advisor/domain/reading/roles.ts';
import { readExamples } from './reader/examples.ts';
import { crossValidate, printLeftOut, printTable, wrongAtMost } from './reader/measure.ts';
import { trainOn } from './reader/train.ts';

/**
 * Learns what an amount in an answer is from the labelled answers (docs/reading/labelling.md), writes `weights.json`, and prints how
 * often that is right on sets it did not learn from. Run by hand when labels, features or word groups have changed:
 *
 *   node scripts/train-reader.ts                          learn, write, measure
 *   node scripts/train-reader.ts --measure 2              measure alone, the sets parted in another way
 *   node scripts/train-reader.ts --without deposit,price  measure alone what becomes of roles that were never seen
 */
const path = join(import.meta.dirname, '../src/features/advisor/domain/reading/ranker/weights.json');
const [option, value = ''] = process.argv.slice(2);
const answers = readExamples();

if (option === '--without') printLeftOut(answers, value.split(',') as AmountRole[]);
else {
  if (option !== '--measure') {
    const { first, second, takenFrom } = trainOn(answers, wrongAtMost.slice(0, 1));
    // A feature, and an input of the second look, on a line each: a difference can be read.
    const lines = (entries: readonly string[]): string => entries.join(',\n    ');
    const firstLines = Object.entries(first).map(([name, letters]) => `${JSON.stringify(name)}: "${letters}"`);
    const secondLines = second.map((letters) => JSON.stringify(letters));
    writeFileSync(
      path,
      `{\n  "first": {\n    ${lines(firstLines)}\n  },\n  "second": [\n    ${lines(secondLines)}\n  ],\n  "takenFrom": ${takenFrom[0]}\n}\n`,
    );
  }
  printTable(crossValidate(answers, Number(value) || 1));
}
