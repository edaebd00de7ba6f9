import { type AnswerView, endsClause, endsSentence, type Span, spanAround, type Token } from './answer-view.ts';
import type { Add } from './form-features.ts';
import type { GroupMark } from './word-groups.ts';

/** The words beside an amount, in its clause and in its sentence. */
export function addNear(add: Add, { tokens, question }: AnswerView, at: number): void {
  const word = (offset: number): string => tokens[at + offset]?.word ?? (at + offset < 0 ? '^' : '$');
  for (const side of [-1, 1]) {
    const name = side < 0 ? 'l' : 'r';
    for (let away = 1; away <= 4; away++) add(`${name}:${word(side * away)}`);
    for (let away = 1; away <= 3; away++) {
      const [one, two] = [word(side * away), word(side * (away + 1))];
      add(`${name}b:${side < 0 ? `${two} ${one}` : `${one} ${two}`}`);
    }
    add(`q${name}1:${question} ${word(side)}`);
  }
  add(`lr:${word(-1)} ${word(1)}`);
  const clause = spanAround(tokens, at, endsClause);
  const sentence = spanAround(tokens, at, endsSentence);
  for (let place = clause.start; place < clause.end; place++) {
    if (place === at) continue;
    add(`${place < at ? 'cl' : 'cr'}:${tokens[place]!.word}`);
  }
  add(`lead:${question} ${tokens[at]!.word} ${Math.min(at - clause.start, 4)} ${Math.min(clause.end - at - 1, 4)}`);
  add(`lead2:${tokens[at]!.word} ${Math.min(at - clause.start, 4)} ${tokens[clause.start - 1]?.word ?? '^'}`);
  add(`tail:${tokens[at]!.word} ${Math.min(clause.end - at - 1, 4)} ${tokens[clause.end]?.word ?? '$'}`);
  for (let place = sentence.start; place < sentence.end; place++)
    if (place !== at && tokens[place]!.amount === undefined) add(`${place < at ? 'sl' : 'sr'}:${tokens[place]!.word}`);
}

/** Marks inside a run of characters. They stand in order, so the first is found by halving: answers can be long. */
function within(marks: readonly GroupMark[], from: number, to: number): readonly GroupMark[] {
  let low = 0;
  let high = marks.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (marks[middle]!.from < from) low = middle + 1;
    else high = middle;
  }
  const found: GroupMark[] = [];
  for (let at = low; at < marks.length && marks[at]!.from < to; at++) if (marks[at]!.to <= to) found.push(marks[at]!);
  return found;
}

const bounds = (tokens: readonly Token[], { start, end }: Span): readonly [number, number] => [
  tokens[start]!.from,
  tokens[end - 1]!.to,
];

/** The groups of words around an amount: inside it, in its clause, up to the next amounts, in its sentence. */
export function addGroups(add: Add, { question, tokens, marks, amounts }: AnswerView, at: number): void {
  const index = tokens[at]!.amount!;
  const { kind } = amounts[index]!.form;
  const { from, to } = tokens[at]!;
  const [clauseFrom, clauseTo] = bounds(tokens, spanAround(tokens, at, endsClause));
  const [sentenceFrom, sentenceTo] = bounds(tokens, spanAround(tokens, at, endsSentence));
  const gapFrom = Math.max(amounts[index - 1]?.to ?? 0, sentenceFrom);
  const gapTo = Math.min(amounts[index + 1]?.from ?? Number.POSITIVE_INFINITY, sentenceTo);
  const kinds = (name: string, found: readonly GroupMark[]): void => {
    for (const { group } of found) {
      add(`${name}:${group}`);
      add(`${name}k:${group} ${kind}`);
      add(`${name}qk:${group} ${question} ${kind}`);
    }
  };
  kinds('gi', within(marks, from, to));
  kinds('gcl', within(marks, clauseFrom, from));
  kinds('gcr', within(marks, to, clauseTo));
  kinds('gc', within(marks, clauseFrom, clauseTo));
  kinds('ggl', within(marks, gapFrom, from));
  kinds('ggr', within(marks, to, gapTo));
  for (const { group } of within(marks, sentenceFrom, sentenceTo)) {
    add(`gs:${group}`);
    add(`gsk:${group} ${kind}`);
  }
  const sentence = within(marks, sentenceFrom, from);
  // What a sentence begins with rules the list behind it: "Costs: rent 800, software 90".
  for (const { group } of sentence.slice(0, 2)) add(`ghead:${group} ${kind}`);
  for (const { group } of sentence.slice(-3)) add(`glast:${group} ${kind}`);
  const share = Math.min(3, Math.floor((4 * from) / Math.max(1, tokens.at(-1)!.to)));
  add(`pos:${question} ${kind} ${share}`);
  let before = 0;
  for (let other = 0; other < index && before < 6; other++) if (amounts[other]!.form.kind === kind) before += 1;
  add(`nth:${question} ${kind} ${before}`);
  const person = sentence.findLast(({ group }) => group === 'self' || group === 'they');
  add(`who:${question} ${kind} ${person?.group ?? 'none'}`);
}
