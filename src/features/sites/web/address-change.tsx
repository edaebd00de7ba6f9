import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Problem } from '#shared/problem.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface AddressFormProps {
  /** The name in the address as it is now. */
  readonly name: string;
  readonly longest: number;
  readonly hint: string;
  /** What is wrong with a name; undefined where it can be asked for. */
  readonly faultOf: (wanted: string) => string | undefined;
  /** Asks the server for the name. Rejects with what was refused. */
  readonly change: (wanted: string) => Promise<unknown>;
  readonly isBusy: boolean;
  /** A refusal in words of its own; without them the problem has its text. */
  readonly refusalOf?: (problem: Problem) => string | undefined;
}

/**
 * Another name in an address, behind a button with `children` above it. It is saved by a button of its own: an address that changes with each
 * key leads nowhere.
 */
export function AddressChange({ children, ...form }: AddressFormProps & { readonly children: ReactNode }) {
  const { t } = useLingui();
  const [isChanging, setChanging] = useState(false);
  if (isChanging) return <AddressForm {...form} onDone={() => setChanging(false)} />;
  return (
    <>
      {children}
      <Button size="small" className="self-start" onPress={() => setChanging(true)}>{t`Change the address`}</Button>
    </>
  );
}

function AddressForm({
  name,
  longest,
  hint,
  faultOf,
  change,
  isBusy,
  refusalOf,
  onDone,
}: AddressFormProps & { readonly onDone: () => void }) {
  const { t, i18n } = useLingui();
  const [address, setAddress] = useState(name);
  const [fault, setFault] = useState<string>();
  const send = async (): Promise<void> => {
    const wanted = address.trim().toLowerCase();
    const wrong = faultOf(wanted);
    setFault(wrong);
    if (wrong !== undefined) return;
    try {
      await change(wanted);
      onDone();
    } catch (error) {
      const problem = problemOf(error);
      setFault(refusalOf?.(problem) ?? problemText(i18n, problem));
    }
  };
  return (
    <form
      noValidate
      className="mt-1 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void send();
      }}
    >
      <TextField
        label={t`New address`}
        hint={hint}
        value={address}
        maxLength={longest}
        onChange={setAddress}
        error={fault}
        autoFocus
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={isBusy} busyLabel={t`Changing…`}>{t`Use this address`}</Button>
        <Button size="small" variant="quiet" onPress={onDone}>{t`Cancel`}</Button>
      </div>
    </form>
  );
}
