import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { type ConversationId, useFigure } from '../advisor.queries.ts';
import { FigureList } from './figure-list.tsx';
import { NodeOrigin, OwnNumberStep } from './origin-detail.tsx';
import { OriginFrame } from './origin-frame.tsx';
import type { OriginView } from './use-origin-views.ts';

/** What stands behind a number, one step at a time; Back goes one step up. */
export function OriginPanel({
  conversationId,
  figureCount,
  view,
  isNested,
  push,
  back,
  close,
}: {
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
  const title = useTitle(view, conversationId);
  const listButton = (
    <Button variant="quiet" size="small" className="first:-ms-3" onPress={() => push({ kind: 'list' })}>
      {t`See all ${plural(figureCount, { one: '# number', other: '# numbers' })}`}
    </Button>
  );
  return (
    <div ref={root}>
      <OriginFrame title={title} onBack={isNested ? back : undefined} onClose={close}>
        {view.kind === 'list' ? (
          <FigureList conversationId={conversationId} onOpen={(target) => push({ kind: 'node', ...target })} />
        ) : null}
        {view.kind === 'node' ? (
          <NodeOrigin
            key={`${view.nodeId} ${view.at ?? ''}`}
            target={view}
            conversationId={conversationId}
            onOpen={push}
            listButton={listButton}
          />
        ) : null}
        {view.kind === 'own' ? (
          <OwnNumberStep key={view.nodeId} nodeId={view.nodeId} conversationId={conversationId} onDone={back} />
        ) : null}
      </OriginFrame>
    </div>
  );
}

function useTitle(view: OriginView, conversationId: ConversationId): string {
  const { t } = useLingui();
  // After a change the number is another one than the one that was pressed.
  const shownNow = useFigure(conversationId, view.kind === 'node' ? view : undefined).data?.shown;
  switch (view.kind) {
    case 'list':
      return t`All numbers of this plan`;
    case 'own':
      return t`Your own number`;
    default: {
      // The person's own words come in quotation marks already.
      const shown = (shownNow ?? view.text).replace(/^[“"]|[”"]$/g, '');
      return t`Where does “${shown}” come from?`;
    }
  }
}
