import { useLingui } from '@lingui/react/macro';
import type { ThreadMessage } from '#features/threads/threads.contract.ts';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { cx } from '#web/ui/class-names.ts';

/** Everything of a thread in the order in which it was written. */
export function MessageList({
  messages,
  personName,
}: {
  readonly messages: readonly ThreadMessage[];
  readonly personName: string;
}) {
  return (
    <ol className="flex flex-col gap-4">
      {messages.map((message) => (
        <Message key={message.id} message={message} personName={personName} />
      ))}
    </ol>
  );
}

const looks = {
  received: 'bg-sunken border-line',
  answer: 'bg-green-soft border-transparent',
  note: 'bg-gold-soft border-transparent',
} as const satisfies Readonly<Record<ThreadMessage['kind'], string>>;

function Message({ message, personName }: { readonly message: ThreadMessage; readonly personName: string }) {
  const { t } = useLingui();
  const { moment } = useTimeFormat();
  const { kind, body, fields, consent, createdAt } = message;
  const from: Readonly<Record<ThreadMessage['kind'], string>> = {
    received: personName,
    answer: t`Your answer by mail`,
    note: t`Your note, which only you read`,
  };
  return (
    <li className={cx('rounded-lg border px-4 py-3', looks[kind])}>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-2">
        <span className="font-semibold [overflow-wrap:anywhere] text-ink">{from[kind]}</span>
        <time dateTime={createdAt}>{moment(createdAt)}</time>
      </p>
      {fields.length === 0 ? null : (
        <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(6rem,auto)_minmax(0,1fr)]">
          {fields.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-sm text-ink-2">{label}</dt>
              <dd dir="auto" className="text-base [overflow-wrap:anywhere] whitespace-pre-wrap text-ink">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {body === '' ? null : (
        <p dir="auto" className="mt-2 text-base [overflow-wrap:anywhere] whitespace-pre-wrap text-ink">
          {body}
        </p>
      )}
      {consent === null ? null : (
        <p className="mt-2 text-sm text-ink-2">
          {t`Agreed to:`} <q>{consent}</q>
        </p>
      )}
    </li>
  );
}
