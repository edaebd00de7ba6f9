import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useDomainAct } from './use-domain-act.ts';

/** Claims one more domain for the site. */
export function AddDomain({ isFirst }: { readonly isFirst: boolean }) {
  const { t, i18n } = useLingui();
  const { act, isBusy, error, api, siteId } = useDomainAct();
  const [isOpen, setOpen] = useState(false);
  const [host, setHost] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = async (): Promise<void> => {
    const wanted = host.trim();
    setMissing(wanted === '');
    if (wanted === '' || !(await act(() => api.addDomain.call({ siteId, host: wanted })))) return;
    setHost('');
    setOpen(false);
  };
  const words = (refused: unknown): string => {
    const problem = problemOf(refused);
    return problem.fields?.host === undefined
      ? problemText(i18n, problem)
      : t`This cannot be the domain of a website. Type one that you own, such as www.example.com.`;
  };
  if (!isOpen)
    return (
      <Button size="small" className="self-start" onPress={() => setOpen(true)}>
        {isFirst ? t`Add a domain` : t`Add another domain`}
      </Button>
    );
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void send();
      }}
    >
      <TextField
        label={t`Your domain`}
        hint={t`One that you own, such as www.example.com.`}
        value={host}
        maxLength={300}
        onChange={setHost}
        error={isMissing ? t`Type a domain first.` : error === undefined ? undefined : words(error)}
        autoFocus
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={isBusy} busyLabel={t`Adding…`}>{t`Add it`}</Button>
        <Button size="small" variant="quiet" onPress={() => setOpen(false)}>{t`Cancel`}</Button>
      </div>
    </form>
  );
}
