import { type Gathered, gather, type Heard, readingInput } from '#features/advisor/domain/business/gather.ts';
import type { FactReader, ReadMessage } from '#features/advisor/domain/ports.ts';
import { questionIds } from '#features/advisor/domain/questions.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import { languages } from '#shared/languages.ts';
import { advisorRepository, type StoredConversation } from './advisor.repository.ts';
import { readingRepository, type StoredAnswer, type StoredLabel } from './reading.repository.ts';

/** A conversation with what its founder said to it, and how it is read. */
export interface HeardConversation {
  readonly conversation: StoredConversation;
  readonly messages: readonly ReadMessage[];
  readonly labels: readonly StoredLabel[];
  readonly answers: readonly StoredAnswer[];
  /** Whether all five answers are there. */
  readonly isComplete: boolean;
  readonly gathered: Gathered;
}

/** Loads a conversation and reads it. */
export type Hear = (context: UseCaseContext, conversation: StoredConversation) => Promise<HeardConversation>;

/** Reads conversations with a reader: the built-in one, or a model behind the same port. */
export const createHear =
  (reader: FactReader): Hear =>
  async ({ tx }, conversation) => {
    const stored = await advisorRepository.listMessages(tx, conversation.id);
    const own = stored.filter(({ role }) => role === 'user');
    const messages = own
      .filter(({ isSkip }) => !isSkip)
      .map(({ id, question, content }) => ({ id, question, text: content }));
    const labels = await readingRepository.listLabels(tx, conversation.id);
    const answers = await readingRepository.listAnswers(tx, conversation.id);
    const heard: Heard = {
      messages,
      given: labels,
      answers: new Map(answers.flatMap(({ key, answer }) => (answer ? [[key, answer]] : []))),
      fallback: languages[0],
    };
    const input = readingInput(heard);
    const found = await reader.read(input, new AbortController().signal);
    const isComplete = own.filter(({ question }) => question !== null).length >= questionIds.length;
    return { conversation, messages, labels, answers, isComplete, gathered: gather(heard, input, found) };
  };
