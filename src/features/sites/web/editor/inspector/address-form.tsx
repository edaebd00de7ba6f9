import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { addressSchema } from '#features/sites/domain/site-address.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useEditor } from '../editor-context.ts';
import { useSavingState } from '../saving-context.tsx';
import { useSiteAct } from '../use-site-act.ts';

/** Where the site is found, whole, and another name for it. It is saved by its button: an address that changes with each key leads nowhere. */
export function AddressForm() {
  const { t } = useLingui();
  const { site } = useSavingState();
  const [isChanging, setChanging] = useState(false);
  const { url, online } = site;
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm font-semibold text-ink">{t`Address`}</p>
      <p className="text-base [overflow-wrap:anywhere] text-ink-2">{url}</p>
      {isChanging ? (
        <ChangeForm onDone={() => setChanging(false)} />
      ) : (
        <>
          {online === null ? <p className="text-sm text-ink-2">{t`It leads there once the site is online.`}</p> : null}
          <Button size="small" className="self-start" onPress={() => setChanging(true)}>{t`Change the address`}</Button>
        </>
      )}
    </div>
  );
}

function ChangeForm({ onDone }: { readonly onDone: () => void }) {
  const { t, i18n } = useLingui();
  const { store } = useEditor();
  const { site } = useSavingState();
  const { act, isBusy } = useSiteAct();
  const [address, setAddress] = useState(site.address);
  const [fault, setFault] = useState<string>();
  const send = async (): Promise<void> => {
    const wanted = address.trim().toLowerCase();
    if (!addressSchema.safeParse(wanted).success)
      return setFault(
        t`Three to forty small letters, digits and hyphens, such as levain-rye. Some words are kept for us.`,
      );
    setFault(undefined);
    try {
      await act((at) => store.api.changeAddress.call({ ...at, address: wanted }));
      onDone();
    } catch (error) {
      setFault(problemText(i18n, problemOf(error)));
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
        hint={t`The name of your website in it. The address before leads nowhere from then on.`}
        value={address}
        maxLength={40}
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
