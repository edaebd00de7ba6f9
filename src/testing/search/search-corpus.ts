import type { SearchDocument } from '#server/search/search-source.ts';
import { seededRandom } from '#shared/seeded-random.ts';
import { cjk, cyrillic, latin, type TitleWords } from './title-words.ts';

export const scripts = ['latin', 'cyrillic', 'cjk'] as const;
export type Script = (typeof scripts)[number];

const words: Readonly<Record<Script, TitleWords>> = { latin, cyrillic, cjk };
const kinds = ['conversation', 'answer', 'plan', 'section', 'fact'] as const;

export interface CorpusDocument extends SearchDocument {
  readonly script: Script;
}

/** So many documents with titles of three scripts, no title twice; the same for the same seed. */
export function makeCorpus(seed: string, count: number): CorpusDocument[] {
  const random = seededRandom(seed);
  const titles = new Set<string>();
  const documents: CorpusDocument[] = [];
  while (documents.length < count) {
    const script = random.pick(scripts);
    const { names, trades, papers, places } = words[script];
    const gap = script === 'cjk' ? '' : ' ';
    const parts = [random.pick(names), random.pick(trades), random.pick(papers), random.pick(places)];
    // Copies of one paper differ by their year alone, as they do in life.
    const title = [...parts, ...(random.next() < 0.3 ? [String(2015 + random.below(15))] : [])].join(gap);
    if (titles.has(title)) continue;
    titles.add(title);
    const sentence = () =>
      [random.pick(trades), random.pick(places), random.pick(papers), random.pick(names), random.pick(places)].join(
        gap,
      );
    documents.push({
      id: `item-${documents.length}`,
      script,
      kind: random.pick(kinds),
      title,
      body: Array.from({ length: 4 }, sentence).join(script === 'cjk' ? '。' : '. '),
      parts: {},
      updatedAt: new Date(Date.UTC(2026, 0, 1) + documents.length * 60_000),
    });
  }
  return documents;
}
