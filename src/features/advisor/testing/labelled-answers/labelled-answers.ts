import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QuestionId } from '#features/advisor/domain/questions.ts';
import type { AmountRole, WordRole } from '#features/advisor/domain/reading/roles.ts';
import type { Language } from '#shared/languages.ts';

/** What an amount is worth, as whoever labelled it read it. */
export type LabelledValue =
  | { readonly kind: 'money'; readonly amount: number; readonly to?: number; readonly currency: string }
  | { readonly kind: 'count'; readonly count: number; readonly to?: number; readonly of: string }
  | { readonly kind: 'percent'; readonly percent: number; readonly to?: number }
  | { readonly kind: 'duration'; readonly value: number; readonly to?: number; readonly unit: string }
  | { readonly kind: 'measure'; readonly value: number; readonly to?: number; readonly unit: string }
  | { readonly kind: 'date' | 'time'; readonly text: string };

export interface AnswerLabel {
  readonly question: QuestionId;
  /** Letter by letter from that answer, where it stands once. */
  readonly quote: string;
  readonly role: AmountRole | WordRole;
  /** Whether a careful stranger would be certain of value, unit and role. */
  readonly isClear: boolean;
  /** Of amounts alone. */
  readonly value?: LabelledValue;
  /** The thing it belongs to, in words of the answers. */
  readonly of?: string;
}

/** Five answers of one founder with what is in them. */
export interface LabelledAnswers {
  readonly id: string;
  readonly language: Language;
  /** ISO 3166, two letters. */
  readonly country: string;
  readonly answers: Readonly<Record<QuestionId, string>>;
  readonly labels: readonly AnswerLabel[];
}

/** Every set that was labelled for development (docs/reading/labelling.md). */
export function readLabelledAnswers(): readonly LabelledAnswers[] {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'));
  return files.flatMap((name) => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')));
}
