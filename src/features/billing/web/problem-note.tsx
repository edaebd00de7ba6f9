import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { Banner } from '#web/ui/banner.tsx';

/** What went wrong with the last call, in words; nothing where nothing did. `hint` is a way on for one code. */
export function ProblemNote({
  error,
  hint,
  onDismiss,
}: {
  readonly error: Error | null;
  readonly hint?: { readonly code: string; readonly words: ReactNode } | undefined;
  readonly onDismiss?: () => void;
}) {
  const { i18n } = useLingui();
  if (error === null) return null;
  const problem = problemOf(error);
  return (
    <Banner tone="attention" isAlert {...(onDismiss === undefined ? {} : { onDismiss })}>
      {problemText(i18n, problem)} {problem.code === hint?.code ? hint.words : null}
    </Banner>
  );
}
