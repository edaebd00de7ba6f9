import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { PremiseId } from '#features/advisor/domain/business/premise-ids.ts';
import type { PremiseView, ReadingView } from '#features/advisor/reading.contract.ts';
import { Card } from '#web/ui/card.tsx';
import { PremiseChoice } from './premise-choice.tsx';
import { useFocusAfter } from './use-focus-after.ts';
import { usePremiseWords } from './use-premise-words.ts';

/** What has to be certain of a business before anything that needs it: asked once each, and nothing waits for the answer. */
export function PremiseCards({ reading }: { readonly reading: ReadingView }) {
  const { t } = useLingui();
  const { words, nameOf } = usePremiseWords();
  // Where another tab was first, what was chosen here stays to be looked at.
  const [held, setHeld] = useState<PremiseId>();
  const [saved, setSaved] = useState<{ readonly id: PremiseId; readonly text: string }>();
  const shown = reading.premises.filter(({ id, isNeeded }) => isNeeded || id === held);
  // The card that was settled goes away: the next one takes the focus, or the line that says what was saved.
  const { root, focusOn } = useFocusAfter<HTMLDivElement>(
    reading,
    (cards) => cards.querySelector<HTMLElement>('[data-premise]') ?? cards.querySelector('p'),
  );
  const settle = ({ id }: PremiseView, next: ReadingView) => {
    const now = next.premises.find((one) => one.id === id);
    const { name } = words[id];
    const value = now?.value ?? null;
    setHeld(undefined);
    setSaved({
      id,
      text:
        now === undefined || value === null
          ? t`${name}: left open. You can choose it later under “How I read you” in the plan.`
          : t`${name}: ${nameOf(now, value)}. You can change it later under “How I read you” in the plan.`,
    });
    focusOn(id, reading);
  };
  if (shown.length === 0 && saved === undefined) return null;
  return (
    <div ref={root} className="mt-4 flex flex-col gap-3 sm:ps-[2.125rem]">
      <p role="status" tabIndex={-1} className="rounded-sm text-sm text-pretty text-ink-2 empty:hidden">
        {saved?.text}
      </p>
      {shown.map((premise) => (
        <PremiseCard
          key={premise.id}
          premise={premise}
          reading={reading}
          onTry={() => setHeld(premise.id)}
          onSaved={(next) => settle(premise, next)}
        />
      ))}
    </div>
  );
}

function PremiseCard({
  premise,
  reading,
  onTry,
  onSaved,
}: {
  readonly premise: PremiseView;
  readonly reading: ReadingView;
  readonly onTry: () => void;
  readonly onSaved: (next: ReadingView) => void;
}) {
  const { asks, because } = usePremiseWords().words[premise.id];
  const id = useId();
  return (
    <Card padding="small">
      <p id={id} data-premise={premise.id} tabIndex={-1} className="rounded-sm text-base font-semibold text-ink">
        {asks}
      </p>
      <p className="mt-0.5 mb-3 text-sm text-pretty text-ink-2">{because}</p>
      <PremiseChoice premise={premise} reading={reading} labelledBy={id} onTry={onTry} onSaved={onSaved} />
    </Card>
  );
}
