import { useLingui } from '@lingui/react/macro';
import { Check, CircleQuestionMark, Minus, Pencil } from 'lucide-react';
import type { MentionView } from '#features/advisor/reading.contract.ts';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { roleNames } from '../labels/role-labels.ts';
import { type MentionState, shownRole, stateOf } from './mention-state.ts';
import { MentionTrigger, type MentionTriggerProps } from './mention-trigger.tsx';
import { Quote } from './quote.tsx';

const waiting = { icon: CircleQuestionMark, box: 'border-dashed border-line-strong bg-surface', mark: 'text-gold' };
const looks = {
  guess: waiting,
  open: waiting,
  taken: { icon: Check, box: 'border-line bg-surface', mark: 'text-green' },
  unused: { icon: Minus, box: 'border-transparent bg-sunken', mark: 'text-ink-2' },
} as const satisfies Record<MentionState, unknown>;

/** Words of an answer and what they are taken as; opens the editor. A guess, what counts and what is not used look apart. */
export function MentionChip(props: MentionTriggerProps) {
  const { t } = useLingui();
  const { mention, reading } = props;
  const state = stateOf(mention);
  const { icon, box, mark } = looks[state];
  const role = shownRole(mention);
  const meaning = role === undefined ? t`What is it?` : t(roleNames[role]);
  return (
    <MentionTrigger
      {...props}
      label={useChipLabel(mention)}
      className={cx(
        'group inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-lg border px-2.5 py-0.5 text-start text-sm',
        'transition-colors duration-150 hover:bg-sunken aria-expanded:border-green aria-expanded:bg-green-soft',
        'pointer-coarse:min-h-11',
        box,
      )}
    >
      <Icon of={icon} size={14} className={cx('shrink-0', mark)} />
      <span className="line-clamp-3 min-w-0 [overflow-wrap:anywhere]">
        <Quote
          text={mention.quote}
          language={reading.language}
          className={state === 'unused' ? 'text-ink-2' : 'font-semibold text-ink'}
        />{' '}
        <span className="text-ink-2">{meaning}</span>
      </span>
      <Icon of={Pencil} size={13} className="shrink-0 text-ink-3 group-hover:text-ink" />
    </MentionTrigger>
  );
}

/** A chip in a sentence, for those who do not see it. */
function useChipLabel(mention: MentionView): string {
  const { t } = useLingui();
  const { quote } = mention;
  const role = shownRole(mention);
  const name = role === undefined ? '' : t(roleNames[role]);
  switch (stateOf(mention)) {
    case 'taken':
      return t`“${quote}”: ${name}. Change`;
    case 'unused':
      return t`“${quote}”: not used. Change`;
    case 'guess':
      return t`“${quote}”: a guess, ${name}. Change`;
    case 'open':
      return t`“${quote}”: say what it is`;
  }
}
