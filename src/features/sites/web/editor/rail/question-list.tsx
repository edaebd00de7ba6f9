import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check, CircleHelp } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { scoreCard } from '#features/sites/domain/gate/score-card.ts';
import { Icon } from '#web/ui/icon.tsx';
import { gapWords } from '../../gap-words.ts';
import { blockWords } from '../../sites-words.ts';
import { useEditedSite, useEditorTools } from '../editor-context.ts';
import { movedFacts } from '../moved-facts.ts';

const lineStyle =
  'flex min-h-9 w-full items-start gap-2 rounded-sm px-2.5 py-1.5 text-start text-sm text-ink-2 hover:bg-sunken hover:text-ink pointer-coarse:min-h-11';

/** The questions that are open before the site can go online, and what facts say otherwise now: each leads to its place. */
export function QuestionList() {
  const { t } = useLingui();
  const { builder, goTo } = useEditorTools();
  const { document: newest } = useEditedSite();
  // The whole site is looked through for it, which whoever types does not wait for.
  const document = useDeferredValue(newest);
  const { look, facts } = builder;
  const gaps = useMemo(() => scoreCard(document, look).filter(({ rule }) => rule === 'gap'), [document, look]);
  const moved = useMemo(() => movedFacts(document, facts), [document, facts]);
  const count = gaps.length;
  const changes = moved.length;
  return (
    <section aria-labelledby="editor-questions" className="flex flex-col gap-1">
      <h2 id="editor-questions" className="px-2.5 text-sm font-semibold text-ink">
        {count === 0
          ? t`No question is open`
          : t`${plural(count, {
              one: '# question before it can go online',
              other: '# questions before it can go online',
            })}`}
      </h2>
      {count === 0 && changes === 0 ? (
        <p className="flex items-center gap-2 px-2.5 text-sm text-ink-2">
          <Icon of={Check} size={14} className="text-green" />
          {t`Everything that is asked is answered.`}
        </p>
      ) : null}
      <ul className="flex flex-col">
        {gaps.map(({ pageKind, blockId, field, question }) => (
          <li key={`${blockId} ${field}`}>
            <button type="button" className={lineStyle} onClick={() => pageKind && goTo({ pageKind, blockId, field })}>
              <Icon of={CircleHelp} size={14} className="mt-0.5 shrink-0 text-gold" />
              {question ? t(gapWords[question]) : null}
            </button>
          </li>
        ))}
        {moved.map(({ binding, pageKind, block }) => {
          const name = t(blockWords[block.type].name);
          return (
            <li key={`${binding.blockId} ${binding.field}`}>
              <button
                type="button"
                className={lineStyle}
                onClick={() => goTo({ pageKind, blockId: block.id, field: binding.field })}
              >
                <Icon of={CircleHelp} size={14} className="mt-0.5 shrink-0 text-clay" />
                {t`${name}: your facts say something else now`}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
