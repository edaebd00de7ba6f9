import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { z } from 'zod';
import type { Role } from '#features/advisor/domain/reading/label.ts';
import type { MentionView, ReadingView } from '#features/advisor/reading.contract.ts';
import { Form } from '#web/forms/form.tsx';
import { FormField } from '#web/forms/form-field.tsx';
import { type ContractForm, useContractForm } from '#web/forms/use-contract-form.ts';
import { useLiveHold } from '#web/live/live-hold.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { roleNames } from '../labels/role-labels.ts';
import { ActProblem } from './act-problem.tsx';
import { shownRole } from './mention-state.ts';
import { Quote } from './quote.tsx';
import { isPrice, ownersFor } from './role-groups.ts';
import { RolePicker } from './role-picker.tsx';
import { useAmountWords } from './use-amount-words.ts';
import { type LabelWish, useReadingActs } from './use-reading.ts';

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
  const { t } = useLingui();
  useLiveHold(true);
  const acts = useReadingActs(reading);
  const { taken } = mention;
  const [role, setRole] = useState<Role | null>(shownRole(mention) ?? null);
  const [owner, setOwner] = useState(taken?.of ?? toNone);
  const [isMissing, setMissing] = useState(false);
  const owners = ownersFor(role, reading.mentions).filter(({ id }) => id !== mention.id);
  const save = async (wish: LabelWish) => {
    if ((await acts.label(mention, wish)) !== undefined) onSaved();
  };
  const form = useContractForm({
    schema: isPrice(role) ? unitSchema : noUnit,
    defaultValues: { one: taken?.unit?.one ?? '', many: taken?.unit?.many ?? '' },
    save: ({ one, many }) => {
      if (role === null) return setMissing(true);
      const of = owners.find(({ id }) => id === owner)?.id;
      const unit = isPrice(role) && one !== '' && many !== '' ? { one, many } : undefined;
      return save({ role, ...(of !== undefined && { of }), ...(unit && { unit }) });
    },
  });
  const theirs = taken === null ? '' : t(roleNames[taken.role]);

  return (
    <Form className="gap-4 text-start" onSubmit={form.submit}>
      <div className="flex flex-col gap-1.5">
        <p className="line-clamp-4 font-semibold text-ink">
          <Quote text={mention.quote} language={reading.language} />
        </p>
        {mention.isCertain ? null : <Doubt mention={mention} />}
      </div>
      <RolePicker
        mention={mention}
        role={role}
        error={isMissing ? t`Choose what it is` : undefined}
        onChange={(chosen) => {
          setRole(chosen);
          setMissing(false);
        }}
      />
      {owners.length === 0 ? null : (
        <Select
          label={t`It belongs to`}
          options={[
            { id: toNone, label: t`Nothing in particular` },
            ...owners.map(({ id, quote }) => ({ id, label: `“${quote}”` })),
          ]}
          value={owners.some(({ id }) => id === owner) ? owner : toNone}
          onChange={setOwner}
        />
      )}
      {isPrice(role) ? <UnitFields form={form} /> : null}
      <ActProblem
        acts={acts}
        stale={
          taken === null
            ? t`Another tab took this back in the meantime. Saving puts yours in its place.`
            : t`Another tab changed this in the meantime. It now counts as: ${theirs}. Saving puts yours in its place.`
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

/** An amount whose form can be read in two ways: how it was read, and the way on where that is wrong. */
function Doubt({ mention }: { readonly mention: MentionView }) {
  const { t } = useLingui();
  const shown = useAmountWords()(mention.amount);
  return (
    <p className="rounded-sm bg-gold-soft px-3 py-2 text-sm text-pretty text-ink">
      {shown === undefined
        ? t`This can be read in two ways. If it is read wrongly, choose “not used” and say it again in a message.`
        : t`This can be read in two ways. It is read as ${shown}. If that is wrong, choose “not used” and say it again in a message.`}
    </p>
  );
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
