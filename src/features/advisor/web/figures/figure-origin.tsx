import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import type { Figure, PlanView } from '#features/advisor/advisor.contract.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorText } from '#web/ui/error-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { OriginBadge, useOriginWords } from '#web/ui/origin-badge.tsx';
import type { Push } from './origin-views.ts';
import { useOwnNumber } from './own-number-editor.tsx';

/** Where one number of the model comes from: its rule in words, then everything it rests on; each opens in turn. */
export function FigureOrigin({
  figure,
  plan: { conversationId, figureCount },
  push,
}: {
  readonly figure: Figure;
  readonly plan: PlanView;
  readonly push: Push;
}) {
  const { t, i18n } = useLingui();
  const words = useOriginWords();
  const { nodeId, source, inputs, ownNumber } = figure;
  const { mutate, isPending, error } = useOwnNumber(conversationId, nodeId);
  const replaced = ownNumber?.replaced;
  return (
    <>
      <p className="mt-1 [overflow-wrap:anywhere] text-ink-2">{figure.label}</p>
      <div className="mt-2 border-s-2 border-green ps-3">
        <p className="text-ink-2">{words[figure.origin]}</p>
        <div className="[overflow-wrap:anywhere] text-ink">
          {replaced === undefined
            ? figure.explanation
            : replaced.origin === 'source'
              ? t`Your own number. The source says ${replaced.shown}.`
              : replaced.origin === 'said'
                ? t`Your own number. Before, you said ${replaced.shown}.`
                : t`Your own number. Without it the plan assumes ${replaced.shown}.`}
          {source === undefined ? null : <SourceLine source={source} />}
        </div>
      </div>
      {inputs.length === 0 ? null : (
        <FigureRows aria-label={t`What it rests on`} figures={inputs} push={push} className="mt-3" />
      )}
      <div className="mt-3 flex flex-col items-start gap-1">
        {ownNumber === undefined ? (
          <ChangeInput inputs={inputs} push={push} />
        ) : (
          <Button size="small" onPress={() => push({ kind: 'own', nodeId })}>
            {replaced === undefined ? t`Use my own number` : t`Change my number`}
          </Button>
        )}
        {ownNumber === undefined || replaced === undefined ? null : (
          <Button
            variant="quiet"
            size="small"
            className="-ms-3"
            isDisabled={isPending}
            onPress={() => mutate({ version: ownNumber.version, value: null })}
          >
            {replaced.origin === 'source'
              ? t`Use the source again`
              : replaced.origin === 'said'
                ? t`Use what I said again`
                : t`Use the assumption again`}
          </Button>
        )}
        <ErrorText>{error && problemText(i18n, problemOf(error))}</ErrorText>
      </div>
      <div className="mt-1">
        <Button variant="quiet" size="small" className="first:-ms-3" onPress={() => push({ kind: 'list' })}>
          {t`See all ${plural(figureCount, { one: '# number', other: '# numbers' })}`}
        </Button>
      </div>
    </>
  );
}

/** Numbers as lines that open: label, value, what it rests on. */
export function FigureRows({
  figures,
  push,
  ...list
}: {
  readonly figures: readonly Pick<Figure, 'nodeId' | 'label' | 'shown' | 'origin'>[];
  readonly push: Push;
  readonly 'aria-label'?: string;
  readonly className: string;
}) {
  return (
    <ul {...list}>
      {figures.map(({ nodeId, label, shown, origin }) => (
        <li key={nodeId} className="border-t border-line">
          <button
            type="button"
            onClick={() => push({ kind: 'node', nodeId, text: shown })}
            className="flex min-h-10 compact:min-h-8 w-full flex-wrap items-center justify-end gap-x-2 gap-y-1 rounded-sm py-2 compact:py-0.5 text-start hover:bg-sunken pointer-coarse:min-h-11"
          >
            <span className="min-w-0 flex-1 basis-16 [overflow-wrap:anywhere] text-ink">{label}</span>
            <span className="figures max-w-full text-end font-semibold [overflow-wrap:anywhere] text-ink underline decoration-green decoration-dotted decoration-2 underline-offset-4">
              {shown}
            </span>
            <OriginBadge origin={origin} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function SourceLine({ source }: { readonly source: NonNullable<Figure['source']> }) {
  const { t } = useLingui();
  const title = t`${source.publisher}: ${source.title}, ${String(source.year)}`;
  return (
    <p className="mt-1.5 text-ink-2">
      <a href={source.address} target="_blank" rel="noreferrer" className="text-green underline underline-offset-4">
        {title} <Icon of={ExternalLink} size={13} className="inline" />
        <span className="sr-only">{t`(opens in a new tab)`}</span>
      </a>
      <span className="block">{t`Read on ${source.readOn}`}</span>
    </p>
  );
}

/** The inputs that can be replaced; one opens at once, several are offered as a menu. */
function ChangeInput({ inputs, push }: { readonly inputs: Figure['inputs']; readonly push: Push }) {
  const { t } = useLingui();
  const entries = inputs
    .filter((input) => input.isReplaceable)
    .map(({ nodeId, label, shown }) => ({
      id: nodeId,
      label: `${label}: ${shown}`,
      onAction: () => push({ kind: 'own', nodeId }),
    }));
  const [first] = entries;
  if (first === undefined) return null;
  if (entries.length === 1) return <Button size="small" onPress={first.onAction}>{t`Change an input`}</Button>;
  return (
    <Menu
      label={t`Change an input`}
      placement="bottom start"
      trigger={<Button size="small">{t`Change an input`}</Button>}
      entries={entries}
    />
  );
}
