import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { accountContract, Settings } from '#features/account/account.contract.ts';
import type { Inputs } from '#shared/endpoint.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { useAccountApi } from './shared/shell-account.tsx';

type Given = Inputs<typeof accountContract>;

/** What the person has set, each part with its revision. A failure to load it is logged ("Saving" in docs/account.md). */
export function useSettings() {
  const settings = useQuery(useAccountApi().getSettings.queryOptions({ staleTime: 0 }));
  const { error } = settings;
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: this text is specified for the console
    if (error) console.error('Error fetching user data:', error);
  }, [error]);
  return settings;
}

function useSaving<Input>(save: (input: Input) => Promise<Settings>) {
  const api = useAccountApi();
  const queries = useQueryClient();
  const refreshAccount = () => queries.invalidateQueries({ queryKey: api.getAccount.key() });
  return useMutation({
    mutationFn: save,
    onSuccess: (settings) => {
      queries.setQueryData(api.getSettings.queryKey(), settings);
      return refreshAccount();
    },
    // After a conflict the screen shows what is saved now, beside what was typed.
    onError: (error) => {
      // biome-ignore lint/suspicious/noConsole: this text is specified for the console; the frame leads to sign-in
      if (problemOf(error).code === 'auth.required') console.error('No authenticated user found');
      return Promise.all([queries.invalidateQueries({ queryKey: api.getSettings.key() }), refreshAccount()]);
    },
  });
}

export function useSaveProfile() {
  const api = useAccountApi();
  return useSaving((input: Given['saveProfile']) => api.saveProfile.call(input));
}

export function useSaveNotifications() {
  const api = useAccountApi();
  return useSaving((input: Given['saveNotifications']) => api.saveNotifications.call(input));
}

export function useSavePreferences() {
  const api = useAccountApi();
  return useSaving((input: Given['savePreferences']) => api.savePreferences.call(input));
}

/** Setting, removing and bringing back the picture; the frame shows it at once. */
export function usePictureChanges() {
  const api = useAccountApi();
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: api.getAccount.key() });
  return {
    set: useMutation({ mutationFn: (image: string) => api.setPicture.call({ image }), onSuccess }),
    remove: useMutation(api.removePicture.mutationOptions({ onSuccess })),
    restore: useMutation({
      mutationFn: (removedId: `file_${string}`) => api.restorePicture.call({ removedId }),
      onSuccess,
    }),
  };
}
