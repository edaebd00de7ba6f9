import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { questionIds } from '#features/advisor/domain/questions.ts';
import type { MentionView, PremiseView, ReadingView } from '#features/advisor/reading.contract.ts';
import { Button } from '#web/ui/button.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { questionNames } from '../labels/answer-labels.ts';
import { roleNames, roleUses } from '../labels/role-labels.ts';
import { ChangeButton, type Changing } from './change-button.tsx';
import { shownRole, stateOf } from './mention-state.ts';
import { Quote } from './quote.tsx';
import { ActProblem, useReadingActs } from './reading-acts.tsx';
import { useFocusAfter } from './use-focus-after.ts';
import { usePremiseWords } from './use-premise-words.ts';

/** "How I read you": everything that was found in the answers, what it is taken as and used for; each can be changed. */
export function HowIReadYou({ reading }: { readonly reading: ReadingView }) {
  const { t } = useLingui();
  const [saved, setSaved] = useState('');
  const { root, focusOn } = useFocusAfter<HTMLDetailsElement>(reading, 'summary');
  const acts = useReadingActs(reading);
  const { mentions } = reading;
  const canConfirm = mentions.some((mention) => stateOf(mention) === 'guess');
  // Whoever confirmed nothing yet has this to do first: it is open then, and stays as they leave it.
  const [isOpen] = useState(canConfirm && !mentions.some(({ taken }) => taken?.by === 'person'));
  const used = mentions.filter((mention) => stateOf(mention) !== 'unused');
  const guesses = used.filter(({ taken }) => taken === null).length;
  const groups = [
    ...questionIds.map((id) => ({ name: t(questionNames[id]), rows: used.filter(({ question }) => question === id) })),
    { name: t`Later messages`, rows: used.filter(({ question }) => question === null) },
    { name: t`Not used`, rows: mentions.filter((mention) => !used.includes(mention)) },
  ].filter(({ rows }) => rows.length > 0);
  // The button of what was confirmed is gone; what is used for something else now may stand in another group, and the focus goes along.
  const finish = (id?: string) => {
    setSaved(t`Saved.`);
    focusOn(id, reading);
  };
  const confirmAll = async () => {
    setSaved('');
    if ((await acts.confirm(mentions)) !== undefined) finish();
  };
  const changing: Changing = { reading, onOpen: () => setSaved(''), onSaved: finish };
  return (
    <details ref={root} open={isOpen} className="rounded-lg border border-line px-4 py-2.5">
      <summary className="min-h-7 rounded-sm text-base text-ink">
        <h2 className="inline font-semibold">{t`How I read you`}</h2>{' '}
        <span className="text-sm text-ink-2">
          {guesses === 0
            ? t`what your words count as, to check and to change`
            : t`${plural(guesses, { one: '# guess waits for you and does not count yet', other: '# guesses wait for you and do not count yet' })}`}
        </span>
      </summary>
      <div className="mt-4 mb-2 flex flex-col gap-6">
        <PremiseTable {...changing} />
        {groups.map(({ name, rows }) => (
          <div key={name}>
            <h3 className="text-base font-semibold text-ink">{name}</h3>
            {/* The buttons of a table are one stop of the keyboard: the arrows go from row to row. */}
            <Toolbar aria-label={t`Change: ${name}`} orientation="vertical">
              <MentionTable name={name} rows={rows} {...changing} />
            </Toolbar>
          </div>
        ))}
        <ActProblem
          acts={acts}
          stale={t`Another tab changed this in the meantime. Look at it again, then confirm it.`}
        />
        {canConfirm ? (
          <Button
            variant="primary"
            busy={acts.isBusy}
            busyLabel={t`Saving…`}
            onPress={() => void confirmAll()}
            className="self-start"
          >
            {t`All of this is right`}
          </Button>
        ) : null}
      </div>
      <p role="status" className="sr-only">
        {saved}
      </p>
    </details>
  );
}

const order = ['country', 'currency', 'trade', 'language'] as const satisfies readonly PremiseView['id'][];

/** Country, currency, trade and language as the plan goes by them. */
function PremiseTable(changing: Changing) {
  const { t } = useLingui();
  const { words, nameOf } = usePremiseWords();
  const rows = order.flatMap((id) => changing.reading.premises.filter((premise) => premise.id === id));
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
      cell: (premise) => (
        <ChangeButton {...changing} subject={premise} label={t`Change: ${{ name: words[premise.id].name }}`} />
      ),
    },
  ];
  return <Table caption={t`What the plan goes by`} columns={columns} rows={rows} rowId={({ id }) => id} />;
}

/** The words of one group: what they are taken as, and what that is used for. */
function MentionTable({
  name,
  rows,
  ...changing
}: Changing & { readonly name: string; readonly rows: readonly MentionView[] }) {
  const { t } = useLingui();
  const { reading } = changing;
  const purposeOf = (mention: MentionView): string => {
    const role = shownRole(mention);
    return role === undefined ? '' : t(roleUses[role]);
  };
  const columns: readonly TableColumn<MentionView>[] = [
    { id: 'words', label: t`Your words`, cell: ({ quote }) => <Quote text={quote} language={reading.language} /> },
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
      cell: (mention) => <ChangeButton {...changing} subject={mention} label={t`Change: “${mention.quote}”`} />,
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
