import { cleanLine, cleanText } from '#features/threads/domain/clean-line.ts';
import type { AnsweredField } from '#features/threads/domain/thread.ts';
import { emailAddressSchema } from '#shared/email-address.ts';
import type { FormWords } from '../words/form-words.ts';
import type { FormDeclaration } from './form-declaration.ts';
import { consentName, type FormInput, hiddenName, type InputName } from './form-inputs.ts';
import type { FormState } from './slots.ts';

/** What was filled in, as it can be taken. */
export interface FilledForm {
  readonly name: string;
  readonly mail: string;
  readonly message: string;
  /** Whatever else was asked and answered, by its label. */
  readonly fields: readonly AnsweredField[];
  readonly consent: string | null;
  /** What stands in the field that people do not see. */
  readonly hiddenField: string;
}

/** Either it can be taken, or the form is shown again with what is wrong. */
export type CheckedForm =
  | { readonly filled: FilledForm; readonly state: FormState }
  | { readonly filled: undefined; readonly state: FormState };

/** What a browser sent, by the names of fields. */
export interface SentFields {
  /** The first value under a name; null where there is none. */
  get(name: string): string | null;
}

/** What a thread has a place of its own for; anything else stands among its fields. */
const ownPlace: ReadonlySet<InputName> = new Set(['name', 'mail', 'message']);

/**
 * Reads what a browser sent by a form. Control characters are left out, and whatever the form does not ask is not read. What was typed stays in the state, for the form to
 * be shown with again.
 */
export function checkForm(declaration: FormDeclaration, sent: SentFields, words: FormWords): CheckedForm {
  const values: Partial<Record<InputName, string>> = {};
  const chosen: Partial<Record<InputName, number>> = {};
  const errors: Partial<Record<InputName | 'consent', string>> = {};
  for (const input of declaration.inputs) {
    const { name } = input;
    const value = typedIn(input, sent.get(name) ?? '');
    values[name] = value;
    if (input.kind === 'choice') chosen[name] = input.options.indexOf(value);
    const error = errorOf(input, value, words);
    if (error !== undefined) errors[name] = error;
  }
  const isAgreed = sent.get(consentName) === 'yes';
  if (declaration.consent !== '' && !isAgreed) errors.consent = words.wrong.consent;
  const isWrong = Object.keys(errors).length > 0;
  const state = { values, chosen, isAgreed, errors, notice: isWrong ? words.wrong.summary : '' };
  if (isWrong) return { filled: undefined, state };
  return {
    state,
    filled: {
      name: values.name ?? '',
      mail: values.mail ?? '',
      message: values.message ?? '',
      fields: declaration.inputs.flatMap(({ name, label }) => {
        const value = values[name] ?? '';
        return ownPlace.has(name) || value === '' ? [] : [{ label, value }];
      }),
      consent: declaration.consent === '' ? null : declaration.consent,
      hiddenField: cleanLine(sent.get(hiddenName) ?? '', 200),
    },
  };
}

/** What was typed, without control characters; not yet cut, so that what is too long is told. */
function typedIn({ kind, max }: FormInput, text: string): string {
  const most = max * 2 + 1000;
  return kind === 'text' ? cleanText(text, most) : cleanLine(text, most);
}

function errorOf(
  { kind, max, isRequired, options }: FormInput,
  value: string,
  { wrong }: FormWords,
): string | undefined {
  if (value === '') return isRequired ? wrong.missing : undefined;
  if (kind === 'choice') return options.includes(value) ? undefined : wrong.missing;
  if (kind === 'count') return /^\d{1,2}$/.test(value) && Number(value) >= 1 ? undefined : wrong.count(max);
  if (value.length > max) return wrong.long(max);
  if (kind === 'mail' && !emailAddressSchema.safeParse(value).success) return wrong.mail;
  return undefined;
}
