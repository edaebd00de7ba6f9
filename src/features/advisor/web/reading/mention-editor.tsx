import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { z } from 'zod';
import type { Role } from '#features/advisor/domain/reading/label.ts';
import type { AmountForm } from '#features/advisor/domain/reading/spotted.ts';
import type { MentionView, ReadingView } from '#features/advisor/reading.contract.ts';
import { formatNumber, formatPercent } from '#shared/format-number.ts';
import { formatMoney, isCurrencyCode, toMinor } from '#shared/money.ts';
import { Form } from '#web/forms/form.tsx';
import { FormField } from '#web/forms/form-field.tsx';
import { type ContractForm, useContractForm } from '#web/forms/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { amountGroups, roleNames, roleUses, wordGroups } from '../labels/role-labels.ts';
import { ownersFor, shownRole, stateOf } from './mention-state.ts';
import { Quote } from './quote.tsx';
import { ActProblem, type LabelWish, useReadingActs } from './reading-acts.tsx';

/** It belongs to none of the things in particular. */
const toNone = 'none';

/** Says what a mention is, or takes it back; saved by its button. What was chosen and typed stays when saving fails. */
export function MentionEditor({
  mention,
  reading,
  onSaved,
}: {
  readonly mention: MentionView;
  readonly reading: ReadingView;
  readonly onSaved: () => void;
}) {
  const { t, i18n } = useLingui();
  const acts = useReadingActs(reading);
  const { taken } = mention;
  const shown = writeAmount(mention.amount, i18n.locale);
  const [role, setRole] = useState<Role | null>(shownRole(mention) ?? null);
  const [owner, setOwner] = useState(taken?.of ?? toNone);
  const hasUnit = role?.startsWith('price') ?? false;
  const owners = ownersFor(role, reading.mentions).filter(({ id }) => id !== mention.id);
  const chosenOwner = owners.find(({ id }) => id === owner)?.id;
  const save = async (wish: LabelWish) => {
    if ((await acts.label(mention, wish)) !== undefined) onSaved();
  };
  const form = useContractForm({
    schema: hasUnit ? unitSchema : noUnit,
    defaultValues: { one: taken?.unit?.one ?? '', many: taken?.unit?.many ?? '' },
    save: (unit) => {
      const hasWords = hasUnit && unit.one !== '';
      if (role !== null) return save({ role, ...(chosenOwner && { of: chosenOwner }), ...(hasWords && { unit }) });
    },
  });

  return (
    <Form className="gap-4 text-start" onSubmit={form.submit}>
      <div className="flex flex-col gap-1.5">
        <p className="line-clamp-4 font-semibold text-ink">
          <Quote text={mention.quote} language={reading.language} />
        </p>
        {mention.isCertain ? null : (
          <p className="rounded-sm bg-gold-soft px-3 py-2 text-sm text-pretty text-ink">
            {shown === undefined
              ? t`This can be read in two ways. If it is read wrongly, choose “not used” and say it again in a message.`
              : t`This can be read in two ways. It is read as ${shown}. If that is wrong, choose “not used” and say it again in a message.`}
          </p>
        )}
      </div>
      <RolePicker
        mention={mention}
        role={role}
        error={form.formState.isSubmitted && role === null ? t`Choose what it is` : undefined}
        onChange={setRole}
      />
      {owners.length === 0 ? null : (
        <Select
          label={t`It belongs to`}
          options={[
            { id: toNone, label: t`Nothing in particular` },
            ...owners.map(({ id, quote }) => ({ id, label: `“${quote}”` })),
          ]}
          value={chosenOwner ?? toNone}
          onChange={setOwner}
        />
      )}
      {hasUnit ? <UnitFields form={form} /> : null}
      <ActProblem
        acts={acts}
        stale={
          taken === null
            ? t`Another tab took this back in the meantime. Saving puts yours in its place.`
            : t`Another tab changed this in the meantime. It now counts as: ${{ theirs: t(roleNames[taken.role]) }}. Saving puts yours in its place.`
        }
      />
      <div className="sticky -bottom-4 -mx-4 -mb-4 flex flex-wrap justify-between gap-2 rounded-b-lg border-t border-line bg-surface px-4 py-3">
        <Button type="submit" variant="primary" size="small" busy={acts.isBusy} busyLabel={t`Saving…`}>
          {t`Save`}
        </Button>
        {taken === null ? null : (
          <Button variant="quiet" size="small" onPress={() => void save({ role: null })}>
            {t`Take back`}
          </Button>
        )}
      </div>
    </Form>
  );
}

/** What a mention can be: the likeliest first, then everything else of its kind in groups. */
function RolePicker({
  mention,
  role,
  onChange,
  error,
}: {
  readonly mention: MentionView;
  readonly role: Role | null;
  readonly onChange: (role: Role) => void;
  readonly error: string | undefined;
}) {
  const { t } = useLingui();
  // Where nothing was asked, the guesses are in no order and none is likelier than the rest.
  const guesses = stateOf(mention) === 'open' ? [] : mention.guesses.filter((guess) => guess !== 'none');
  const likely: readonly Role[] = [...guesses, 'none'];
  const isLikely = role !== null && likely.includes(role);
  const groups = mention.amount === null ? wordGroups : amountGroups;
  const others = groups.flatMap(({ name, roles }) =>
    roles.filter((one) => !likely.includes(one)).map((one) => ({ id: one, label: t(roleNames[one]), group: t(name) })),
  );
  // The ids of all options are roles.
  const choose = (id: string) => onChange(id as Role);
  return (
    <>
      <RadioGroup
        label={t`What is it?`}
        options={likely.map((one) => ({
          id: one,
          label: t(roleNames[one]),
          hint: one !== 'none' && t`Used for: ${{ use: t(roleUses[one]) }}`,
        }))}
        value={isLikely ? role : null}
        onChange={choose}
        error={error}
      />
      <Select
        label={t`Something else`}
        placeholder={t`Choose from the list`}
        options={others}
        value={isLikely ? null : role}
        onChange={choose}
      />
    </>
  );
}

/** An amount as it was read, written out: "€1,234", "1.5 hours"; undefined for what is only words, as a date. */
function writeAmount(amount: MentionView['amount'], locale: string): string | undefined {
  // The server checked it; over the wire it has the one name that all of them have.
  const form = amount as (AmountForm & { readonly toValue?: number }) | null;
  const range = (from: number, write: (value: number) => string): string =>
    form?.toValue === undefined ? write(from) : `${write(from)}–${write(form.toValue)}`;
  switch (form?.kind) {
    case 'money': {
      const { currency } = form;
      return range(form.amount, (value) =>
        isCurrencyCode(currency)
          ? formatMoney({ minor: toMinor(value, currency), currency }, locale)
          : formatNumber(value, locale, { style: 'currency', currency }),
      );
    }
    case 'count':
      return range(form.count, (value) => formatNumber(value, locale));
    case 'percent':
      return range(form.percent, (value) => formatPercent(value, locale));
    case 'duration':
    case 'measure': {
      // Units that the runtime can write out; any other stands in the quote beside it.
      const isKnown = Intl.supportedValuesOf('unit').includes(form.unit);
      const style = isKnown ? ({ style: 'unit', unit: form.unit, unitDisplay: 'long' } as const) : {};
      return range(form.value, (value) => formatNumber(value, locale, style));
    }
    default:
      return undefined;
  }
}

const word = z.string().trim().max(40);
const noUnit = z.object({ one: z.string(), many: z.string() });
/** Both names or neither: one alone cannot stand after every number. */
const unitSchema = z.object({ one: word, many: word }).superRefine(({ one, many }, context) => {
  if ((one === '') !== (many === '')) context.addIssue({ code: 'custom', path: [one === '' ? 'one' : 'many'] });
});

function UnitFields({ form }: { readonly form: ContractForm<z.input<typeof unitSchema>> }) {
  const { t } = useLingui();
  const words = { wrong: t`Fill in both, or neither` };
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold text-ink">{t`One of it is called`}</legend>
      <div className="mt-1.5 grid grid-cols-2 items-start gap-3">
        <FormField form={form} name="one" words={words}>
          {(field) => <TextField label={t`One`} hint={t`loaf, visit`} maxLength={40} {...field} />}
        </FormField>
        <FormField form={form} name="many" words={words}>
          {(field) => <TextField label={t`Several`} hint={t`loaves, visits`} maxLength={40} {...field} />}
        </FormField>
      </div>
    </fieldset>
  );
}
