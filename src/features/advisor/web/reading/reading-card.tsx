import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check, CircleQuestionMark, Minus, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Toolbar } from 'react-aria-components/Toolbar';
import type { MentionView, ReadingView } from '#features/advisor/reading.contract.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { roleNames } from '../labels/role-labels.ts';
import { ChangeButton, type Changing } from './change-button.tsx';
import { firstOf, type MentionState, shownRole, stateOf } from './mention-state.ts';
import { Quote } from './quote.tsx';
import { ActProblem, useReadingActs } from './reading-acts.tsx';
import { SmallButton } from './small-button.tsx';
import { useFocusAfter } from './use-focus-after.ts';

/** "How I read this": under a message, what each of its words is taken as; nothing where nothing was found. */
export function ReadingCard({ messageId, reading }: { readonly messageId: string; readonly reading: ReadingView }) {
  const mentions = reading.mentions.filter((mention) => mention.messageId === messageId);
  return mentions.length === 0 ? null : <Card mentions={mentions} reading={reading} />;
}

/** Open while something in it waits for a word of the person; then one line, which unfolds. */
function Card({ mentions, reading }: { readonly mentions: readonly MentionView[]; readonly reading: ReadingView }) {
  const { t } = useLingui();
  const acts = useReadingActs(reading);
  const count = (state: MentionState) => mentions.filter((mention) => stateOf(mention) === state).length;
  const [guesses, taken, unused] = [count('guess'), count('taken'), count('unused')];
  const isWaiting = guesses + count('open') > 0;
  const [isFolded, setFolded] = useState(!isWaiting);
  const [saved, setSaved] = useState('');
  const isOpen = isWaiting || !isFolded;
  // Once everything is confirmed, the button that did it is gone: the line that stays takes the focus.
  const { root, focusOn } = useFocusAfter<HTMLFieldSetElement>(reading, '[data-fold]', true);
  const summary =
    unused === 0
      ? t`${plural(taken, { one: '# understood', other: '# understood' })}`
      : t`${plural(taken, { one: '# understood', other: '# understood' })}, ${plural(unused, { one: '# not used', other: '# not used' })}`;

  const confirm = async () => {
    setSaved('');
    if ((await acts.confirm(mentions)) === undefined) return;
    setFolded(true);
    setSaved(t`Saved.`);
    focusOn(undefined, reading);
  };
  return (
    // The log around it speaks what is added; what changes in here is said by the line at its end.
    <fieldset ref={root} aria-live="off" className="mt-2 max-w-full min-w-0">
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
          />
          {isWaiting ? (
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
            <SmallButton variant="primary" busy={acts.isBusy} busyLabel={t`Saving…`} onPress={() => void confirm()}>
              {t`That's right`}
            </SmallButton>
          ) : null}
        </div>
      ) : null}
      {isWaiting ? null : (
        <AriaButton
          data-fold
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

function Chips({ mentions, ...changing }: Changing & { readonly mentions: readonly MentionView[] }) {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const shown = isWhole ? mentions : firstOf(mentions);
  const hidden = mentions.filter((mention) => !shown.includes(mention));
  const hiddenGuesses = hidden.filter((mention) => stateOf(mention) === 'guess').length;
  const showAll = () => {
    setWhole(true);
    // The button goes away with what it did; the chips take the focus.
    bar.current?.querySelector<HTMLElement>('[data-key]')?.focus();
  };
  return (
    <>
      <Toolbar
        ref={bar}
        aria-label={t`What your words are taken as`}
        className="flex max-w-full flex-wrap justify-end gap-1.5"
      >
        {shown.map((mention) => (
          <Chip key={mention.id} mention={mention} {...changing} />
        ))}
      </Toolbar>
      {hidden.length === 0 ? null : (
        <div className="flex flex-col items-end gap-1">
          {hiddenGuesses > 0 ? (
            <p className="text-end text-sm text-pretty text-ink-2">
              {t`${plural(hiddenGuesses, { one: "# more guess is not shown. “That's right” confirms it too.", other: "# more guesses are not shown. “That's right” confirms them too." })}`}
            </p>
          ) : null}
          <Button variant="quiet" size="small" onPress={showAll}>
            {t`Show all ${{ all: mentions.length }}`}
          </Button>
        </div>
      )}
    </>
  );
}

const waiting = { icon: CircleQuestionMark, box: 'border-dashed border-line-strong bg-surface', mark: 'text-gold' };
const looks = {
  guess: waiting,
  open: waiting,
  taken: { icon: Check, box: 'border-line bg-surface', mark: 'text-green' },
  unused: { icon: Minus, box: 'border-transparent bg-sunken', mark: 'text-ink-2' },
} as const satisfies Record<MentionState, unknown>;

/** Words of an answer and what they are taken as; opens the editor. A guess, what counts and what is not used look apart. */
function Chip({ mention, ...changing }: Changing & { readonly mention: MentionView }) {
  const { t } = useLingui();
  const { quote } = mention;
  const state = stateOf(mention);
  const { icon, box, mark } = looks[state];
  const role = shownRole(mention);
  const name = role === undefined ? t`What is it?` : t(roleNames[role]);
  // A chip in a sentence, for those who do not see it.
  const spoken: Readonly<Record<MentionState, string>> = {
    taken: t`“${quote}”: ${name}. Change`,
    unused: t`“${quote}”: not used. Change`,
    guess: t`“${quote}”: a guess, ${name}. Change`,
    open: t`“${quote}”: say what it is`,
  };
  return (
    <ChangeButton
      {...changing}
      subject={mention}
      label={spoken[state]}
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
          text={quote}
          language={changing.reading.language}
          className={state === 'unused' ? 'text-ink-2' : 'font-semibold text-ink'}
        />{' '}
        <span className="text-ink-2">{name}</span>
      </span>
      <Icon of={Pencil} size={13} className="shrink-0 text-ink-3 group-hover:text-ink" />
    </ChangeButton>
  );
}
