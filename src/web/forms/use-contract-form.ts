import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import type { Problem } from '#shared/problem.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';

/** Why the form as a whole was refused: the code of the problem, and the words for it. */
export interface FormFailure {
  readonly code: string;
  readonly text: string;
}

export interface ContractForm<Input extends FieldValues> extends Omit<UseFormReturn<Input>, 'handleSubmit'> {
  /** Checks the values and saves them. While a saving runs it does nothing. */
  readonly submit: () => void;
  readonly isBusy: boolean;
  /** What went wrong and belongs to no field; it stays until the next try. */
  readonly failure: FormFailure | undefined;
  /** Says at a field, in these words, why the values were refused, and moves the focus there. */
  readonly refuseField: (name: FieldPath<Input>, text: string) => void;
  /** Says the same of the form as a whole. */
  readonly refuse: (failure: FormFailure) => void;
}

/** The type of an error whose message is for people. All others are worded by the field (`FormField`). */
export const wordedError = 'worded';

/**
 * A form whose rules are a contract's input schema. What was typed stays whatever happens. Before saving, the first wrong
 * field gets the focus. When `save` rejects with a 400, the fields it names are marked; any other problem is `failure`.
 */
export function useContractForm<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  save,
}: {
  /**
   * The part of the endpoint's input that the person fills in. It comes from the feature's `domain/`: the browser's build
   * leaves the schemas of contracts out.
   */
  readonly schema: ZodType<Output, Input>;
  readonly defaultValues: DefaultValues<Input>;
  /** Gets the parsed values. Rejects with what the call rejected with; `problemOf` reads it. */
  readonly save: (values: Output, form: ContractForm<Input>) => Promise<void> | void;
}): ContractForm<Input> {
  const { i18n } = useLingui();
  const isSaving = useRef(false);
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema, undefined, { mode: 'sync' }),
    defaultValues,
  });
  const { errors, isSubmitting } = form.formState;

  const refuseField = (name: FieldPath<Input>, text: string) =>
    form.setError(name, { type: wordedError, message: text }, { shouldFocus: true });
  const refuse = ({ code, text }: FormFailure) => form.setError('root', { type: code, message: text });

  /** Marks the fields that the server named; what it says of them is for developers, so that the fields word it. */
  const showProblem = (problem: Problem) => {
    const names = Object.keys(problem.fields ?? {}).map((path) => findField(form.getValues(), path));
    const known = names.filter((name) => name !== undefined) as FieldPath<Input>[];
    for (const [index, name] of known.entries()) form.setError(name, { type: 'server' }, { shouldFocus: index === 0 });
    if (known.length === 0 || known.length < names.length)
      refuse({ code: problem.code, text: problemText(i18n, problem) });
  };

  const submit = () => {
    if (isSaving.current) return;
    isSaving.current = true;
    const saveAll = form.handleSubmit(async (values) => {
      try {
        await save(values, made);
      } catch (error) {
        showProblem(problemOf(error));
      }
    });
    void saveAll().finally(() => {
      isSaving.current = false;
    });
  };

  const root = errors.root as { readonly type?: unknown; readonly message?: string } | undefined;
  const made: ContractForm<Input> = {
    ...(form as unknown as UseFormReturn<Input>),
    submit,
    isBusy: isSubmitting,
    failure: root?.message === undefined ? undefined : { code: String(root.type), text: root.message },
    refuseField,
    refuse,
  };
  return made;
}

/** The field a path of the server speaks of: "business.name" is in the field "business" where the form has no closer one. */
function findField(values: FieldValues, path: string): string | undefined {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const name = parts.slice(0, length).join('.');
    if (get(values, name) !== undefined) return name;
  }
  return undefined;
}
