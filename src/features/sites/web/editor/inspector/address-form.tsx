import { useLingui } from '@lingui/react/macro';
import { addressSchema } from '#features/sites/domain/site-address.ts';
import { AddressChange } from '../../address-change.tsx';
import { useEditor } from '../editor-context.ts';
import { useSavingState } from '../saving-context.tsx';
import { useSiteAct } from '../use-site-act.ts';

/** Where the site is found, whole, and another name for it. */
export function AddressForm() {
  const { t } = useLingui();
  const { store } = useEditor();
  const { url, online, address } = useSavingState().site;
  const { act, isBusy } = useSiteAct();
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm font-semibold text-ink">{t`Address`}</p>
      <p className="text-base [overflow-wrap:anywhere] text-ink-2">{url}</p>
      <AddressChange
        name={address}
        longest={40}
        hint={t`The name of your website in it. The address before leads nowhere from then on.`}
        faultOf={(wanted) =>
          addressSchema.safeParse(wanted).success
            ? undefined
            : t`Three to forty small letters, digits and hyphens, such as levain-rye. Some words are kept for us.`
        }
        change={(wanted) => act((at) => store.api.changeAddress.call({ ...at, address: wanted }))}
        isBusy={isBusy}
      >
        {online === null ? <p className="text-sm text-ink-2">{t`It leads there once the site is online.`}</p> : null}
      </AddressChange>
    </div>
  );
}
