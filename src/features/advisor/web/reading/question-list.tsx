import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { QuestionView, ReadingView } from '#features/advisor/reading.contract.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { AnsweredQuestions } from './answered-questions.tsx';
import { QuestionCard } from './question-card.tsx';
import { draftOf, type QuestionDraft } from './question-draft.ts';
import { useFocusAfter } from './use-focus-after.ts';
import { type Answer, useReadingActs } from './use-reading.ts';

/** What is asked after the fifth answer: one question open, the next ones behind it, the answered ones folded away. */
export function QuestionList({ reading }: { readonly reading: ReadingView }) {
  const { t } = useLingui();
  const acts = useReadingActs(reading);
  const [chosen, setChosen] = useState<string>();
  // Apart from the cards: a question that another tab answered moves, and what was typed moves with it.
  const [drafts, setDrafts] = useState<Readonly<Record<string, QuestionDraft>>>({});
  const [saved, setSaved] = useState('');
  const { root, focusOn } = useFocusAfter(reading, findQuestion);
  const titleId = useId();
  const { questions, answered, openCount, currency, language } = reading;
  const isThere = [...questions, ...answered].some(({ key }) => key === chosen);
  const open = isThere ? chosen : questions[0]?.key;
  const more = openCount - questions.length;

  const show = (key: string | undefined, focused: string) => {
    acts.clear();
    setSaved('');
    setChosen(key);
    focusOn(focused);
  };
  const save = async (question: QuestionView, answer: Answer | null) => {
    const { key } = question;
    setSaved('');
    setChosen(key);
    const next = await acts.answer(question, answer);
    if (next === undefined) return focusOn(key, reading);
    const { [key]: _, ...others } = drafts;
    setDrafts(others);
    setSaved(t`Saved.`);
    const at = Math.max(0, questions.indexOf(question));
    const following = answer === null ? key : (next.questions[at] ?? next.questions[0])?.key;
    setChosen(following);
    focusOn(following, reading);
  };
  const cardOf = (question: QuestionView) => {
    const { key } = question;
    return (
      <QuestionCard
        question={question}
        reading={reading}
        acts={acts}
        draft={drafts[key] ?? draftOf(question, currency)}
        onDraft={(draft) => setDrafts({ ...drafts, [key]: draft })}
        onSave={(answer) => void save(question, answer)}
        action={
          question.answer === null ? null : (
            <Button variant="quiet" size="small" onPress={() => show(undefined, key)}>
              {t`Cancel`}
            </Button>
          )
        }
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
              {question.key === open ? (
                cardOf(question)
              ) : (
                <AriaButton
                  data-question={question.key}
                  aria-expanded={false}
                  onPress={() => show(question.key, question.key)}
                  className="flex min-h-11 w-full items-center gap-2 rounded-lg border border-line px-4 py-2 text-start text-base text-ink hover:bg-sunken"
                >
                  <span lang={language} className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                    {question.asks}
                  </span>
                  <Icon of={ChevronRight} size={16} className="shrink-0 text-ink-3" />
                </AriaButton>
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
      <AnsweredQuestions reading={reading} open={open} cardOf={cardOf} onChange={({ key }) => show(key, key)} />
      <p role="status" className="sr-only">
        {saved}
      </p>
    </section>
  );
}

/** A question, shown whole or as a line; the heading where it is not there any more. */
function findQuestion(list: HTMLElement, key: string | undefined): HTMLElement | null {
  const shown = [...list.querySelectorAll<HTMLElement>('[data-question]')];
  return shown.find(({ dataset }) => dataset.question === key) ?? list.querySelector('h2');
}
