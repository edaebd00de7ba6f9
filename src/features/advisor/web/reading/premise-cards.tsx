import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PremiseId } from '#features/advisor/domain/business/premise-ids.ts';
import type { ReadingView } from '#features/advisor/reading.contract.ts';
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
  const [saved, setSaved] = useState('');
  const shown = reading.premises.filter(({ id, isNeeded }) => isNeeded || id === held);
  // The card that was settled goes away: the next one takes the focus, or the line that says what was saved.
  const { root, focusOn } = useFocusAfter<HTMLDivElement>(reading, '[data-key], p:only-child');
  const settle = (id: PremiseId, next: ReadingView) => {
    const now = next.premises.find((one) => one.id === id);
    const { name } = words[id];
    setHeld(undefined);
    setSaved(
      now?.value
        ? t`${name}: ${nameOf(now, now.value)}. You can change it later under “How I read you” in the plan.`
        : t`${name}: left open. You can choose it later under “How I read you” in the plan.`,
    );
    focusOn(undefined, reading);
  };
  if (shown.length === 0 && saved === '') return null;
  return (
    <div ref={root} className="mt-4 flex flex-col gap-3 sm:ps-[2.125rem]">
      <p role="status" tabIndex={-1} className="rounded-sm text-sm text-pretty text-ink-2 empty:hidden">
        {saved}
      </p>
      {shown.map((premise) => (
        <Card key={premise.id} padding="small">
          <PremiseChoice
            premise={premise}
            reading={reading}
            onTry={() => setHeld(premise.id)}
            onSaved={(next) => settle(premise.id, next)}
          />
        </Card>
      ))}
    </div>
  );
}
