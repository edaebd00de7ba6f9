import { useLingui } from '@lingui/react/macro';
import type { SiteDocument } from '#features/sites/domain/document/site-document.ts';
import type { SiteLook } from '#features/sites/domain/look/site-look.ts';
import { useWidth } from '#web/ui/use-width.ts';
import { SiteFrame } from '../frame/site-frame.tsx';
import { useGapMark } from '../frame/use-gap-mark.tsx';
import { viewports } from '../frame/viewports.ts';

/** What is seen of a page: the first screen of a desktop. */
const { width } = viewports.desktop;
const height = (width * 3) / 4;

/** The first page of a site, small: drawn, not photographed. It is one picture for the keyboard and for voices. */
export function Thumbnail({
  document,
  look,
  label,
}: {
  readonly document: SiteDocument;
  readonly look: SiteLook;
  readonly label: string;
}) {
  const { t } = useLingui();
  const gap = useGapMark();
  const [root, shown] = useWidth<HTMLDivElement>(360);
  const [page] = document.pages;
  return (
    <div
      ref={root}
      role="img"
      aria-label={label}
      data-brand-colours
      className="relative aspect-[4/3] w-full overflow-hidden rounded-lg border border-line"
    >
      <div
        inert
        className="absolute start-0 top-0"
        style={{ width, height, transformOrigin: '0 0', transform: `scale(${shown / width})` }}
      >
        {page === undefined ? null : (
          <SiteFrame title={t`Small picture of a page`} document={document} look={look} page={page} gap={gap} />
        )}
      </div>
    </div>
  );
}
