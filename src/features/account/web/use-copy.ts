import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { showToast } from '#web/ui/toast.tsx';

const saidMs = 2000;

/** Copies a text; `isCopied` for a moment afterwards. */
export function useCopy(text: string): { readonly isCopied: boolean; readonly copy: () => void } {
  const { t } = useLingui();
  const [copiedAt, setCopiedAt] = useState<number>();
  useEffect(() => {
    if (copiedAt === undefined) return;
    const timer = setTimeout(() => setCopiedAt(undefined), saidMs);
    return () => clearTimeout(timer);
  }, [copiedAt]);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopiedAt(performance.now()),
      () => showToast({ tone: 'attention', text: t`The browser does not allow copying. Select the text instead.` }),
    );
  };
  return { isCopied: copiedAt !== undefined, copy };
}
