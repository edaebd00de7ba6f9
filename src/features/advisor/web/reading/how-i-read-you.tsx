import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { questionIds } from '#features/advisor/domain/questions.ts';
import type { MentionView, ReadingView } from '#features/advisor/reading.contract.ts';
import { Button } from '#web/ui/button.tsx';
import { questionNames } from '../labels/question-names.ts';
import { ActProblem } from './act-problem.tsx';
import { stateOf } from './mention-state.ts';
import { MentionTable } from './mention-table.tsx';
import { PremiseRows } from './premise-rows.tsx';
import { useFocusAfter } from './use-focus-after.ts';
import { useReadingActs } from './use-reading.ts';

/** "How I read you": everything that was found in the answers, what it is taken as and used for; each can be changed. */
export function HowIReadYou({ reading }: { readonly reading: ReadingView }) {
  const { t } = useLingui();
  const [saved, setSaved] = useState('');
  const { root, focusOn } = useFocusAfter(reading, findChange);
  const acts = useReadingActs(reading);
  const { mentions } = reading;
  // Whoever confirmed nothing yet has this to do first: it is open then, and stays as they leave it.
  const [isOpen] = useState(() => mentions.some(isGuess) && !mentions.some(({ taken }) => taken?.by === 'person'));
  const used = mentions.filter((mention) => stateOf(mention) !== 'unused');
  const unused = mentions.filter((mention) => stateOf(mention) === 'unused');
  const guesses = used.filter(({ taken }) => taken === null).length;
  const canConfirm = mentions.some(isGuess);
  const groups = [
    ...questionIds.map((id) => ({
      name: t(questionNames[id]),
      rows: used.filter(({ question }) => question === id),
    })),
    { name: t`Later messages`, rows: used.filter(({ question }) => question === null) },
    { name: t`Not used`, rows: unused },
  ].filter(({ rows }) => rows.length > 0);
  const finish = ({ id }: MentionView) => {
    setSaved(t`Saved.`);
    // What is used for something else now may stand in another group: the focus goes there with it.
    focusOn(id, reading);
  };
  const confirmAll = async () => {
    setSaved('');
    if ((await acts.confirm()) === undefined) return;
    setSaved(t`Saved.`);
    // The button is gone with what it did.
    root.current?.querySelector('summary')?.focus();
  };
  return (
    <details ref={root} open={isOpen} className="rounded-lg border border-line px-4 py-2.5">
      <summary className="min-h-7 rounded-sm text-base text-ink">
        <h2 className="inline font-semibold">{t`How I read you`}</h2>{' '}
        <span className="text-sm text-ink-2">
          {guesses === 0
            ? t`what your words count as, to check and to change`
            : t`${plural(guesses, { one: '# guess waits for you and does not count yet', other: '# guesses wait for you and do not count yet' })}`}
        </span>
      </summary>
      <div className="mt-4 mb-2 flex flex-col gap-6">
        <PremiseRows reading={reading} onSaved={() => setSaved(t`Saved.`)} onOpen={() => setSaved('')} />
        {groups.map(({ name, rows }) => (
          <div key={name}>
            <h3 className="text-base font-semibold text-ink">{name}</h3>
            {/* The buttons of a table are one stop of the keyboard: the arrows go from row to row. */}
            <Toolbar aria-label={t`Change: ${name}`} orientation="vertical">
              <MentionTable name={name} rows={rows} reading={reading} onOpen={() => setSaved('')} onSaved={finish} />
            </Toolbar>
          </div>
        ))}
        <ActProblem
          acts={acts}
          stale={t`Another tab changed this in the meantime. Look at it again, then confirm it.`}
        />
        {canConfirm ? (
          <Button
            variant="primary"
            busy={acts.isBusy}
            busyLabel={t`Saving…`}
            onPress={() => void confirmAll()}
            className="self-start"
          >
            {t`All of this is right`}
          </Button>
        ) : null}
      </div>
      <p role="status" className="sr-only">
        {saved}
      </p>
    </details>
  );
}

const isGuess = (mention: MentionView): boolean => stateOf(mention) === 'guess';

/** The button by which some words are changed. */
function findChange(list: HTMLDetailsElement, id: string | undefined): HTMLElement | undefined {
  const buttons = [...list.querySelectorAll<HTMLElement>('[data-mention]')];
  return buttons.find(({ dataset }) => dataset.mention === id);
}
