import { useLingui } from '@lingui/react/macro';
import type { DraftFault } from './fact-draft.ts';

/** Words for what is wrong in a field; undefined where nothing is. */
export function useFaultText(
  faults: Readonly<Record<string, DraftFault>>,
  longest?: number,
): (field: string) => string | undefined {
  const { t } = useLingui();
  return (field) => {
    switch (faults[field]) {
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
