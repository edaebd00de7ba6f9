// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { samplePlan } from '../testing/sample-plan.ts';
import { SectionList } from './section-list.tsx';

afterEach(cleanup);

it('the list of sections marks the first one while the document is not there yet', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  render(
    <I18nProvider i18n={i18n}>
      <SectionList sections={samplePlan.sections} hrefOf={(id) => `#${id}`} />
    </I18nProvider>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual([
    'location',
    ...samplePlan.sections.slice(1).map(() => null),
  ]);
});
