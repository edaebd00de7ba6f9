import type { MessageDescriptor } from '@lingui/core';
import type { QueryKey } from '@tanstack/react-query';
import type { RouteComponent } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { JourneyProgress } from '#shared/open-thread.ts';
import type { DependantKinds } from './dependants.ts';
import type { NotificationWriters } from './notification-words.ts';
import type { PalettePart } from './palette.ts';
import type { ThreadWriters } from './threads.ts';

/** One address and what is drawn there. */
export interface WebRoute {
  /** Below the address of its parent; the outermost stand below `/platform`. In the notation of the router: `$siteId`. */
  readonly path: string;
  /** Made by `lazyScreen`, so that its code and its texts are fetched when somebody goes there. */
  readonly component?: RouteComponent;
  /** Of an outermost one: it and what stands below it bring side panels of their own and get the whole width. */
  readonly isWide?: boolean;
  readonly children?: readonly WebRoute[];
}

/** One entry of the navigation. */
export interface NavigationItem {
  readonly id: string;
  readonly href: string;
  readonly icon: LucideIcon;
  /** In the top navigation and the sidebar. */
  readonly label: MessageDescriptor;
  /** In the slide-in menu of small screens, and in the palette. */
  readonly longLabel: MessageDescriptor;
  /** Not among the tools: in the sidebar, the palette, and below the items of the slide-in menu. */
  readonly isSecondary?: boolean;
}

/** A tool's line among the next steps of the dashboard. */
export interface NextStep {
  readonly icon: LucideIcon;
  readonly title: MessageDescriptor;
  /** Its step of the journey, where the words depend on how far that is. */
  readonly step?: string;
  /** The words for that progress, which is undefined while it is not known. */
  readonly wordsOf: (progress: JourneyProgress | undefined) => NextStepWords;
}

export interface NextStepWords {
  readonly sentence: MessageDescriptor;
  /** What the button says, and where it leads. */
  readonly action: MessageDescriptor;
  readonly href: string;
}

/** A tab of the account settings. */
export interface SettingsTab {
  /** Names it in the address: `?tab=billing`. */
  readonly id: string;
  readonly label: MessageDescriptor;
  /** Fetches it with its texts. */
  readonly load: () => Promise<ComponentType>;
}

/**
 * What one feature brings to the browser: the only thing the composition root (src/app/web/features.ts) knows of it. It
 * is fetched with the first screen whatever that is, so that only light things stand in it; what is needed now and then is
 * a function that fetches it.
 */
export interface WebFeature {
  /** The name of its folder below `src/features/`. */
  readonly id: string;
  readonly routes?: readonly WebRoute[];
  /** A tool's entry takes its place in the order of `src/shared/tools.ts`; others follow the tools. */
  readonly navigation?: NavigationItem;
  /** Its line among the next steps of the dashboard; the lines have the order of the tools. */
  readonly nextStep?: NextStep;
  /** Follows the tabs of the account itself. */
  readonly settingsTab?: SettingsTab;
  /** What can be done and found from the palette; fetched with it. */
  readonly palette?: () => Promise<PalettePart>;
  /** Words for its problem codes. A code has one feature: two that name the same one do not start. */
  readonly problems?: Readonly<Record<string, MessageDescriptor>>;
  /** Live subjects, and the beginnings of the query keys that show them. Several features may show one subject. */
  readonly live?: Readonly<Record<string, readonly QueryKey[]>>;
  /** Words for its notification kinds; fetched with the list of notifications. */
  readonly notifications?: () => Promise<NotificationWriters>;
  /** Words for what is open in it, and for what it makes from facts, by kind: the dashboard and the profile show them. */
  readonly threads?: ThreadWriters;
  readonly dependants?: DependantKinds;
}

/** Names what a feature brings to the browser. */
export function defineWebFeature(feature: WebFeature): WebFeature {
  return feature;
}
