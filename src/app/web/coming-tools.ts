import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ChartNoAxesColumn, LifeBuoy, Megaphone, PanelsTopLeft, Scale } from 'lucide-react';
import type { ToolPath, tools } from '#shared/tools.ts';
import type { NavigationItem } from '#web/feature.ts';

/** A tool that is not built yet: its entry in the navigation, and the line its screen says. */
export interface ComingTool extends NavigationItem {
  readonly line: MessageDescriptor;
}

type BuiltPath = Extract<(typeof tools)[number], { readonly isBuilt: true }>['path'];
type ComingPath = Exclude<ToolPath, BuiltPath>;

/** An address whose tool is built must not stand here: its feature brings entry and screen. */
export const comingTools: Readonly<Record<ComingPath, ComingTool>> = {
  'website-builder': {
    id: 'website',
    href: '/platform/website-builder',
    icon: PanelsTopLeft,
    label: msg`Website`,
    longLabel: msg`Brand & Website Studio`,
    line: msg`This tool is not built yet. It will make a brand and a live website from your business plan.`,
  },
  marketing: {
    id: 'marketing',
    href: '/platform/marketing',
    icon: Megaphone,
    label: msg`Marketing`,
    longLabel: msg`Marketing Studio`,
    line: msg`This tool is not built yet. It will write and schedule campaigns from your business plan.`,
  },
  analytics: {
    id: 'analytics',
    href: '/platform/analytics',
    icon: ChartNoAxesColumn,
    label: msg`Analytics`,
    longLabel: msg`Business Analytics`,
    line: msg`This tool is not built yet. It will count visits and orders on the website you publish.`,
  },
  legal: {
    id: 'legal',
    href: '/platform/legal',
    icon: Scale,
    label: msg`Legal`,
    longLabel: msg`Legal Document Generator`,
    line: msg`This tool is not built yet. It will draft terms and policies that match what your business does.`,
  },
  support: {
    id: 'support',
    href: '/platform/support',
    icon: LifeBuoy,
    label: msg`Support`,
    longLabel: msg`Support & Resources`,
    line: msg`This tool is not built yet. It will hold articles and your questions to us, with their answers.`,
  },
};
