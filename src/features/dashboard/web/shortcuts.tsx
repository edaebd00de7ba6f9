import { useLingui } from '@lingui/react/macro';
import { ChartNoAxesColumn, FileText, Megaphone, PanelsTopLeft } from 'lucide-react';
import { isPathBuilt } from '#shared/tools.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Icon } from '#web/ui/icon.tsx';

const { businessGeneration, websiteBuilder, marketing, analytics } = paths.platform;

/** The four tools in one press each; those that are not built yet say so. */
export function Shortcuts() {
  const { t } = useLingui();
  const entries = [
    { label: t`Generate Plan`, href: businessGeneration, icon: FileText, isBuilt: isPathBuilt('business-generation') },
    { label: t`Build Website`, href: websiteBuilder, icon: PanelsTopLeft, isBuilt: isPathBuilt('website-builder') },
    { label: t`Launch Marketing`, href: marketing, icon: Megaphone, isBuilt: isPathBuilt('marketing') },
    { label: t`Track Analytics`, href: analytics, icon: ChartNoAxesColumn, isBuilt: isPathBuilt('analytics') },
  ];
  return (
    <nav aria-label={t`Shortcuts`}>
      <ul className="grid grid-cols-1 gap-2 min-[30rem]:grid-cols-2 xl:flex xl:flex-wrap">
        {entries.map(({ label, href, icon, isBuilt }) => (
          <li key={href}>
            <AppLink
              href={href}
              className={buttonStyle('secondary', 'medium', 'w-full text-sm max-xl:justify-start xl:w-auto')}
            >
              <Icon of={icon} size={16} className={isBuilt ? 'text-green' : 'text-ink-3'} />
              <span className="min-w-0">{label}</span>
              {isBuilt ? null : <span className="text-xs font-semibold text-gold max-xl:ms-auto">{t`Coming`}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
