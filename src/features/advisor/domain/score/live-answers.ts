import { allQuestionTexts } from '../conversation/question-texts.ts';
import { isNonsense } from '../extraction/nonsense.ts';
import { isUnknownAnswer } from '../extraction/unknown-answer.ts';
import { type QuestionId, questionIds } from '../questions.ts';
import { isEmptyTalk } from './empty-talk.ts';

/** Longer answers are judged by their beginning; no more is needed and nothing grows with the rest. */
const judgedLength = 20_000;

/**
 * The answers that say something: not skipped, not "I don't know", not the question again, not placeholder text, not
 * bare numbers, and not one text given for several questions.
 */
export function liveAnswers(answers: Readonly<Record<QuestionId, string | null>>): ReadonlyMap<QuestionId, string> {
  const live = new Map<QuestionId, string>();
  for (const id of questionIds) {
    const answer = withoutQuestion((answers[id] ?? '').slice(0, judgedLength));
    if (
      answer !== '' &&
      !isUnknownAnswer(answer) &&
      !isNonsense(answer) &&
      !isEmptyTalk(answer) &&
      !isOnlyQuestions(answer) &&
      !isBareNumbers(answer)
    ) {
      live.set(id, answer);
    }
  }
  const words = new Map([...live].map(([id, answer]) => [id, wordsOf(answer)]));
  const twins = (id: QuestionId) =>
    questionIds.filter((other) => other !== id && words.has(other) && isSame(words.get(id)!, words.get(other)!));
  const repeated = [...live.keys()].filter((id) => {
    const same = twins(id);
    // Twice may be a slip: the first place counts. Three times is no answer to any of them.
    return same.length >= 2 || same.some((other) => questionIds.indexOf(other) < questionIds.indexOf(id));
  });
  for (const id of repeated) live.delete(id);
  return live;
}

/** An answer that begins with our question keeps what follows it; one that holds it elsewhere is a reply pasted back. */
function withoutQuestion(answer: string): string {
  const plain = normalise(answer);
  for (const question of allQuestionTexts) {
    const asked = normalise(question);
    if (!plain.includes(asked)) continue;
    if (!plain.startsWith(asked)) return '';
    const mark = answer.lastIndexOf('?') > 0 ? answer.lastIndexOf('?') : answer.lastIndexOf('.');
    return normalise(answer.slice(mark + 1)).length > 0 && plain.length > asked.length
      ? plain.slice(asked.length).trim()
      : '';
  }
  return answer.trim();
}

function isOnlyQuestions(answer: string): boolean {
  const isAsking =
    /^["'“(\s]*(?:so |and |then )?(?:what|who|whom|how|which|where|when|why|do|does|is|are|can|could|would|will)\b/i;
  const sentences = answer.split(/(?<=[.!?])\s+/).filter((sentence) => /\p{L}/u.test(sentence));
  return (
    sentences.length > 0 && sentences.every((sentence) => /\?["'”)\s]*$/.test(sentence) && isAsking.test(sentence))
  );
}

/** Numbers thrown in without saying of what. */
function isBareNumbers(answer: string): boolean {
  const numbers = answer.match(/\d[\d.,]*/g)?.length ?? 0;
  const words = wordsOf(answer);
  return (
    numbers >= 1 &&
    (words.size === 0 ? !/[€$£¥₹%]/.test(answer) || numbers > 2 : numbers >= 4 && words.size < numbers / 2)
  );
}

function wordsOf(answer: string): ReadonlySet<string> {
  return new Set(normalise(answer).match(/\p{L}{2,}/gu) ?? []);
}

function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  if (Math.min(a.size, b.size) < 2) return a.size === b.size && a.size > 0 && [...a].every((word) => b.has(word));
  let shared = 0;
  for (const word of a) if (b.has(word)) shared++;
  return shared / (a.size + b.size - shared) > 0.8;
}

function normalise(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}'€$£.,%/]+/gu, ' ')
    .replaceAll(/\s[.,]\s/g, ' ')
    .trim();
}
