import { useLingui } from '@lingui/react/macro';
import { get } from 'react-hook-form';
import type { DraftFault } from './fact-draft.ts';
import type { FactForm } from './use-fact-form.ts';

/** Words for what is wrong in a field; undefined where nothing is. */
export function useFaultText(form: FactForm, longest?: number): (field: string) => string | undefined {
  const { t } = useLingui();
  return (field) => {
    const fault: { readonly message?: DraftFault } | undefined = get(form.formState.errors, `value.${field}`);
    switch (fault?.message) {
      case 'missing':
        return t`Fill this in`;
      case 'number':
        return t`Enter a number, such as 6.50`;
      case 'range':
        return t`Must be more than the first amount`;
      case 'percent':
        return t`Enter a number from 0 to 100`;
      case 'long':
        return t`This is longer than ${String(longest)} characters`;
      default:
        return undefined;
    }
  };
}
