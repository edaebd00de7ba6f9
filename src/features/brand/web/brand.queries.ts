import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Brand, brandContract, type OpenLogo, type Studio } from '#features/brand/brand.contract.ts';
import type { BrandBrief } from '#features/brand/domain/brand-choices.ts';
import type { Inputs } from '#shared/endpoint.ts';
import type { PrefixedId } from '#shared/ids.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { useApi } from '#web/api/use-api.ts';
import { holdSince } from '#web/pacing.ts';

/** The studio once there is a brand. */
export type MadeStudio = Studio & { readonly brand: Brand };

type WorkspaceId = PrefixedId<'ws'>;
type In = Inputs<typeof brandContract>;

export const useBrandApi = () => useApi('brand', brandContract);

/** The brand of a business. */
export const useStudio = (workspaceId: WorkspaceId) =>
  useQuery(useBrandApi().getStudio.queryOptions({ input: { workspaceId } }));

/**
 * Makes logos, seen being made for two seconds at least. The same brief sent again after a failure is the same attempt, so that it
 * is made once. Rejects with what the server refused.
 */
export function useGenerate(workspaceId: WorkspaceId) {
  const put = usePut(workspaceId);
  const attempt = useRef<{ readonly of: string; readonly key: string }>(undefined);
  return useMutation({
    mutationFn: async ({ brief, revision }: { readonly brief: BrandBrief; readonly revision: number }) => {
      const beganMs = Date.now();
      const input = { workspaceId, ...brief, revision };
      const of = JSON.stringify(input);
      if (attempt.current?.of !== of) attempt.current = { of, key: crypto.randomUUID() };
      await put.api.generateBrand.call(input, { context: { idempotencyKey: attempt.current.key } });
      await holdSince('brand', beganMs);
      await put.again();
    },
    onError: (error) => {
      if (problemOf(error).code === 'request.stale_revision') void put.again();
    },
  });
}

/** Puts what a change answered on the screen, and has the pictures drawn anew that it changed. */
function usePut(workspaceId: WorkspaceId) {
  const api = useBrandApi();
  const client = useQueryClient();
  const key = api.getStudio.queryKey({ input: { workspaceId } });
  const redraw = (): void => {
    void client.invalidateQueries({ queryKey: api.drawSpecimens.key() });
    void client.invalidateQueries({ queryKey: api.drawSocial.key() });
    void client.invalidateQueries({ queryKey: api.showOwnLogo.key() });
  };
  return {
    api,
    studio: (studio: Studio): void => {
      client.setQueryData(key, studio);
      redraw();
    },
    logo: (logo: OpenLogo): void => {
      client.setQueryData<Studio>(key, (studio) => {
        if (!studio?.brand) return studio;
        const logos = studio.brand.logos.map((one) => (one.id === logo.id ? logo : one));
        return { ...studio, brand: { ...studio.brand, logos } };
      });
      redraw();
    },
    again: async (): Promise<void> => {
      await client.refetchQueries({ queryKey: key });
      redraw();
    },
  };
}

/** Changes colours, fonts, line and logo of the brand, and what is pinned and kept of its logos. */
export function useBrandChanges(workspaceId: WorkspaceId) {
  const put = usePut(workspaceId);
  const onError = (error: unknown): void => {
    if (problemOf(error).code === 'request.stale_revision') void put.again();
  };
  const follow = { onSuccess: put.studio, onError };
  return {
    palette: useMutation({ mutationFn: (input: In['choosePalette']) => put.api.choosePalette.call(input), ...follow }),
    fonts: useMutation({ mutationFn: (input: In['chooseFontPair']) => put.api.chooseFontPair.call(input), ...follow }),
    line: useMutation({ mutationFn: (input: In['writeLine']) => put.api.writeLine.call(input), ...follow }),
    logo: useMutation({ mutationFn: (input: In['chooseLogo']) => put.api.chooseLogo.call(input), ...follow }),
    bring: useMutation({ mutationFn: (input: In['bringLogo']) => put.api.bringLogo.call(input), ...follow }),
    remove: useMutation({ mutationFn: (input: In['removeOwnLogo']) => put.api.removeOwnLogo.call(input), ...follow }),
    marks: useMutation({ mutationFn: (input: In['markLogo']) => put.api.markLogo.call(input), ...follow }),
  };
}

/** Changes one logo: each change is a version that one can go back to. */
export function useLogoChanges(workspaceId: WorkspaceId) {
  const put = usePut(workspaceId);
  return useMutation({
    mutationFn: async (change: LogoChange): Promise<OpenLogo | undefined> => {
      if (change.kind === 'edit') return put.api.editLogo.call(change.input);
      if (change.kind === 'version') return put.api.showVersion.call(change.input);
      await put.api.redrawMark.call(change.input, { context: { idempotencyKey: change.key } });
      return undefined;
    },
    onSuccess: async (logo) => {
      if (logo) put.logo(logo);
      else await put.again();
    },
    onError: (error) => {
      if (problemOf(error).code === 'request.stale_revision') void put.again();
    },
  });
}

/** What the editor of a logo asks for. */
export type LogoChange =
  | { readonly kind: 'edit'; readonly input: In['editLogo'] }
  | { readonly kind: 'version'; readonly input: In['showVersion'] }
  | { readonly kind: 'mark'; readonly input: In['redrawMark']; readonly key: string };
