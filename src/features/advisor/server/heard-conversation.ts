import type { EnteredFact } from '#features/advisor/domain/business/by-hand.ts';
import { type Gathered, gather, type Heard, readingInput } from '#features/advisor/domain/business/gather.ts';
import type { FactReader, ReadMessage } from '#features/advisor/domain/ports.ts';
import { questionIds } from '#features/advisor/domain/questions.ts';
import { type Fact, isByHand } from '#features/workspaces/domain/fact-value.ts';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
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

/** Facts that a person entered or corrected: what was read counts by its labels alone. */
const enteredOf = (facts: readonly Fact[]): readonly EnteredFact[] =>
  facts.flatMap(({ key, value, origin }) => (value && isByHand(origin) ? [{ key, value }] : []));

/** Loads a conversation and reads it. */
export type Hear = (context: UseCaseContext, conversation: StoredConversation) => Promise<HeardConversation>;

/** Reads conversations with a reader: the built-in one, or a model behind the same port. */
export const createHear =
  (reader: FactReader): Hear =>
  async (context, conversation) => {
    const { tx } = context;
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
      entered: enteredOf(await workspacesService.listFacts(context, conversation.workspaceId)),
      fallback: languages[0],
    };
    const input = readingInput(heard);
    const found = await reader.read(input, new AbortController().signal);
    const isComplete = own.filter(({ question }) => question !== null).length >= questionIds.length;
    return { conversation, messages, labels, answers, isComplete, gathered: gather(heard, input, found) };
  };
