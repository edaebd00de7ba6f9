import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Toolbar } from 'react-aria-components/Toolbar';
import type { MentionView, ReadingView } from '#features/advisor/reading.contract.ts';
import { Button } from '#web/ui/button.tsx';
import { ActProblem } from './act-problem.tsx';
import { MentionChip } from './mention-chip.tsx';
import { firstOf, stateOf } from './mention-state.ts';
import { useReadingActs } from './use-reading.ts';

/** "How I read this": under a message, what each of its words is taken as; nothing where nothing was found. */
export function ReadingCard({ messageId, reading }: { readonly messageId: string; readonly reading: ReadingView }) {
  const mentions = reading.mentions.filter((mention) => mention.messageId === messageId);
  if (mentions.length === 0) return null;
  return <Card messageId={messageId} mentions={mentions} reading={reading} />;
}

/** Open while something in it waits for a word of the person; then one line, which unfolds. */
function Card({
  messageId,
  mentions,
  reading,
}: {
  readonly messageId: string;
  readonly mentions: readonly MentionView[];
  readonly reading: ReadingView;
}) {
  const { t } = useLingui();
  const acts = useReadingActs(reading);
  const count = countStates(mentions);
  const waiting = count.guess + count.open;
  const [isFolded, setFolded] = useState(waiting === 0);
  const [saved, setSaved] = useState('');
  const isOpen = waiting > 0 || !isFolded;
  const { toggle, focusToggle } = useToggleFocus(isOpen);
  const { guess: guesses, taken, unused } = count;
  const summary =
    unused === 0
      ? t`${plural(taken, { one: '# understood', other: '# understood' })}`
      : t`${plural(taken, { one: '# understood', other: '# understood' })}, ${plural(unused, { one: '# not used', other: '# not used' })}`;

  const confirm = async () => {
    setSaved('');
    if ((await acts.confirm(messageId)) === undefined) return;
    setFolded(true);
    setSaved(t`Saved.`);
    focusToggle();
  };
  return (
    // The log around it speaks what is added; what changes in here is said by the line at its end.
    <fieldset aria-live="off" className="mt-2 max-w-full min-w-0">
      <legend
        className={isOpen ? 'mb-2 ms-auto text-sm font-semibold text-ink' : 'sr-only'}
      >{t`How I read this`}</legend>
      {isOpen ? (
        <div className="flex flex-col items-end gap-3 rounded-lg border border-line bg-paper p-3">
          <Chips
            mentions={mentions}
            reading={reading}
            onOpen={() => {
              acts.clear();
              setSaved('');
            }}
            onSaved={() => setSaved(t`Saved.`)}
            hasGuesses={guesses > 0}
          />
          {waiting > 0 ? (
            <p className="text-end text-sm text-pretty text-ink-2">
              {guesses > 0
                ? t`Words with a question mark are guesses. None of them counts before you confirm it.`
                : t`Say what each of these is. None of them counts before you do.`}
            </p>
          ) : null}
          <ActProblem
            acts={acts}
            stale={t`Another tab changed this in the meantime. Look at it again, then confirm it.`}
          />
          {guesses > 0 ? (
            <Button
              variant="primary"
              size="small"
              busy={acts.isBusy}
              busyLabel={t`Saving…`}
              onPress={() => void confirm()}
              className="pointer-coarse:min-h-11"
            >
              {t`That's right`}
            </Button>
          ) : null}
        </div>
      ) : null}
      {waiting > 0 ? null : (
        <AriaButton
          ref={toggle}
          aria-expanded={isOpen}
          onPress={() => setFolded(!isFolded)}
          className="ms-auto mt-1 block min-h-6 rounded-sm px-1 text-end text-sm text-ink-2 hover:text-ink pointer-coarse:min-h-11"
        >
          {summary} ·{' '}
          <span className="font-semibold text-green underline underline-offset-4">{isOpen ? t`Done` : t`Change`}</span>
        </AriaButton>
      )}
      <p role="status" className="sr-only">
        {saved}
      </p>
    </fieldset>
  );
}

function Chips({
  mentions,
  hasGuesses,
  ...opening
}: {
  readonly mentions: readonly MentionView[];
  readonly reading: ReadingView;
  readonly onOpen: () => void;
  readonly onSaved: () => void;
  readonly hasGuesses: boolean;
}) {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const shown = isWhole ? mentions : firstOf(mentions);
  const hidden = mentions.filter((mention) => !shown.includes(mention));
  const hiddenGuesses = hidden.filter((mention) => stateOf(mention) === 'guess').length;
  const all = mentions.length;
  const showAll = () => {
    setWhole(true);
    // The button goes away with what it did; the chips take the focus.
    bar.current?.querySelector<HTMLElement>('[data-mention]')?.focus();
  };
  return (
    <>
      <Toolbar
        ref={bar}
        aria-label={t`What your words are taken as`}
        className="flex max-w-full flex-wrap justify-end gap-1.5"
      >
        {shown.map((mention) => (
          <MentionChip key={mention.id} mention={mention} {...opening} />
        ))}
      </Toolbar>
      {hidden.length === 0 ? null : (
        <div className="flex flex-col items-end gap-1">
          {hasGuesses && hiddenGuesses > 0 ? (
            <p className="text-end text-sm text-pretty text-ink-2">
              {t`${plural(hiddenGuesses, { one: "# more guess is not shown. “That's right” confirms it too.", other: "# more guesses are not shown. “That's right” confirms them too." })}`}
            </p>
          ) : null}
          <Button variant="quiet" size="small" onPress={showAll}>
            {t`Show all ${all}`}
          </Button>
        </div>
      )}
    </>
  );
}

function countStates(mentions: readonly MentionView[]) {
  const count = { taken: 0, unused: 0, guess: 0, open: 0 };
  for (const mention of mentions) count[stateOf(mention)] += 1;
  return count;
}

/** Once everything is confirmed, the button that did it is gone: the line that stays takes the focus. */
function useToggleFocus(isOpen: boolean) {
  const toggle = useRef<HTMLButtonElement>(null);
  const isWanted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: folding is the reason to move the focus
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    toggle.current?.focus({ preventScroll: true });
  }, [isOpen]);
  const focusToggle = () => {
    isWanted.current = true;
  };
  return { toggle, focusToggle };
}
