import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atMost, type Measure } from './harness.ts';

const folder = join(import.meta.dirname, '..', 'src', 'features', 'advisor');

/** Whether a file is one of lists or texts alone: values, and nothing in it is decided or computed. Rules in such a shape would be code, and there are none. */
function isData(source: string): boolean {
  const bare = source.replace(/\/\*[\s\S]*?\*\/|`[^`]*`|'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|\/\/.*$/gm, '');
  return /\bconst\b/.test(bare) && !/=>|\bfunction\b|\breturn\b|\bif\b/.test(bare);
}

/** The lines of a message of the catalogue that stands in the code that says it. */
const messages = /^.*\/\*i18n\*\/ \{(?:.*\},?;?$|\n(?:.*\n)*?\s*\},?;?$)/gm;

const linesOf = (text: string): number => text.trimEnd().split('\n').length;

/** How large the advisor is: every line of TypeScript counts, blank ones and comments as well; tests and what only they use do not. */
export const advisorSize: Measure = {
  name: 'advisor-size',
  title: 'The advisor in lines',
  how: 'All files of TypeScript below src/features/advisor but tests. Data: files without any function or branch, and the messages of the catalogue wherever they stand. Lists in JSON apart.',
  run: async () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => !/(?:^|\/)testing\/|\.test\.tsx?$|\/locales\//.test(name),
    );
    const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
    const sources = files.filter((name) => /\.tsx?$/.test(name)).map(read);
    const lists = sources.filter(isData).reduce((sum, source) => sum + linesOf(source), 0);
    const code = sources.filter((source) => !isData(source));
    const said = code.flatMap((source) => source.match(messages) ?? []).reduce((sum, text) => sum + linesOf(text), 0);
    const rest = code.reduce((sum, source) => sum + linesOf(source), 0) - said;
    const json = files.filter((name) => name.endsWith('.json')).reduce((sum, name) => sum + linesOf(read(name)), 0);
    return [
      { what: 'code', unit: 'lines', values: [rest], promise: atMost([rest], 16_000, 'lines') },
      { what: 'messages within the code', unit: 'lines', values: [said] },
      { what: 'lists and texts in files of their own', unit: 'lines', values: [lists] },
      { what: 'lists in JSON', unit: 'lines', values: [json] },
    ];
  },
};
