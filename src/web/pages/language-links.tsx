import { useLingui } from '@lingui/react/macro';
import { languageNames, languages } from '#shared/languages.ts';
import { cx } from '#web/ui/class-names.ts';

/** Every language by its own name, as links that work without JavaScript; `keepLanguage` remembers the choice. */
export function LanguageLinks({ className }: { readonly className?: string }) {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`Language`} className={className}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {languages.map((language) => {
          const isCurrent = language === i18n.locale;
          return (
            <li key={language}>
              <a
                href={`?lang=${language}`}
                lang={language}
                hrefLang={language}
                data-language={language}
                aria-current={isCurrent ? 'true' : undefined}
                className={cx(
                  'inline-flex min-h-8 items-center rounded-sm text-sm hover:text-ink',
                  isCurrent ? 'font-semibold text-ink' : 'text-ink-2',
                )}
              >
                {languageNames[language]}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
