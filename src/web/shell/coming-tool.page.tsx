import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { useDocumentTitle } from '#web/routes/use-document-title.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';

/** A tool that is not built yet says so, in one line, and points to the one that is. */
export function ComingToolPage({
  title,
  line,
}: {
  readonly title: MessageDescriptor;
  readonly line: MessageDescriptor;
}) {
  const { t } = useLingui();
  useDocumentTitle(t(title));
  return (
    <PageHeading
      title={t(title)}
      badge={<Badge tone="gold">{t`Coming`}</Badge>}
      lead={t(line)}
      actions={
        <AppLink href={paths.platform.businessGeneration} className={buttonStyle('primary')}>
          {t`Work on your plan`}
        </AppLink>
      }
    />
  );
}
