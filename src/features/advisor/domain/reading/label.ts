import type { QuestionId } from '../questions.ts';
import type { AmountRole, WordRole } from './roles.ts';
import type { SpottedAmount } from './spotted.ts';

/** Words or an amount where they stand in an answer or a later message. Value and quote never change. */
export interface Mention {
  /** "<message>@<place>": one message, one place, one mention. */
  readonly id: string;
  /** The question the message answered; null for a later message. */
  readonly question: QuestionId | null;
  readonly quote: string;
  /** The clause it stands in, where that is more than the quote: what these words mean can hang on those around them. */
  readonly clause?: string;
  /** The whole sentence; only where a conversation is put together, and where it is short enough to be quoted. */
  readonly sentence?: string;
  /** Of amounts alone. Where the form can be read in two ways, only a person settles that. */
  readonly amount?: Pick<SpottedAmount, 'form' | 'toValue' | 'isCertain'>;
}

/** Every meaning a mention can have; `none`: it is not used. */
export type Role = AmountRole | WordRole | 'none';

/** What a mention is said to be. */
export interface Label {
  readonly mention: string;
  readonly role: Role;
  /** The mention of the words it belongs to. */
  readonly of?: string;
  /** What one of it is called, singular and plural, as the person wrote it. */
  readonly unit?: { readonly one: string; readonly many: string };
  /** Who says so. A model's label never counts alone. */
  readonly by: 'person' | 'ranker' | 'model';
  /** `taken` counts; `asked` is a guess shown first. */
  readonly state: 'taken' | 'asked';
}

/** What counts: a person's word, and the ranker's above its margin. */
export const counts = ({ by, state }: Label): boolean => state === 'taken' && (by === 'person' || by === 'ranker');

/** Whether an amount of this role is always money. */
export const isMoneyRole = (role: string): boolean =>
  /^(?:price|cost\.|deposit|pay\.|own\.|money\.|rival\.price|customer\.)/.test(role);
