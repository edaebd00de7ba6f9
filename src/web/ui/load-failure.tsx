import { useLingui } from '@lingui/react/macro';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

/** What a screen is about did not arrive: why, and the way on. */
export function LoadFailure({
  title,
  error,
  onRetry,
  level = 2,
}: {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly level?: 1 | 2;
}) {
  const { t, i18n } = useLingui();
  return (
    <EmptyState
      level={level}
      title={title}
      action={<Button variant="primary" onPress={onRetry}>{t`Try again`}</Button>}
    >
      {problemText(i18n, problemOf(error))}
    </EmptyState>
  );
}
