import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { QuestionView, ReadingView } from '#features/advisor/reading.contract.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useQuestionWords } from './use-question-words.ts';

/** What was answered, folded away; each can be changed. Nothing where nothing was. */
export function AnsweredQuestions({
  reading: { answered, language, currency },
  open,
  cardOf,
  onChange,
}: {
  readonly reading: ReadingView;
  /** The key of the question that is being answered. */
  readonly open: string | undefined;
  readonly cardOf: (question: QuestionView) => ReactNode;
  readonly onChange: (question: QuestionView) => void;
}) {
  const { t } = useLingui();
  const { shownOf } = useQuestionWords(currency);
  const [isUnfolded, setUnfolded] = useState(false);
  const count = answered.length;
  if (count === 0) return null;
  const isOpen = isUnfolded || answered.some(({ key }) => key === open);
  return (
    <div>
      <AriaButton
        aria-expanded={isOpen}
        onPress={() => setUnfolded(!isOpen)}
        className="flex min-h-9 items-center gap-1.5 rounded-sm text-sm font-semibold text-ink-2 hover:text-ink pointer-coarse:min-h-11"
      >
        <Icon of={isOpen ? ChevronDown : ChevronRight} size={16} className="shrink-0" />
        {t`${plural(count, { one: '# answered', other: '# answered' })}`}
      </AriaButton>
      {isOpen ? (
        <ul className="mt-1 flex flex-col">
          {answered.map((question) => (
            <li key={question.key} className="border-b border-line py-2 last:border-0">
              {question.key === open ? (
                cardOf(question)
              ) : (
                <AnsweredLine
                  question={question}
                  language={language}
                  shown={shownOf(question)}
                  onChange={() => {
                    setUnfolded(true);
                    onChange(question);
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function AnsweredLine({
  question: { key, asks },
  language,
  shown,
  onChange,
}: {
  readonly question: QuestionView;
  readonly language: string;
  readonly shown: string;
  readonly onChange: () => void;
}) {
  const { t } = useLingui();
  return (
    <div className="flex items-start justify-between gap-3 text-sm">
      <p lang={language} className="min-w-0 text-ink-2 [overflow-wrap:anywhere]">
        {asks} <span className="block font-semibold text-ink">{shown}</span>
      </p>
      <AriaButton
        data-question={key}
        aria-label={t`Change the answer: ${asks}`}
        onPress={onChange}
        className="min-h-8 shrink-0 rounded-sm px-1 font-semibold text-green underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {t`Change`}
      </AriaButton>
    </div>
  );
}
