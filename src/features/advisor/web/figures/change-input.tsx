import { useLingui } from '@lingui/react/macro';
import type { Figure, OwnNumberField } from '#features/advisor/advisor.contract.ts';
import { problemText } from '#web/api/problems.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import type { ConversationId } from '../advisor.queries.ts';
import { useOwnNumber } from './own-number-editor.tsx';
import type { OriginView } from './use-origin-views.ts';

export interface ChangeInputProps {
  readonly figure: Figure;
  readonly conversationId: ConversationId;
  readonly onOpen: (view: OriginView) => void;
}

/** The way to another number: in the place of this one, or of one that it rests on. */
export function ChangeInput(props: ChangeInputProps) {
  const { figure } = props;
  if (figure.ownNumber !== undefined) return <OwnNumberActions {...props} field={figure.ownNumber} />;
  return <InputChoice {...props} />;
}

function OwnNumberActions({
  figure,
  field,
  conversationId,
  onOpen,
}: ChangeInputProps & { readonly field: OwnNumberField }) {
  const { t, i18n } = useLingui();
  const { put, isBusy, problem } = useOwnNumber(figure.nodeId, field, conversationId, () => undefined);
  const { replaced } = field;
  const open = () => onOpen({ kind: 'own', nodeId: figure.nodeId });
  return (
    <>
      <Button size="small" onPress={open}>
        {replaced === undefined ? t`Use my own number` : t`Change my number`}
      </Button>
      {replaced === undefined ? null : (
        <Button variant="quiet" size="small" className="-ms-3" isDisabled={isBusy} onPress={() => void put(null)}>
          {replaced.origin === 'source'
            ? t`Use the source again`
            : replaced.origin === 'said'
              ? t`Use what I said again`
              : t`Use the assumption again`}
        </Button>
      )}
      {problem === undefined ? null : (
        <p role="alert" className="text-sm font-medium text-clay">
          {problemText(i18n, problem)}
        </p>
      )}
    </>
  );
}

/** The inputs that can be replaced; one opens at once, several are offered as a menu. */
function InputChoice({ figure, onOpen }: ChangeInputProps) {
  const { t } = useLingui();
  const entries = figure.inputs
    .filter((input) => input.isReplaceable)
    .map(({ nodeId, label, shown }) => ({
      id: nodeId,
      label: `${label}: ${shown}`,
      onAction: () => onOpen({ kind: 'own', nodeId }),
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
