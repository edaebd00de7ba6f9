import { useLingui } from '@lingui/react/macro';
import { createContext, useContext, useState } from 'react';
import { threadLimits } from '#features/threads/domain/thread.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { Form } from '#web/forms/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorText } from '#web/ui/error-text.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { type AtThread, useWrite } from './threads.queries.ts';

/** What was begun and not sent, by thread and kind: it is there again when somebody comes back to the thread. */
export type Drafts = Map<string, string>;

export const DraftsContext = createContext<Drafts | undefined>(undefined);

interface BoxProps {
  readonly at: AtThread;
  readonly canAnswer: boolean;
  readonly personMail: string;
}

/** Where one answers by mail, or writes a note. */
export function WriteBox({ at, canAnswer, personMail }: BoxProps) {
  const { t } = useLingui();
  const [kind, setKind] = useState<'answer' | 'note'>('answer');
  if (!canAnswer) return <Writing at={at} kind="note" personMail={personMail} />;
  return (
    <Tabs
      label={t`What to write`}
      selected={kind}
      onSelect={(id) => setKind(id === 'note' ? 'note' : 'answer')}
      listClassName="max-w-xs"
      panelClassName="mt-3"
      tabs={[
        { id: 'answer', label: t`Answer`, content: <Writing at={at} kind="answer" personMail={personMail} /> },
        { id: 'note', label: t`Note`, content: <Writing at={at} kind="note" personMail={personMail} /> },
      ]}
    />
  );
}

function Writing({
  at,
  kind,
  personMail,
}: Omit<BoxProps, 'canAnswer'> & {
  readonly kind: 'answer' | 'note';
}) {
  const { t, i18n } = useLingui();
  const drafts = useContext(DraftsContext);
  const key = `${at.threadId} ${kind}`;
  const [body, setBody] = useState(() => drafts?.get(key) ?? '');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useWrite(at, kind);
  const write = (text: string): void => {
    setBody(text);
    setMissing(false);
    drafts?.set(key, text);
  };
  const send = (): void => {
    if (isPending) return;
    if (body.trim() === '') {
      setMissing(true);
      return;
    }
    mutate(body, {
      onSuccess: () => {
        write('');
        showToast({ tone: 'done', text: kind === 'answer' ? t`Your answer is on its way.` : t`The note is kept.` });
      },
    });
  };
  return (
    <Form onSubmit={send} className="gap-3">
      <TextArea
        label={kind === 'answer' ? t`Your answer` : t`Your note`}
        value={body}
        onChange={write}
        maxLength={threadLimits.body}
        className="[&_textarea]:min-h-28"
        error={isMissing ? t`Write something first.` : undefined}
        hint={
          kind === 'answer'
            ? t`It goes to ${personMail} by mail. What they answer comes to the address of your account.`
            : t`Only you read it.`
        }
      />
      <ErrorText>{error === null ? null : problemText(i18n, problemOf(error))}</ErrorText>
      <Button
        type="submit"
        variant={kind === 'answer' ? 'primary' : 'secondary'}
        busy={isPending}
        className="self-start"
      >
        {kind === 'answer' ? t`Send the answer` : t`Keep the note`}
      </Button>
    </Form>
  );
}
