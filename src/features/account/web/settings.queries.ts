import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountContract, type Settings } from '#features/account/account.contract.ts';
import { SHELL_ACCOUNT_KEY } from '#features/account/web/shared/shell-account.tsx';
import type { Inputs } from '#shared/endpoint.ts';
import { useApi } from '#web/api/use-api.ts';
import { useSession } from '#web/auth/auth-provider.tsx';

type Given = Inputs<typeof accountContract>;

const useSettingsKey = () => ['settings', useSession().user.id] as const;

/** What the person has set, each part with its revision. */
export function useSettings() {
  const account = useApi(accountContract);
  return useQuery({ queryKey: useSettingsKey(), queryFn: () => account.getSettings(), staleTime: 0 });
}

function useSaving<Input>(save: (input: Input) => Promise<Settings>) {
  const queries = useQueryClient();
  const queryKey = useSettingsKey();
  const refreshAccount = () => queries.invalidateQueries({ queryKey: SHELL_ACCOUNT_KEY });
  return useMutation({
    mutationFn: save,
    onSuccess: (settings) => {
      queries.setQueryData(queryKey, settings);
      return refreshAccount();
    },
    // After a conflict the screen shows what is saved now, beside what was typed.
    onError: () => Promise.all([queries.invalidateQueries({ queryKey }), refreshAccount()]),
  });
}

export function useSaveProfile() {
  const account = useApi(accountContract);
  return useSaving((input: Given['saveProfile']) => account.saveProfile(input));
}

export function useSaveNotifications() {
  const account = useApi(accountContract);
  return useSaving((input: Given['saveNotifications']) => account.saveNotifications(input));
}

export function useSavePreferences() {
  const account = useApi(accountContract);
  return useSaving((input: Given['savePreferences']) => account.savePreferences(input));
}

/** Setting, removing and bringing back the picture; the frame shows it at once. */
export function usePictureChanges() {
  const account = useApi(accountContract);
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: SHELL_ACCOUNT_KEY });
  return {
    set: useMutation({ mutationFn: (image: string) => account.setPicture({ image }), onSuccess }),
    remove: useMutation({ mutationFn: () => account.removePicture(), onSuccess }),
    restore: useMutation({
      mutationFn: (removedId: `file_${string}`) => account.restorePicture({ removedId }),
      onSuccess,
    }),
  };
}
