import { useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Figure } from '#features/advisor/advisor.contract.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LoadingRegion } from '#web/ui/loading-region.tsx';
import { type Origin, OriginBadge } from '#web/ui/origin-badge.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type ConversationId, useFigure } from '../advisor.queries.ts';
import { ChangeInput } from './change-input.tsx';
import type { FigureTarget } from './figures-context.tsx';
import { OwnNumberEditor } from './own-number-editor.tsx';
import type { OriginView } from './use-origin-views.ts';

interface DetailProps {
  readonly conversationId: ConversationId;
  readonly onOpen: (view: OriginView) => void;
  readonly listButton: ReactNode;
}

/** Where one number of the model comes from: its rule in words, then everything it rests on; each opens in turn. */
export function NodeOrigin({ target, ...props }: DetailProps & { readonly target: FigureTarget }) {
  const figure = useFigure(props.conversationId, target);
  if (figure.isPending) return <OriginSkeleton />;
  if (figure.isError) return <FigureFailure error={figure.error} onRetry={() => void figure.refetch()} />;
  return <FigureOrigin figure={figure.data} {...props} />;
}

/** The step in which a person puts their own number in the place of one. */
export function OwnNumberStep({
  nodeId,
  conversationId,
  onDone,
}: {
  readonly nodeId: string;
  readonly conversationId: ConversationId;
  readonly onDone: () => void;
}) {
  const { t } = useLingui();
  const figure = useFigure(conversationId, { nodeId });
  if (figure.isPending) return <OriginSkeleton />;
  if (figure.isError) return <FigureFailure error={figure.error} onRetry={() => void figure.refetch()} />;
  const { ownNumber } = figure.data;
  if (ownNumber === undefined) return <p className="mt-3 text-ink-2">{t`The plan no longer assumes this number.`}</p>;
  return <OwnNumberEditor figure={figure.data} field={ownNumber} conversationId={conversationId} onDone={onDone} />;
}

function FigureFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { i18n, t } = useLingui();
  return (
    <div role="alert" className="mt-3">
      <p className="text-clay">{problemText(i18n, problemOf(error))}</p>
      <Button size="small" className="mt-3" onPress={onRetry}>{t`Try again`}</Button>
    </div>
  );
}

function FigureOrigin({ figure, ...props }: DetailProps & { readonly figure: Figure }) {
  const { t } = useLingui();
  const replaced = figure.ownNumber?.replaced;
  return (
    <>
      <p className="mt-1 [overflow-wrap:anywhere] text-ink-2">{figure.label}</p>
      <Rule origin={figure.origin}>
        {replaced === undefined
          ? figure.explanation
          : replaced.origin === 'source'
            ? t`Your own number. The source says ${replaced.shown}.`
            : replaced.origin === 'said'
              ? t`Your own number. Before, you said ${replaced.shown}.`
              : t`Your own number. Without it the plan assumes ${replaced.shown}.`}
        {figure.source === undefined ? null : <SourceLine source={figure.source} />}
      </Rule>
      {figure.inputs.length > 0 ? (
        <ul aria-label={t`What it rests on`} className="mt-3">
          {figure.inputs.map((input) => (
            <li key={input.nodeId} className="border-t border-line">
              <InputRow
                label={input.label}
                shown={input.shown}
                origin={input.origin}
                onOpen={() => props.onOpen({ kind: 'node', nodeId: input.nodeId, text: input.shown })}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-3 flex flex-col items-start gap-1">
        <ChangeInput figure={figure} {...props} />
      </div>
      <div className="mt-1">{props.listButton}</div>
    </>
  );
}

/** A line that opens: label, value, what it rests on. */
export function InputRow({
  label,
  shown,
  origin,
  onOpen,
}: {
  readonly label: string;
  readonly shown: string;
  readonly origin: Origin;
  readonly onOpen: () => void;
}) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-10 compact:min-h-8 w-full flex-wrap items-center justify-end gap-x-2 gap-y-1 rounded-sm py-2 compact:py-0.5 text-start hover:bg-sunken pointer-coarse:min-h-11"
    >
      <span className="min-w-0 flex-1 basis-16 [overflow-wrap:anywhere] text-ink">{label}</span>
      <span className="figures max-w-full text-end font-semibold [overflow-wrap:anywhere] text-ink underline decoration-green decoration-dotted decoration-2 underline-offset-4">
        {shown}
      </span>
      <OriginBadge origin={origin} />
    </button>
  );
}

/** What a number rests on, with the word for it above. */
function Rule({ origin, children }: { readonly origin: Origin; readonly children: ReactNode }) {
  const { t } = useLingui();
  const words: Record<Origin, string> = {
    said: t`You said`,
    formula: t`Formula`,
    assumption: t`Assumption`,
    source: t`Source`,
  };
  return (
    <div className="mt-2 border-s-2 border-green ps-3">
      <p className="text-ink-2">{words[origin]}</p>
      <div className="[overflow-wrap:anywhere] text-ink">{children}</div>
    </div>
  );
}

function SourceLine({ source }: { readonly source: NonNullable<Figure['source']> }) {
  const { t } = useLingui();
  const isWebAddress = /^https?:\/\//.test(source.address);
  const title = t`${source.publisher}: ${source.title}, ${String(source.year)}`;
  return (
    <p className="mt-1.5 text-ink-2">
      {isWebAddress ? (
        <a href={source.address} target="_blank" rel="noreferrer" className="text-green underline underline-offset-4">
          {title} <Icon of={ExternalLink} size={13} className="inline" />
          <span className="sr-only">{t`(opens in a new tab)`}</span>
        </a>
      ) : (
        title
      )}
      <span className="block">{t`Read on ${source.readOn}`}</span>
    </p>
  );
}

export function OriginSkeleton() {
  const { t } = useLingui();
  return (
    <LoadingRegion label={t`Loading`}>
      <div className="mt-3 flex flex-col gap-3">
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-6 w-full" />
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-6 w-full" />
      </div>
    </LoadingRegion>
  );
}
