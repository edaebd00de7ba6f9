import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ChartNoAxesColumn, LifeBuoy, Megaphone, Scale } from 'lucide-react';
import { isPathBuilt, type ToolPath, type tools } from '#shared/tools.ts';
import type { NavigationItem } from '#web/feature.ts';

/** A tool that is not built yet: its entry in the navigation, and the line its screen says. */
export interface ComingTool extends NavigationItem {
  readonly line: MessageDescriptor;
  /** Its line among the next steps of the dashboard. */
  readonly nextStep?: { readonly title: MessageDescriptor; readonly sentence: MessageDescriptor };
}

type BuiltPath = Extract<(typeof tools)[number], { readonly isBuilt: true }>['path'];
type ComingPath = Exclude<ToolPath, BuiltPath>;

/** An address whose tool is built must not be here: its feature brings entry and screen. */
const byPath: Readonly<Record<ComingPath, ComingTool>> = {
  marketing: {
    id: 'marketing',
    href: '/platform/marketing',
    icon: Megaphone,
    label: msg`Marketing`,
    longLabel: msg`Marketing Studio`,
    line: msg`This tool is not built yet. It will write and schedule campaigns from your business plan.`,
    nextStep: {
      title: msg`Launch Marketing Campaign`,
      sentence: msg`Campaigns in your words, for the customers the plan names.`,
    },
  },
  analytics: {
    id: 'analytics',
    href: '/platform/analytics',
    icon: ChartNoAxesColumn,
    label: msg`Analytics`,
    longLabel: msg`Business Analytics`,
    line: msg`This tool is not built yet. It will count visits and orders on the website you publish.`,
    nextStep: {
      title: msg`View Analytics`,
      sentence: msg`Visits and orders, counted once your site is online.`,
    },
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

/** The tool that is coming at an address below `/platform/`; undefined where one is built. */
export function findComingTool(path: ToolPath): ComingTool | undefined {
  return isPathBuilt(path) ? undefined : byPath[path as ComingPath];
}
