import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  ChartNoAxesColumn,
  FileText,
  LayoutDashboard,
  LifeBuoy,
  ListChecks,
  type LucideIcon,
  Megaphone,
  PanelsTopLeft,
  Scale,
} from 'lucide-react';
import { paths } from '#web/routes/paths.ts';

export interface NavigationItem {
  readonly id: string;
  readonly href: string;
  readonly icon: LucideIcon;
  /** In the top navigation and the sidebar. */
  readonly label: MessageDescriptor;
  /** In the slide-in menu of small screens. */
  readonly longLabel: MessageDescriptor;
}

/** The seven items of the top navigation, in the specified order. */
export const NAVIGATION: readonly NavigationItem[] = [
  {
    id: 'dashboard',
    href: paths.platform.dashboard,
    icon: LayoutDashboard,
    label: msg`Dashboard`,
    longLabel: msg`Dashboard`,
  },
  {
    id: 'business',
    href: paths.platform.businessGeneration,
    icon: FileText,
    label: msg`Business`,
    longLabel: msg`AI Business Generator`,
  },
  {
    id: 'website',
    href: paths.platform.websiteBuilder,
    icon: PanelsTopLeft,
    label: msg`Website`,
    longLabel: msg`Brand & Website Studio`,
  },
  {
    id: 'marketing',
    href: paths.platform.marketing,
    icon: Megaphone,
    label: msg`Marketing`,
    longLabel: msg`Marketing Studio`,
  },
  {
    id: 'analytics',
    href: paths.platform.analytics,
    icon: ChartNoAxesColumn,
    label: msg`Analytics`,
    longLabel: msg`Business Analytics`,
  },
  { id: 'legal', href: paths.platform.legal, icon: Scale, label: msg`Legal`, longLabel: msg`Legal Document Generator` },
  {
    id: 'support',
    href: paths.platform.support,
    icon: LifeBuoy,
    label: msg`Support`,
    longLabel: msg`Support & Resources`,
  },
];

/** Beyond the seven: in the sidebar, the palette, and below the items of the slide-in menu. */
export const PROFILE_ITEM: NavigationItem = {
  id: 'profile',
  href: paths.platform.profile,
  icon: ListChecks,
  label: msg`Business profile`,
  longLabel: msg`Business profile`,
};

/** Whether an item is the current one: its own address or below it; the dashboard also at `/platform/account`. */
export function isCurrentItem(item: NavigationItem, pathname: string): boolean {
  if (item.id === 'dashboard') return pathname === paths.platform.dashboard || pathname === paths.platform.account;
  return pathname === item.href || pathname.startsWith(`${item.href}/`);
}
