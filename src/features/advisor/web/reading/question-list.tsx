import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import type { QuestionView, ReadingView } from '#features/advisor/reading.contract.ts';
import { Icon } from '#web/ui/icon.tsx';
import { QuestionCard } from './question-card.tsx';
import { draftOf, type QuestionDraft } from './question-draft.ts';
import { type Answer, useReadingActs } from './reading-acts.tsx';
import { useFocusAfter } from './use-focus-after.ts';
import { useQuestionWords } from './use-question-words.ts';

/** What is asked after the fifth answer: one question open, the next ones behind it, the answered ones folded away. */
export function QuestionList({ reading }: { readonly reading: ReadingView }) {
  const { t } = useLingui();
  const acts = useReadingActs(reading);
  const [chosen, setChosen] = useState<string>();
  // Apart from the cards: a question that another tab answered moves, and what was typed moves with it.
  const [drafts, setDrafts] = useState<Readonly<Record<string, QuestionDraft>>>({});
  const { root, focusOn } = useFocusAfter(reading, 'h2');
  const titleId = useId();
  const { questions, answered, openCount, currency, language } = reading;
  const open = ([...questions, ...answered].find(({ key }) => key === chosen) ?? questions[0])?.key;
  const more = openCount - questions.length;

  const show = (key: string | undefined, focused: string) => {
    acts.clear();
    setChosen(key);
    focusOn(focused);
  };
  const save = async (question: QuestionView, answer: Answer | null) => {
    const { key } = question;
    setChosen(key);
    const next = await acts.answer(question, answer);
    if (next === undefined) return focusOn(key, reading);
    const { [key]: _, ...others } = drafts;
    setDrafts(others);
    const at = Math.max(0, questions.indexOf(question));
    const following = answer === null ? key : (next.questions[at] ?? next.questions[0])?.key;
    setChosen(following);
    focusOn(following, reading);
  };
  /** The question whole where it is the open one, else a line that opens it. */
  const draw = (question: QuestionView, line: ReactNode) => {
    const { key } = question;
    if (key !== open) return line;
    return (
      <QuestionCard
        question={question}
        reading={reading}
        acts={acts}
        draft={drafts[key] ?? draftOf(question, currency)}
        onDraft={(draft) => setDrafts({ ...drafts, [key]: draft })}
        onSave={(answer) => void save(question, answer)}
        onCancel={() => show(undefined, key)}
      />
    );
  };
  if (questions.length + answered.length === 0) return null;
  return (
    <section ref={root} aria-labelledby={titleId} className="flex flex-col gap-3">
      <div>
        <h2 id={titleId} tabIndex={-1} className="display rounded-sm text-lg text-ink">
          {questions.length === 0 ? t`Every question is answered` : t`What would sharpen the plan most`}
        </h2>
        <p className="mt-0.5 text-sm text-pretty text-ink-2">
          {t`An answer here is no message and counts at once. What you do not know stays open.`}
        </p>
      </div>
      {questions.length === 0 ? null : (
        <ol className="flex flex-col gap-2">
          {questions.map((question) => (
            <li key={question.key}>
              {draw(
                question,
                <Button
                  data-key={question.key}
                  aria-expanded={false}
                  onPress={() => show(question.key, question.key)}
                  className="flex min-h-11 w-full items-center gap-2 rounded-lg border border-line px-4 py-2 text-start text-base text-ink hover:bg-sunken"
                >
                  <span lang={language} className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                    {question.asks}
                  </span>
                  <Icon of={ChevronRight} size={16} className="shrink-0 text-ink-3" />
                </Button>,
              )}
            </li>
          ))}
        </ol>
      )}
      {more > 0 ? (
        <p className="text-sm text-ink-2">
          {t`${plural(more, { one: '# more question after these', other: '# more questions after these' })}`}
        </p>
      ) : null}
      <AnsweredQuestions reading={reading} open={open} draw={draw} onChange={(key) => show(key, key)} />
      <p role="status" className="sr-only">
        {acts.isSaved ? t`Saved.` : ''}
      </p>
    </section>
  );
}

/** What was answered, folded away; each can be changed. Nothing where nothing was. */
function AnsweredQuestions({
  reading: { answered, language, currency },
  open,
  draw,
  onChange,
}: {
  readonly reading: ReadingView;
  /** The key of the question that is being answered. */
  readonly open: string | undefined;
  readonly draw: (question: QuestionView, line: ReactNode) => ReactNode;
  readonly onChange: (key: string) => void;
}) {
  const { t } = useLingui();
  const { shownOf } = useQuestionWords(currency);
  const [isUnfolded, setUnfolded] = useState(false);
  const count = answered.length;
  if (count === 0) return null;
  const isOpen = isUnfolded || answered.some(({ key }) => key === open);
  return (
    <div>
      <Button
        aria-expanded={isOpen}
        onPress={() => setUnfolded(!isOpen)}
        className="flex min-h-9 items-center gap-1.5 rounded-sm text-sm font-semibold text-ink-2 hover:text-ink pointer-coarse:min-h-11"
      >
        <Icon of={isOpen ? ChevronDown : ChevronRight} size={16} className="shrink-0" />
        {t`${plural(count, { one: '# answered', other: '# answered' })}`}
      </Button>
      {isOpen ? (
        <ul className="mt-1 flex flex-col">
          {answered.map((question) => (
            <li key={question.key} className="border-b border-line py-2 last:border-0">
              {draw(
                question,
                <div className="flex items-start justify-between gap-3 text-sm">
                  <p lang={language} className="min-w-0 text-ink-2 [overflow-wrap:anywhere]">
                    {question.asks} <span className="block font-semibold text-ink">{shownOf(question)}</span>
                  </p>
                  <Button
                    data-key={question.key}
                    aria-label={t`Change the answer: ${{ asks: question.asks }}`}
                    onPress={() => {
                      setUnfolded(true);
                      onChange(question.key);
                    }}
                    className="min-h-8 shrink-0 rounded-sm px-1 font-semibold text-green underline underline-offset-4 pointer-coarse:min-h-11"
                  >
                    {t`Change`}
                  </Button>
                </div>,
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
