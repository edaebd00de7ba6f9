import { useLingui } from '@lingui/react/macro';
import type { MentionView, ReadingView } from '#features/advisor/reading.contract.ts';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { roleNames, roleUses } from '../labels/role-labels.ts';
import { shownRole, stateOf } from './mention-state.ts';
import { MentionTrigger } from './mention-trigger.tsx';
import { Quote } from './quote.tsx';

/** The words of one group: what they are taken as, what that is used for, and the way to change it. */
export function MentionTable({
  name,
  rows,
  reading,
  onOpen,
  onSaved,
}: {
  readonly name: string;
  readonly rows: readonly MentionView[];
  readonly reading: ReadingView;
  readonly onOpen: () => void;
  readonly onSaved: (mention: MentionView) => void;
}) {
  const { t } = useLingui();
  const purposeOf = (mention: MentionView): string => {
    const role = shownRole(mention);
    return role === undefined ? '' : t(roleUses[role]);
  };
  const columns: readonly TableColumn<MentionView>[] = [
    {
      id: 'words',
      label: t`Your words`,
      cell: ({ quote }) => <Quote text={quote} language={reading.language} />,
    },
    {
      id: 'taken',
      label: t`Taken as`,
      cell: (mention) => (
        <>
          <Meaning mention={mention} reading={reading} />
          <span className="block text-sm sm:hidden">{purposeOf(mention)}</span>
        </>
      ),
    },
    { id: 'use', label: t`Used for`, isWideOnly: true, cell: purposeOf },
    {
      id: 'change',
      label: '',
      cell: (mention) => (
        <MentionTrigger
          mention={mention}
          reading={reading}
          onOpen={onOpen}
          onSaved={onSaved}
          label={t`Change: “${mention.quote}”`}
          className="min-h-6 rounded-sm text-sm font-semibold text-green underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {t`Change`}
        </MentionTrigger>
      ),
    },
  ];
  return <Table caption={name} columns={columns} rows={rows} rowId={({ id }) => id} />;
}

/** What a mention is taken as, who said so where nobody did yet, and what it belongs to. */
function Meaning({ mention, reading }: { readonly mention: MentionView; readonly reading: ReadingView }) {
  const { t } = useLingui();
  const role = shownRole(mention);
  const owner = reading.mentions.find(({ id }) => id === mention.taken?.of);
  const unit = mention.taken?.unit;
  return (
    <>
      <span className="text-ink">{role === undefined ? t`not said yet` : t(roleNames[role])}</span>
      {stateOf(mention) === 'guess' ? (
        <span className="block text-sm text-gold">{t`a guess, not used yet`}</span>
      ) : null}
      {owner === undefined ? null : (
        <span className="block text-sm">
          {t`It belongs to:`} <Quote text={owner.quote} language={reading.language} />
        </span>
      )}
      {unit ? (
        <span className="block text-sm">
          <bdi lang={reading.language}>{`${unit.one}, ${unit.many}`}</bdi>
        </span>
      ) : null}
    </>
  );
}
