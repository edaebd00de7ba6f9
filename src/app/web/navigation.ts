import { toolPaths } from '#shared/tools.ts';
import type { NavigationItem } from '#web/feature.ts';
import { paths } from '#web/routes/paths.ts';
import { findComingTool } from './coming-tools.ts';
import { features } from './features.ts';

const registered = features.flatMap(({ navigation }) => (navigation === undefined ? [] : [navigation]));

const toolItems = toolPaths.map((path): NavigationItem => {
  const href = `/platform/${path}`;
  const item = findComingTool(path) ?? registered.find((one) => one.href === href);
  if (item === undefined) throw new Error(`No feature brings the entry of the navigation for ${href}`);
  return item;
});
const others = registered.filter(({ href }) => toolItems.every((item) => item.href !== href));
const isFirst = ({ href }: NavigationItem): boolean => href === paths.platform.dashboard;

/** The dashboard, the tools in their order, built or coming, and what else brings an entry. */
export const mainNavigation: readonly NavigationItem[] = [
  ...others.filter(isFirst),
  ...toolItems,
  ...others.filter((item) => !isFirst(item) && !item.isSecondary),
];

/** Beyond those: in the sidebar, the palette, and below the items of the slide-in menu. */
export const secondaryNavigation: readonly NavigationItem[] = others.filter((item) => item.isSecondary);

/** Whether an item is the current one: its own address or below it; the dashboard also at `/platform/account`. */
export function isCurrentItem(item: NavigationItem, pathname: string): boolean {
  if (item.href === paths.platform.dashboard) return pathname === item.href || pathname === paths.platform.account;
  return pathname === item.href || pathname.startsWith(`${item.href}/`);
}
