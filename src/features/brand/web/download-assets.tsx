import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { BrandPack } from '#features/brand/brand.contract.ts';
import { type Language, languages } from '#shared/languages.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { Banner } from '#web/ui/banner.tsx';
import { LimitBanner } from '#web/ui/limit-banner.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { useBrandApi } from './brand.queries.ts';

type DownloadingAssets = ReturnType<typeof useDownloadAssets>;

/**
 * Has everything of the brand put into one file and downloads it once it is there. Where the plan does not open that, says so
 * instead. One that was made of the brand as it is now is not made again.
 */
export function useDownloadAssets(workspaceId: `ws_${string}`, isOpen: boolean) {
  const { i18n } = useLingui();
  const api = useBrandApi();
  const client = useQueryClient();
  const [isRefused, setRefused] = useState(false);
  const [wantedId, setWantedId] = useState<BrandPack['id']>();
  const key = api.getPack.queryKey({ input: { workspaceId } });
  const { data } = useQuery({ ...api.getPack.queryOptions({ input: { workspaceId } }), enabled: isOpen });
  const pack = data?.pack ?? undefined;
  const { mutate: save, error: saveError } = useMutation({
    mutationFn: async (packId: BrandPack['id']) => {
      const { address } = await api.createPackDownload.call({ packId });
      window.location.assign(address);
    },
  });
  const asking = useMutation({
    mutationFn: () => api.requestPack.call({ workspaceId, language: languageOf(i18n.locale) }),
    onSuccess: (asked) => {
      client.setQueryData(key, { pack: asked });
      setWantedId(asked.id);
    },
  });
  const isWanted = pack !== undefined && pack.id === wantedId;
  const state = isWanted ? pack.state : undefined;
  useEffect(() => {
    if (wantedId === undefined || state === undefined || state === 'running') return;
    setWantedId(undefined);
    if (state === 'ready') save(wantedId);
  }, [wantedId, state, save]);
  const start = (): void => {
    if (!isOpen) setRefused(true);
    else if (pack?.state === 'ready' && pack.isCurrent) save(pack.id);
    else asking.mutate();
  };
  return {
    start,
    pack,
    isBusy: asking.isPending || state === 'running',
    error: asking.error ?? saveError,
    isRefused,
    forget: () => setRefused(false),
  };
}

const languageOf = (locale: string): Language => languages.find((language) => language === locale) ?? 'en';

/** How far the file is, why it was not made, or which plan opens it. */
export function DownloadState({ download }: { readonly download: DownloadingAssets }) {
  const { t, i18n } = useLingui();
  const { pack, isBusy, error, isRefused, forget } = download;
  if (isRefused)
    return (
      <LimitBanner title={t`Please upgrade to download branding assets!`} onDismiss={forget}>
        {t`The download has every logo as SVG, PNG, PDF and ICO, the colors, the fonts with their licenses, the pictures for networks and guidelines.`}
      </LimitBanner>
    );
  if (error)
    return (
      <Banner tone="attention" isAlert>
        {problemText(i18n, problemOf(error))}
      </Banner>
    );
  if (pack?.state === 'failed' && !isBusy)
    return (
      <Banner tone="attention">{t`The file could not be made. Nothing is lost; you can ask for it again.`}</Banner>
    );
  if (!isBusy || pack === undefined) return null;
  return (
    <ProgressBar
      label={t`Your files are being put together`}
      value={pack.total === null ? 0 : (100 * pack.done) / pack.total}
    />
  );
}
