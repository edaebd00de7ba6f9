import { z } from 'zod';
import type { FactValue } from '#features/workspaces/domain/fact-value.ts';
import { type ContractForm, useContractForm } from '#web/forms/use-contract-form.ts';
import { type FactDraft, readDraftValue } from './fact-draft.ts';
import { longestOf } from './fact-types.ts';

/** A fact is one field whatever its shape; an error stands at the part of it that is wrong ("value.0.name"). */
export type FactForm = ContractForm<{ value: FactDraft }>;

/** The draft is read as in `readDraftValue`; the message of an issue is the code of the fault. */
function schemaFor(factKey: string) {
  const value = z.custom<FactDraft>().transform((draft, context): FactValue => {
    const read = readDraftValue(draft, longestOf(factKey));
    if (read.ok) return read.value;
    for (const [field, fault] of Object.entries(read.faults))
      context.addIssue({ code: 'custom', path: field.split('.'), message: fault });
    return z.NEVER;
  });
  return z.object({ value });
}

/** The form for one fact. `save` gets the value once it can be read. */
export function useFactForm(factKey: string, draft: FactDraft, save: (value: FactValue) => Promise<void>): FactForm {
  return useContractForm({
    schema: schemaFor(factKey),
    defaultValues: { value: draft },
    save: ({ value }) => save(value),
  });
}
