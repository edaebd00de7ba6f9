import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Conversation, StatedFact } from '#features/advisor/advisor.contract.ts';
import { useFactWords } from '#features/workspaces/web/shared/facts/use-fact-words.ts';
import { Button } from '#web/ui/button.tsx';
import { type ConversationId, useShownFigure } from '../advisor.queries.ts';
import { FactEditor } from '../facts/fact-editor.tsx';
import { findFact } from '../facts/use-fact-correction.ts';
import { FigureList } from './figure-list.tsx';
import { NodeOrigin, OwnNumberStep, Rule } from './origin-detail.tsx';
import { OriginFrame } from './origin-frame.tsx';
import type { OriginView } from './use-origin-views.ts';

/** What stands behind a number, one step at a time; Back goes one step up. */
export function OriginPanel({
  conversation,
  conversationId,
  figureCount,
  view,
  isNested,
  push,
  back,
  close,
}: {
  readonly conversation: Conversation;
  readonly conversationId: ConversationId;
  readonly figureCount: number;
  readonly view: OriginView;
  /** There is a step to go back to. */
  readonly isNested: boolean;
  readonly push: (view: OriginView) => void;
  readonly back: () => void;
  readonly close: () => void;
}) {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is the reason to move the focus
  useEffect(() => {
    root.current?.querySelector<HTMLElement>('[data-origin-title]')?.focus({ preventScroll: true });
  }, [view]);
  const title = useTitle(view, conversation, conversationId);
  const listButton = (
    <Button variant="quiet" size="small" className="first:-ms-3" onPress={() => push({ kind: 'list' })}>
      {t`See all ${plural(figureCount, { one: '# number', other: '# numbers' })}`}
    </Button>
  );
  const onChangeFact = (fact: StatedFact) => push({ kind: 'edit', factKey: fact.key });
  return (
    <div ref={root}>
      <OriginFrame title={title} onBack={isNested ? back : undefined} onClose={close}>
        {view.kind === 'list' ? <FigureList conversationId={conversationId} onOpen={push} /> : null}
        {view.kind === 'node' ? (
          <NodeOrigin
            key={`${view.nodeId} ${view.at ?? ''}`}
            target={view}
            conversationId={conversationId}
            findFact={(key) => findFact(conversation, key)}
            onOpen={push}
            listButton={listButton}
          />
        ) : null}
        {view.kind === 'fact' ? (
          <FactOrigin
            conversation={conversation}
            factKey={view.factKey}
            onChange={onChangeFact}
            listButton={listButton}
          />
        ) : null}
        {view.kind === 'edit' ? (
          <EditStep conversation={conversation} conversationId={conversationId} factKey={view.factKey} onDone={back} />
        ) : null}
        {view.kind === 'own' ? (
          <OwnNumberStep key={view.nodeId} nodeId={view.nodeId} conversationId={conversationId} onDone={back} />
        ) : null}
      </OriginFrame>
    </div>
  );
}

function useTitle(view: OriginView, conversation: Conversation, conversationId: ConversationId): string {
  const { t } = useLingui();
  // After a change the number is another one than the one that was pressed.
  const shownNow = useShownFigure(conversationId, view.kind === 'node' ? view : undefined);
  const { labelOf } = useFactWords();
  switch (view.kind) {
    case 'list':
      return t`All numbers of this plan`;
    case 'edit': {
      const fact = findFact(conversation, view.factKey);
      const label = fact === undefined ? '' : labelOf(fact);
      return t`Change: ${label}`;
    }
    case 'own':
      return t`Your own number`;
    default: {
      // The person's own words come in quotation marks already.
      const shown = (shownNow ?? view.text).replace(/^[“"]|[”"]$/g, '');
      return t`Where does “${shown}” come from?`;
    }
  }
}

function FactOrigin({
  conversation,
  factKey,
  onChange,
  listButton,
}: {
  readonly conversation: Conversation;
  readonly factKey: string;
  readonly onChange: (fact: StatedFact) => void;
  readonly listButton: ReactNode;
}) {
  const { t } = useLingui();
  const { labelOf, shownOf } = useFactWords();
  const fact = findFact(conversation, factKey);
  const message = conversation.messages.find((one) => one.facts.some((stated) => stated.key === factKey));
  return (
    <>
      <Rule origin="said">
        {fact === undefined ? t`This stands in one of your answers.` : `${labelOf(fact)}: ${shownOf(fact)}`}
        {message === undefined ? null : (
          <blockquote className="mt-1 line-clamp-6 text-ink-2">“{message.content}”</blockquote>
        )}
      </Rule>
      <div className="mt-3 flex flex-wrap items-center gap-y-2">
        {fact === undefined ? null : <Button size="small" onPress={() => onChange(fact)}>{t`Change an input`}</Button>}
        {listButton}
      </div>
    </>
  );
}

function EditStep({
  conversation,
  conversationId,
  factKey,
  onDone,
}: {
  readonly conversation: Conversation;
  readonly conversationId: ConversationId;
  readonly factKey: string;
  readonly onDone: () => void;
}) {
  const { t } = useLingui();
  const fact = findFact(conversation, factKey);
  if (fact === undefined) return <p className="mt-3 text-ink-2">{t`This is not among your answers any more.`}</p>;
  return (
    <div className="mt-3">
      <FactEditor key={factKey} fact={fact} conversationId={conversationId} onDone={onDone} />
    </div>
  );
}
