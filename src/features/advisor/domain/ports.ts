import type { Language } from '#shared/languages.ts';
import type { CurrencyCode } from '#shared/money.ts';
import type { QuestionId } from './questions.ts';
import type { Label, Mention, Role } from './reading/label.ts';

/** A message of the person, as a reader gets it. */
export interface ReadMessage {
  readonly id: string;
  /** The question it answers; null for what was said after the fifth answer. */
  readonly question: QuestionId | null;
  readonly text: string;
}

/** What a reader reads. */
export interface ReadingInput {
  readonly language: Language;
  /** The currency of the business, once it is certain: what "$" and a bare number mean. */
  readonly currency?: CurrencyCode;
  /** The answers that count, the newest to each question. */
  readonly messages: readonly ReadMessage[];
}

/** A mention with what it may be, best guess first. */
export interface Proposal {
  readonly mention: Mention;
  /** Every role it can have, once. */
  readonly roles: readonly Role[];
  /** The first role, where it may count without being asked. */
  readonly taken?: Pick<Label, 'role' | 'by'>;
}

/**
 * Reads answers. The built-in reader and a language model stand behind the same port: both label mentions that were spotted by
 * form, so that neither can make up a number.
 */
export interface FactReader {
  read(input: ReadingInput): Promise<readonly Proposal[]>;
}
