import { useState } from 'react';
import type { SiteDomains } from '#features/sites/sites.contract.ts';
import { useEditor } from '../../editor-context.ts';
import { useSavingState } from '../../saving-context.tsx';

/** Does something with the domains of the site, and shows what the server answers; what was refused is `error`. */
export function useDomainAct() {
  const { store } = useEditor();
  const { site } = useSavingState();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const act = async (call: () => Promise<SiteDomains>): Promise<boolean> => {
    setBusy(true);
    setError(undefined);
    try {
      store.putDomains(site.id, await call());
      return true;
    } catch (refused) {
      setError(refused);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { act, isBusy, error, api: store.api, siteId: site.id };
}
