import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { NotFoundContent } from '#web/ui/not-found-content.tsx';

/** The shell the application starts in: the frame of its header, so that nothing jumps, and words without JavaScript. */
export function renderPlatform(
  i18n: I18n,
  { supportEmail, hasPlans }: { readonly supportEmail: string; readonly hasPlans: boolean },
) {
  return {
    title: 'Groundwork',
    supportEmail,
    hasPlans,
    isIndexed: false,
    children: (
      <>
        <div id="root">
          <div className="h-15 border-b border-line bg-surface" />
        </div>
        <template id="not-found">
          <main>
            <NotFoundContent />
          </main>
        </template>
        <noscript>
          <p className="p-8 text-base">
            {i18n._(msg`The platform needs JavaScript. Switch it on and load this page again.`)}
          </p>
        </noscript>
      </>
    ),
  };
}
