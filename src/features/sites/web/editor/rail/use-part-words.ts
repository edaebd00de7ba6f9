import { useLingui } from '@lingui/react/macro';
import type { FramePart } from '../editor-context.ts';

/** What is called what stands on every page. */
export function usePartWords(): Readonly<Record<FramePart, string>> {
  const { t } = useLingui();
  return { header: t`Header`, logo: t`Logo`, navigation: t`Navigation`, footer: t`Footer` };
}
