// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { languages } from '#shared/languages.ts';
import { ContentLanguageLabel } from './plan-document.tsx';

function textIn(locale: string, element: ReactElement): string {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  const { container, unmount } = render(<I18nProvider i18n={i18n}>{element}</I18nProvider>);
  const text = container.textContent;
  unmount();
  return text;
}

describe('where interface and content speak different languages', () => {
  it.each([
    ['ja', 'en', '英語'],
    ['en', 'de', 'German'],
    ['de', 'zh', 'Chinesisch'],
  ])('the plan says in which language it is written (interface %s, plan %s)', (locale, language, name) => {
    expect(textIn(locale, <ContentLanguageLabel language={language} />)).toBe(`Language: ${name}`);
  });

  it.each(languages)('in the same language nothing has to be said (%s)', (locale) => {
    expect(textIn(locale, <ContentLanguageLabel language={locale} />)).toBe('');
  });
});
