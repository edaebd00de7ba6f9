import { useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { currencyDecimals, isCurrencyCode } from '#shared/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { emptyRow, type FactDraft, type PriceDraft } from './fact-draft.ts';

const mostRows = 12;

/** Amount, currency, the top of a range and what it buys. */
export function PriceFields({
  label,
  price,
  fault,
  fieldPrefix,
  onChange,
}: {
  readonly label: string;
  readonly price: PriceDraft;
  readonly fault: (field: string) => string | undefined;
  readonly fieldPrefix: string;
  readonly onChange: (price: PriceDraft) => void;
}) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField
        label={label}
        inputMode="decimal"
        value={price.amount}
        error={fault(`${fieldPrefix}amount`)}
        onChange={(amount) => onChange({ ...price, amount })}
      />
      <Select
        label={t`Currency`}
        options={Object.keys(currencyDecimals).map((code) => ({ id: code, label: code }))}
        value={price.currency}
        onChange={(code) => isCurrencyCode(code) && onChange({ ...price, currency: code })}
      />
      <TextField
        label={t`Up to`}
        hint={t`Only for a range`}
        inputMode="decimal"
        value={price.upTo}
        error={fault(`${fieldPrefix}upTo`)}
        onChange={(upTo) => onChange({ ...price, upTo })}
      />
      <TextField
        label={t`Per`}
        placeholder={t`loaf, hour, month`}
        value={price.per}
        onChange={(per) => onChange({ ...price, per })}
      />
    </div>
  );
}

/** Named amounts: prices of what is sold, or costs. */
export function AmountRows({
  draft,
  fault,
  onChange,
}: {
  readonly draft: Extract<FactDraft, { type: 'amounts' }>;
  readonly fault: (field: string) => string | undefined;
  readonly onChange: (draft: FactDraft) => void;
}) {
  const { t } = useLingui();
  const { rows } = draft;
  const nextRow = Math.max(-1, ...rows.map((row) => row.row)) + 1;
  return (
    <div className="flex flex-col gap-4">
      {rows.map((row, index) => {
        const replace = (changed: Partial<PriceDraft & { name: string }>) =>
          onChange({ ...draft, rows: rows.map((one) => (one.row === row.row ? { ...one, ...changed } : one)) });
        return (
          <div key={row.row} className="flex flex-col gap-3 border-b border-line pb-4 last:border-0 last:pb-0">
            <div className="flex items-end gap-2">
              <TextField
                label={t`Name`}
                className="flex-1"
                value={row.name}
                error={fault(`${index}.name`)}
                onChange={(name) => replace({ name })}
              />
              {rows.length > 1 ? (
                <IconButton
                  icon={Trash2}
                  size="medium"
                  label={row.name === '' ? t`Remove this line` : t`Remove ${row.name}`}
                  onPress={() => onChange({ ...draft, rows: rows.filter((one) => one.row !== row.row) })}
                />
              ) : null}
            </div>
            <PriceFields label={t`Amount`} price={row} fault={fault} fieldPrefix={`${index}.`} onChange={replace} />
          </div>
        );
      })}
      {rows.length < mostRows ? (
        <Button
          variant="quiet"
          size="small"
          className="self-start"
          onPress={() => onChange({ ...draft, rows: [...rows, emptyRow(nextRow, rows[0]?.currency ?? 'EUR')] })}
        >
          <Icon of={Plus} size={16} />
          {t`Add a line`}
        </Button>
      ) : null}
    </div>
  );
}
