import { useLingui } from '@lingui/react/macro';
import { Badge } from '#web/ui/badge.tsx';

/** The advisor reads answers in this language alone, whatever the interface speaks. */
const ADVISOR_LANGUAGE = 'en';

/** Says before the first answer in which language to answer; nothing where the interface speaks it as well. */
export function AnswerLanguageNotice() {
  const { t, i18n } = useLingui();
  if (i18n.locale === ADVISOR_LANGUAGE) return null;
  return (
    <p role="note" className="mb-6 border-s-2 border-gold bg-gold-soft px-4 py-2.5 text-sm text-pretty text-ink">
      <strong className="font-semibold">{t`Please answer in English.`}</strong>{' '}
      {t`The advisor reads answers in English and writes the plan in English. Everything around it stays in your language.`}
    </p>
  );
}

/** Beside a text that is in another language than the interface: which one. */
export function ContentLanguageLabel({ language }: { readonly language: string }) {
  const { t, i18n } = useLingui();
  if (language !== ADVISOR_LANGUAGE || i18n.locale === language) return null;
  return <Badge tone="neutral">{t`Written in English`}</Badge>;
}
