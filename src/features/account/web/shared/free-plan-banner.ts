import { useQueryClient } from '@tanstack/react-query';
import type { bannerIds } from '#features/account/account.contract.ts';
import { useAccountApi, useAccountQuery } from './shell-account.tsx';

/** On Free, until the account puts this banner away for good, on every device: how to put it away. */
export function useFreePlanBanner(banner: (typeof bannerIds)[number]): { readonly dismiss: () => void } | undefined {
  const api = useAccountApi();
  const client = useQueryClient();
  const { data } = useAccountQuery();
  if (data === undefined || data.plan !== 'Free' || data.dismissedBanners.includes(banner)) return undefined;
  const put = (dismissedBanners: readonly string[]) =>
    client.setQueryData(api.getAccount.queryKey(), (known) =>
      known === undefined ? known : { ...known, dismissedBanners: [...dismissedBanners] },
    );
  return {
    dismiss: () => {
      put([...data.dismissedBanners, banner]);
      // Refused or offline: it stays away for this visit and comes back with the next.
      api.dismissBanner.call({ banner }).then(
        (answer) => put(answer.dismissedBanners),
        () => undefined,
      );
    },
  };
}
