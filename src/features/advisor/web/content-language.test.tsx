// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { languages } from '#shared/languages.ts';
import { AnswerLanguageNotice, ContentLanguageLabel } from './content-language.tsx';

function textIn(locale: string, element: ReactElement): string {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  const { container, unmount } = render(<I18nProvider i18n={i18n}>{element}</I18nProvider>);
  const text = container.textContent;
  unmount();
  return text;
}

describe('where interface and content speak different languages', () => {
  it.each(languages.filter((language) => language !== 'en'))('the chat says before the first answer (%s)', (locale) => {
    const text = textIn(locale, <AnswerLanguageNotice />);
    expect(text).toContain('Please answer in English.');
    expect(text).toContain('The advisor reads answers in English and writes the plan in English.');
  });

  it('the plan says in which language it is written', () => {
    expect(textIn('ja', <ContentLanguageLabel language="en" />)).toBe('Written in English');
  });

  it('in English nothing has to be said', () => {
    expect(textIn('en', <AnswerLanguageNotice />)).toBe('');
    expect(textIn('en', <ContentLanguageLabel language="en" />)).toBe('');
  });
});
