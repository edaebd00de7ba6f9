import { contentWords, isSpeechWord, namesSomething } from './vague-words.ts';

const people =
  /\b(?:\p{L}+(?<![ius])s|wom[ae]n|m[ea]n|people|children|folk|youth|elderly|young|old|staff|clergy|police|parents?|owners?|\p{L}+(?:men|women|er|or|ist|ent|ant|ee|ian))\b/iu;
const notPeople = /^(?:example|address|hard|main persona|describe|other|number)$/i;

/** People or organisations, not an activity: in English the word for them is plural or ends as such words do. */
export function isGroup(phrase: string): boolean {
  if (notPeople.test(phrase) || !namesSomething(phrase)) return false;
  return /[^\p{ASCII}]/u.test(phrase) || people.test(phrase);
}

const clause =
  /\b(?:is|are|was|were|be|am|we|i|he|she|they|you|it|our|my|have|has|will|would|can|could|who|that|which|with|in|from|at|around|within|for|between|under|over)\b/iu;

/** The group an answer opens with, as a heading or a line of a list does ("1) parcel couriers with cargo bikes"). */
export function findOpeningGroup(answer: string): string | undefined {
  const line = answer.replace(/^[\s*•\-–]*(?:\d+[).]\s*)?/, '');
  const head = (line.split(/[,:;.!?(\n]/)[0] ?? '').split(clause)[0]?.trim() ?? '';
  const own = contentWords(head).filter((word) => !isSpeechWord(word));
  const last = head.split(/\s+/).at(-1) ?? '';
  return own.length > 0 && head.split(/\s+/).length <= 5 && /\p{L}{2}(?<![ius])s$/u.test(last) && isGroup(head)
    ? head
    : undefined;
}
