import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { shownChange } from '#features/sites/domain/changed-words.ts';

interface Sided {
  /** What the words are written in; left out where they are those of the interface. */
  readonly language: string | undefined;
  readonly children: ReactNode;
}

/**
 * How words were and how they are: short ones whole, of long ones those that changed among some of those around them. What stands on one
 * side alone is said to be new, or removed. Each text reads in its own direction.
 */
export function ChangedText({
  before,
  after,
  language,
}: {
  readonly before: string;
  readonly after: string;
  readonly language?: string;
}) {
  const { t } = useLingui();
  const shown = useMemo(() => shownChange(before, after), [before, after]);
  if (shown.isSpacing) return t`Only spaces or line breaks are different.`;
  const { head, tail } = shown;
  const gone = shown.before === '' ? null : <Gone language={language}>{shown.before}</Gone>;
  const come = shown.after === '' ? null : <Come language={language}>{shown.after}</Come>;
  if (head !== '' || tail !== '')
    return (
      <bdi>
        <span lang={language}>{head}</span>
        {gone && <Unseen>{t`Before:`}</Unseen>}
        {gone}
        {gone && come && ' '}
        {come && <Unseen>{t`Now:`}</Unseen>}
        {come}
        <span lang={language}>{tail}</span>
      </bdi>
    );
  if (gone && come)
    return (
      <>
        <Unseen>{t`Before:`}</Unseen>
        <bdi>{gone}</bdi>
        <span aria-hidden="true"> → </span>
        <Unseen>{t`Now:`}</Unseen>
        <bdi>{come}</bdi>
      </>
    );
  return (
    <>
      <span>{come ? t`New:` : t`Removed:`}</span> <bdi>{come ?? gone}</bdi>
    </>
  );
}

const Gone = ({ language, children }: Sided) => (
  <del lang={language} className="text-ink-2">
    {children}
  </del>
);

const Come = ({ language, children }: Sided) => (
  <ins lang={language} className="rounded-sm bg-green-soft box-decoration-clone px-0.5 text-ink no-underline">
    {children}
  </ins>
);

/** For people by voice, who are not told what is crossed out; it says nothing of the direction of what it stands in. */
const Unseen = ({ children }: { readonly children: string }) => <bdi className="sr-only"> {children} </bdi>;
