import { useLingui } from '@lingui/react/macro';
import type { Role } from '#features/advisor/domain/reading/label.ts';
import type { MentionView } from '#features/advisor/reading.contract.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Select } from '#web/ui/select.tsx';
import { roleNames, roleUses } from '../labels/role-labels.ts';
import { stateOf } from './mention-state.ts';
import { amountGroups, wordGroups } from './role-groups.ts';

/** What a mention can be: the likeliest first, then everything else of its kind in groups. */
export function RolePicker({
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
  const others = (mention.amount === null ? wordGroups : amountGroups).flatMap(({ name, roles }) =>
    roles
      .filter((one) => !likely.includes(one))
      .map((one) => ({ id: one, label: t(roleNames[one]), group: t(name), role: one })),
  );
  const usedFor = (one: Role): string => {
    const use = t(roleUses[one]);
    return t`Used for: ${use}`;
  };
  const choose = (id: string) => {
    const chosen = [...likely, ...others.map((other) => other.role)].find((one) => one === id);
    if (chosen !== undefined) onChange(chosen);
  };
  const isLikely = role !== null && likely.includes(role);
  return (
    <>
      <RadioGroup
        label={t`What is it?`}
        options={likely.map((one) => ({
          id: one,
          label: t(roleNames[one]),
          ...(one !== 'none' && { hint: usedFor(one) }),
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
