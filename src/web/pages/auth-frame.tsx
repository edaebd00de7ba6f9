import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LanguageLinks } from './language-links.tsx';
import { PageHeader } from './page-header.tsx';

/** The frame of the signed-out pages: the mark that leads home, and one column with what has to be done. */
export function AuthFrame({ children, after }: { readonly children: ReactNode; readonly after?: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHeader label={t`Groundwork, home`} />
      <main className="flex flex-1 items-start justify-center px-5 pt-4 pb-16 sm:pt-[7dvh]">
        <div className="w-full max-w-md min-w-0 sm:rounded-lg sm:border sm:border-line sm:bg-surface sm:p-9">
          {children}
        </div>
      </main>
      <footer className="flex justify-center px-5 pb-8">
        <LanguageLinks />
      </footer>
      {after}
    </div>
  );
}

/** What a step of a page begins with. The title takes the focus when the step opens. */
export function StepHeading({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <>
      <h1 data-step-title="" tabIndex={-1} className="display text-2xl text-ink outline-none">
        {title}
      </h1>
      {children === undefined ? null : <p className="mt-2 text-base text-pretty text-ink-2">{children}</p>}
    </>
  );
}

/** The look of a quiet button that stands beside others in a line of text. */
export const textButtonStyle = 'min-h-10 rounded-sm text-start text-base font-semibold text-ink-2 hover:text-ink';

/** The look of a link within the text of these pages. */
export const linkStyle = 'rounded-sm font-semibold text-green underline underline-offset-4';
