import { useLingui } from '@lingui/react/macro';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { useDocumentTitle } from '#web/routes/use-document-title.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { ComingTool } from '../coming-tools.ts';

/** A tool that is not built yet says so, in one line, and points to the one that is. */
export function ComingToolPage({ tool }: { readonly tool: ComingTool }) {
  const { t } = useLingui();
  const { icon, longLabel: title, line } = tool;
  useDocumentTitle(t(title));
  return (
    <div className="max-w-2xl sm:pt-[8dvh]">
      <div className="flex items-center gap-3">
        <span className="flex size-11 items-center justify-center rounded-md border border-line bg-surface text-ink-2">
          <Icon of={icon} size={20} />
        </span>
        <Badge tone="gold">{t`Coming`}</Badge>
      </div>
      <h1 className="display mt-5 text-2xl text-ink sm:text-3xl">{t(title)}</h1>
      <p className="mt-3 text-md text-pretty text-ink-2">{t(line)}</p>
      <AppLink href={paths.platform.businessGeneration} className={buttonStyle('primary', 'medium', 'mt-7')}>
        {t`Work on your plan`}
      </AppLink>
    </div>
  );
}
