import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SectionId } from '#features/advisor/domain/plan.ts';
import { Button } from '#web/ui/button.tsx';
import { usePlanSaving } from './use-plan-saving.tsx';

/** Somebody else changed the text in between: theirs stands above, what was typed is kept here. */
export function ConflictNotice({ sectionId, mine }: { readonly sectionId: SectionId; readonly mine: string }) {
  const { t } = useLingui();
  const saving = usePlanSaving();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(mine).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <span role="alert" className="mt-2 block rounded-md bg-clay-soft p-4 text-base text-ink">
      <span className="block font-semibold">{t`This text was changed somewhere else while you were typing`}</span>
      <span className="mt-0.5 block text-sm">{t`The other version stands above. Yours is kept here:`}</span>
      <span className="my-3 block border-s-2 border-clay ps-3 whitespace-pre-wrap">{mine}</span>
      <span className="flex flex-wrap gap-2">
        <Button size="small" onPress={() => void saving.keepMine(sectionId)}>{t`Save mine instead`}</Button>
        <Button size="small" onPress={() => void copy()}>
          {isCopied ? t`Copied` : t`Copy my text`}
        </Button>
        <Button
          size="small"
          variant="quiet"
          onPress={() => saving.dropMine(sectionId)}
        >{t`Keep the other version`}</Button>
      </span>
    </span>
  );
}
