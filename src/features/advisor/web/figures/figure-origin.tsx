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
import { OriginRows, OriginRule } from '#web/ui/origin-card.tsx';
import type { OriginViews } from './origin-views.ts';
import { useOwnNumber } from './own-number-editor.tsx';

/** Where one number of the model comes from: its rule in words, then everything it rests on; each opens in turn. */
export function FigureOrigin({
  figure,
  plan: { conversationId, figureCount },
  steps: { push, pushRow },
}: {
  readonly figure: Figure;
  readonly plan: PlanView;
  readonly steps: OriginViews;
}) {
  const { t, i18n } = useLingui();
  const { nodeId, source, inputs, ownNumber } = figure;
  const { mutate, isPending, error } = useOwnNumber(conversationId, nodeId);
  const replaced = ownNumber?.replaced;
  return (
    <>
      <p className="mt-1 [overflow-wrap:anywhere] text-ink-2">{figure.label}</p>
      <OriginRule origin={figure.origin}>
        {replaced === undefined
          ? figure.explanation
          : replaced.origin === 'source'
            ? t`Your own number. The source says ${replaced.shown}.`
            : replaced.origin === 'said'
              ? t`Your own number. Before, you said ${replaced.shown}.`
              : t`Your own number. Without it the plan assumes ${replaced.shown}.`}
        {source === undefined ? null : <SourceLine source={source} />}
      </OriginRule>
      {inputs.length === 0 ? null : (
        <OriginRows aria-label={t`What it rests on`} rows={inputs} onOpen={pushRow} className="mt-3" />
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
function ChangeInput({ inputs, push }: { readonly inputs: Figure['inputs']; readonly push: OriginViews['push'] }) {
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
