import { useLingui } from '@lingui/react/macro';
import type { OwnNumberField } from '#features/advisor/advisor.contract.ts';

/** What stands behind a field for a number: the currency, "%", or what is counted; nothing for a bare number. */
export function useUnitWords(): (field: Pick<OwnNumberField, 'unit' | 'currency'>) => string {
  const { t } = useLingui();
  const words: Readonly<Record<OwnNumberField['unit'], string>> = {
    money: '',
    count: '',
    percent: '%',
    ratio: '',
    months: t`months`,
    days: t`days`,
    kilometres: t`kilometres`,
    miles: t`miles`,
    minutes: t`minutes`,
    hours: t`hours`,
    years: t`years`,
  };
  return ({ unit, currency }) => currency ?? words[unit];
}
