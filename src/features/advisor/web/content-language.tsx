import { useLingui } from '@lingui/react/macro';
import { Badge } from '#web/ui/badge.tsx';

/** Beside a text that is in another language than the interface: which one. */
export function ContentLanguageLabel({ language }: { readonly language: string }) {
  const { t, i18n } = useLingui();
  if (i18n.locale === language) return null;
  const name = new Intl.DisplayNames(i18n.locale, { type: 'language' }).of(language) ?? language;
  return <Badge tone="neutral">{t`Language: ${name}`}</Badge>;
}
