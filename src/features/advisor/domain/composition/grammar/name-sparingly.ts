import type { Inline } from '#shared/prose.ts';
import { capitalised } from './finish.ts';
import type { Slot } from './template.ts';

/** How a business may be called after its name has been used: "the bakery", and "the Ghent bakery" where it has a place. */
export interface Names {
  /** Stated words, or plain words ("the software firm") where nothing was stated. */
  readonly name: Inline;
  readonly noun: Slot;
  readonly placed: Slot | undefined;
}

/**
 * Calls the business by its name once in a block and by its noun after that. A sentence that would lose its last stated
 * fact keeps the name or takes the noun with the place, in turn, so that it still belongs to this business alone.
 */
export function nameSparingly(runs: readonly (readonly Inline[])[], names: Names): readonly (readonly Inline[])[] {
  if (names.name.kind === 'text') return sayOnce(runs, names.name.text, names.noun);
  let mentions = 0;
  let bare = 0;
  return runs.map((run) =>
    splitSentences(run).flatMap((sentence) => {
      let isKept = sentence.some((inline) => isOwn(inline, names));
      return sentence.flatMap((inline, at): readonly Inline[] => {
        if (!isName(inline, names)) return [inline];
        mentions += 1;
        if (mentions === 1) {
          isKept = true;
          return [inline];
        }
        const isFree = isKept;
        isKept = true;
        if (!isFree) bare += 1;
        if (!isFree && (names.placed === undefined || bare % 2 === 0)) return [inline];
        const other = isFree ? names.noun.content : names.placed!.content;
        return startsSentence(sentence, at)
          ? [{ ...other[0]!, text: capitalised(other[0]!.text) }, ...other.slice(1)]
          : other;
      });
    }),
  );
}

/** Plain words stand once and give way to the shorter noun after that. */
function sayOnce(runs: readonly (readonly Inline[])[], name: string, noun: Slot): readonly (readonly Inline[])[] {
  const short = noun.content.map(({ text }) => text).join('');
  let mentions = 0;
  const shorten = (text: string): string =>
    text.replace(new RegExp(`\\b${name}\\b`, 'gi'), (found) => {
      mentions += 1;
      if (mentions === 1) return found;
      return /^\p{Lu}/u.test(found) ? capitalised(short) : short;
    });
  return runs.map((run) =>
    run.map((inline) => (inline.kind === 'text' ? { ...inline, text: shorten(inline.text) } : inline)),
  );
}

const isName = (inline: Inline, { name }: Names): boolean =>
  inline.kind === 'said' && capitalised(inline.text) === capitalised(name.text);

function isOwn(inline: Inline, names: Names): boolean {
  if (inline.kind === 'figure') return true;
  return inline.kind === 'said' && inline.factKey !== 'audience.groups' && !isName(inline, names);
}

function startsSentence(sentence: readonly Inline[], at: number): boolean {
  return sentence.slice(0, at).every((inline) => inline.text.trim() === '');
}

/** The run cut before the space that follows a point, question mark or exclamation mark; nothing is lost. */
function splitSentences(run: readonly Inline[]): readonly (readonly Inline[])[] {
  const sentences: Inline[][] = [[]];
  for (const inline of run) {
    const parts = inline.kind === 'text' ? inline.text.split(/(?<=[.?!])(?= )/) : [inline.text];
    for (const text of parts) {
      const before = sentences.at(-1)!.at(-1)?.text ?? '';
      if (text.startsWith(' ') && /[.?!]$/.test(before)) sentences.push([]);
      sentences.at(-1)!.push({ ...inline, text });
    }
  }
  return sentences;
}
