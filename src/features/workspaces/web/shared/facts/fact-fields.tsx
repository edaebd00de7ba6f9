import { useLingui } from '@lingui/react/macro';
import { type RefObject, useImperativeHandle, useRef } from 'react';
import type { MeasureUnit } from '#features/workspaces/domain/fact-value.ts';
import { type FieldProps, FormField } from '#web/forms/form-field.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { fieldStyle } from '#web/ui/field-style.ts';
import { Select } from '#web/ui/select.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import type { FactDraft } from './fact-draft.ts';
import { type KeyedValue, longestOf } from './fact-types.ts';
import { AmountRows, PriceFields } from './price-fields.tsx';
import { useChoiceOptions } from './use-choice-options.ts';
import type { FactForm } from './use-fact-form.ts';
import { useFactWords } from './use-fact-words.ts';
import { useFaultText } from './use-fault-text.ts';

/** The inputs for one fact, by the shape of its value. */
export function FactFields({ fact, form }: { readonly fact: KeyedValue; readonly form: FactForm }) {
  const group = useRef<HTMLDivElement>(null);
  const fault = useFaultText(form, longestOf(fact.key));
  return (
    <div ref={group}>
      <FormField form={form} name="value">
        {({ value, onChange, inputRef }) => (
          <>
            <WrongPartFocus inputRef={inputRef} group={group} />
            <PartsOfValue fact={fact} draft={value} fault={fault} onChange={onChange} />
          </>
        )}
      </FormField>
    </div>
  );
}

/** To the form a fact is one field: it gets the focus at its first part that is wrong. */
function WrongPartFocus({
  inputRef,
  group,
}: {
  readonly inputRef: FieldProps<FactDraft>['inputRef'];
  readonly group: RefObject<HTMLElement | null>;
}) {
  useImperativeHandle(inputRef, () => ({
    focus: () => group.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
  }));
  return null;
}

function PartsOfValue({
  fact,
  draft,
  fault,
  onChange,
}: {
  readonly fact: KeyedValue;
  readonly draft: FactDraft;
  readonly fault: (field: string) => string | undefined;
  readonly onChange: (draft: FactDraft) => void;
}) {
  const { t } = useLingui();
  const label = useFactWords().labelOf(fact);
  switch (draft.type) {
    case 'text':
      return (
        <TextArea
          label={label}
          rows={2}
          value={draft.text}
          error={fault('text')}
          onChange={(text) => onChange({ ...draft, text })}
        />
      );
    case 'texts':
      return (
        <TextArea
          label={label}
          hint={t`One in each line`}
          value={draft.lines}
          error={fault('items')}
          onChange={(lines) => onChange({ ...draft, lines })}
        />
      );
    case 'choice':
      return <ChoiceField fact={fact} label={label} value={draft.choice} error={fault('choice')} onChange={onChange} />;
    case 'choices':
      return (
        <ChoicesField fact={fact} label={label} chosen={draft.chosen} error={fault('items')} onChange={onChange} />
      );
    case 'count':
      return <CountFields fact={fact} label={label} draft={draft} error={fault('count')} onChange={onChange} />;
    case 'percent':
      return (
        <TextField
          label={label}
          inputMode="decimal"
          suffix={<span>%</span>}
          value={draft.percent}
          error={fault('percent')}
          onChange={(percent) => onChange({ ...draft, percent })}
        />
      );
    case 'measure':
      return <MeasureFields fact={fact} label={label} draft={draft} error={fault('value')} onChange={onChange} />;
    case 'money':
      return (
        <PriceFields
          label={label}
          price={draft.price}
          fault={fault}
          fieldPrefix=""
          onChange={(price) => onChange({ ...draft, price })}
        />
      );
    case 'amounts':
      return <AmountRows draft={draft} fault={fault} onChange={onChange} />;
  }
}

interface PartProps {
  readonly fact: KeyedValue;
  readonly label: string;
  readonly error: string | undefined;
  readonly onChange: (draft: FactDraft) => void;
}

function ChoiceField({ fact, label, value, error, onChange }: PartProps & { readonly value: string }) {
  const options = useChoiceOptions(fact);
  if (options.length === 0) {
    return (
      <TextField
        label={label}
        value={value}
        error={error}
        onChange={(choice) => onChange({ type: 'choice', choice })}
      />
    );
  }
  return (
    <Select
      label={label}
      options={options}
      value={value === '' ? null : value}
      error={error}
      onChange={(choice) => onChange({ type: 'choice', choice })}
    />
  );
}

function ChoicesField({ fact, label, chosen, error, onChange }: PartProps & { readonly chosen: readonly string[] }) {
  const options = useChoiceOptions(fact);
  return (
    <fieldset className={fieldStyle.group}>
      <legend className={fieldStyle.label}>{label}</legend>
      <div className="mt-1 grid max-h-76 grid-cols-1 gap-x-4 overflow-y-auto sm:grid-cols-2">
        {options.map((option) => (
          <Checkbox
            key={option.id}
            isSelected={chosen.includes(option.id)}
            onChange={(isSelected) =>
              onChange({
                type: 'choices',
                chosen: isSelected ? [...chosen, option.id] : chosen.filter((id) => id !== option.id),
              })
            }
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
      {error === undefined ? null : <p className={fieldStyle.error}>{error}</p>}
    </fieldset>
  );
}

function CountFields({
  fact,
  label,
  draft,
  error,
  onChange,
}: PartProps & { readonly draft: Extract<FactDraft, { type: 'count' }> }) {
  const { t } = useLingui();
  const periods = [
    { id: 'none', label: t`in all` },
    { id: 'hour', label: t`an hour` },
    { id: 'day', label: t`a day` },
    { id: 'week', label: t`a week` },
    { id: 'month', label: t`a month` },
    { id: 'year', label: t`a year` },
  ];
  const hasPeriod = fact.key === 'revenue.volume' || draft.per !== '';
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={label}
        inputMode="decimal"
        value={draft.count}
        error={error}
        onChange={(count) => onChange({ ...draft, count })}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t`Of what`}
          placeholder={t`households`}
          value={draft.of}
          onChange={(of) => onChange({ ...draft, of })}
        />
        {hasPeriod ? (
          <Select
            label={t`How often`}
            options={periods}
            value={draft.per === '' ? 'none' : draft.per}
            onChange={(per) => onChange({ ...draft, per: per === 'none' ? '' : per })}
          />
        ) : null}
      </div>
    </div>
  );
}

function MeasureFields({
  fact,
  label,
  draft,
  error,
  onChange,
}: PartProps & { readonly draft: Extract<FactDraft, { type: 'measure' }> }) {
  const { t } = useLingui();
  const labels: Record<MeasureUnit, string> = {
    km: t`kilometres`,
    miles: t`miles`,
    minutes: t`minutes`,
    hours: t`hours`,
    days: t`days`,
    months: t`months`,
    years: t`years`,
  };
  const fitting: readonly MeasureUnit[] =
    fact.key === 'industry.experience' ? ['years', 'months'] : ['km', 'miles', 'minutes'];
  const units = fitting.includes(draft.unit) ? fitting : [...fitting, draft.unit];
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField
        label={label}
        inputMode="decimal"
        value={draft.value}
        error={error}
        onChange={(value) => onChange({ ...draft, value })}
      />
      <Select
        label={t`Unit`}
        options={units.map((id) => ({ id, label: labels[id] }))}
        value={draft.unit}
        onChange={(id) => {
          const unit = units.find((one) => one === id);
          if (unit !== undefined) onChange({ ...draft, unit });
        }}
      />
    </div>
  );
}
