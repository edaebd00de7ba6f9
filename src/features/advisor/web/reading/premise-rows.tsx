import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import type { PremiseView, ReadingView } from '#features/advisor/reading.contract.ts';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { usePremiseWords } from './use-premise-words.ts';

const loadPopover = () => import('./premise-popover.tsx');
const PremisePopover = lazy(async () => ({ default: (await loadPopover()).PremisePopover }));

const order = ['country', 'currency', 'trade', 'language'] as const satisfies readonly PremiseView['id'][];

/** Country, currency, trade and language as the plan goes by them; each can be changed. */
export function PremiseRows({
  reading,
  onOpen,
  onSaved,
}: {
  readonly reading: ReadingView;
  readonly onOpen: () => void;
  readonly onSaved: () => void;
}) {
  const { t } = useLingui();
  const { words, nameOf } = usePremiseWords();
  const rows = order.flatMap((id) => reading.premises.filter((premise) => premise.id === id));
  const columns: readonly TableColumn<PremiseView>[] = [
    { id: 'name', label: t`The plan goes by`, cell: ({ id }) => words[id].name },
    {
      id: 'value',
      label: t`As it is now`,
      cell: (premise) => (
        <>
          <span className="text-ink">{premise.value === null ? t`not known yet` : nameOf(premise, premise.value)}</span>
          {premise.value === null || premise.isChosen ? null : (
            <span className="block text-sm">{t`read from your answers`}</span>
          )}
        </>
      ),
    },
    {
      id: 'change',
      label: '',
      cell: (premise) => <ChangePremise premise={premise} reading={reading} onOpen={onOpen} onSaved={onSaved} />,
    },
  ];
  return <Table caption={t`What the plan goes by`} columns={columns} rows={rows} rowId={({ id }) => id} />;
}

function ChangePremise({
  premise,
  reading,
  onOpen,
  onSaved,
}: {
  readonly premise: PremiseView;
  readonly reading: ReadingView;
  readonly onOpen: () => void;
  readonly onSaved: () => void;
}) {
  const { t } = useLingui();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { name } = usePremiseWords().words[premise.id];
  return (
    <>
      <Button
        ref={trigger}
        aria-label={t`Change: ${name}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onHoverStart={() => void loadPopover()}
        onFocus={() => void loadPopover()}
        onPress={() => {
          onOpen();
          setOpen(true);
        }}
        className="min-h-6 rounded-sm text-sm font-semibold text-green underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {t`Change`}
      </Button>
      {isOpen ? (
        <Suspense>
          <PremisePopover
            premise={premise}
            reading={reading}
            triggerRef={trigger}
            onSaved={() => {
              setOpen(false);
              onSaved();
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
