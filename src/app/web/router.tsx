import { useLingui } from '@lingui/react';
import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  useRouter,
  useRouterState,
} from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { I18nProvider as AriaLocaleProvider } from 'react-aria-components/I18nProvider';
import { loadAccountTexts } from '#features/account/web/account.texts.ts';
import { loadBrandTexts } from '#features/brand/web/brand.texts.ts';
import { loadProfileTexts } from '#features/profile/web/profile.texts.ts';
import { loadFactTexts } from '#features/workspaces/web/shared/facts/facts.texts.ts';
import { toolPaths } from '#shared/tools.ts';
import type { WebRoute } from '#web/feature.ts';
import { ariaLocale } from '#web/i18n/locales.ts';
import { isDevelopmentPage } from '#web/pages/development-page.ts';
import { lazyScreen } from '#web/routes/lazy-screen.ts';
import { PendingPage } from '#web/routes/pending-page.tsx';
import { ToastRegion } from '#web/ui/toast.tsx';
import { findComingTool } from './coming-tools.ts';
import { features, type LoadedTab, loadSettingsTabs } from './features.ts';
import { AccountQueries } from './shell/account-queries.tsx';
import { ComingToolPage } from './shell/coming-tool.page.tsx';
import { Guard } from './shell/guard.tsx';
import { NotFoundPage, NotFoundScreen } from './shell/not-found.page.tsx';
import { PlatformShell } from './shell/platform-shell.tsx';
import { RouteAnnouncer } from './shell/route-announcer.tsx';

const rootRoute = createRootRoute({ component: Root, notFoundComponent: NotFoundPage, errorComponent: NotFoundPage });

const platformRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'platform',
  component: Platform,
  notFoundComponent: NotFoundScreen,
  // The frame itself crashed; a screen within it is caught below and leaves the frame standing.
  errorComponent: NotFoundPage,
});

// The dashboard stays as it is while the account settings are opened over it.
const dashboardFrame = createRoute({
  getParentRoute: () => platformRoute,
  id: 'dashboard',
  component: lazyScreen(() => import('./screens/dashboard-frame.tsx'), 'DashboardFrame'),
});
const dashboardRoute = createRoute({ getParentRoute: () => dashboardFrame, path: '/' });
const accountRoute = createRoute({
  getParentRoute: () => dashboardFrame,
  path: 'account',
  component: lazyScreen(
    async () => {
      const screen = import('./screens/account-settings-screen.tsx');
      const [{ AccountSettingsScreen }, tabs] = await Promise.all([screen, loadSettingsTabs()]);
      return { AccountSettings: withTabs(AccountSettingsScreen, tabs) };
    },
    'AccountSettings',
    loadAccountTexts,
  ),
});
const profileRoute = createRoute({
  getParentRoute: () => platformRoute,
  path: 'profile',
  component: lazyScreen(() => import('./screens/profile-screen.tsx'), 'ProfileScreen', loadProfileTexts, loadFactTexts),
});
const studioRoute = createRoute({
  getParentRoute: () => platformRoute,
  path: 'website-builder',
  component: lazyScreen(() => import('./screens/studio-screen.tsx'), 'StudioScreen', loadBrandTexts),
});
const comingRoutes = toolPaths.flatMap((path) => {
  const tool = findComingTool(path);
  return tool === undefined
    ? []
    : [createRoute({ getParentRoute: () => platformRoute, path, component: () => <ComingToolPage tool={tool} /> })];
});

const featureRoutes = features.flatMap(({ routes = [] }) => routes).map((route) => toRoute(platformRoute, route));

/** The account settings with the tabs that were fetched with them. */
function withTabs(Screen: (props: { readonly tabs: readonly LoadedTab[] }) => ReactNode, tabs: readonly LoadedTab[]) {
  return () => <Screen tabs={tabs} />;
}

/** A route of a feature with those below it, which are drawn in its `Outlet`. */
function toRoute(parent: AnyRoute, { path, component, children = [] }: WebRoute): AnyRoute {
  const route = createRoute({ getParentRoute: () => parent, path, ...(component && { component }) });
  return children.length === 0 ? route : route.addChildren(children.map((child) => toRoute(route, child)));
}

// The gallery of components is for development; elsewhere its address does not exist.
const galleryRoutes = isDevelopmentPage()
  ? [
      createRoute({
        getParentRoute: () => rootRoute,
        path: '_ui',
        component: lazyScreen(() => import('#web/ui-gallery/gallery.page.tsx'), 'GalleryPage'),
      }),
    ]
  : [];

const routeTree = rootRoute.addChildren([
  platformRoute.addChildren([
    dashboardFrame.addChildren([dashboardRoute, accountRoute]),
    profileRoute,
    studioRoute,
    ...featureRoutes,
    ...comingRoutes,
  ]),
  ...galleryRoutes,
]);

/** The application's routes; guarded ones stand under `/platform`. */
export function createAppRouter() {
  return createRouter({
    routeTree,
    defaultPreload: false,
    defaultPendingComponent: PendingPage,
    defaultPendingMs: 150,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: NotFoundScreen,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

function Root() {
  const { i18n } = useLingui();
  const router = useRouter();
  const navigate = (href: string) => {
    if (href.startsWith('/platform')) void router.navigate({ href });
    else window.location.assign(href);
  };
  return (
    <AriaLocaleProvider locale={ariaLocale(i18n.locale)}>
      <AriaRouterProvider navigate={navigate}>
        <Outlet />
        <RouteAnnouncer />
        <ToastRegion />
      </AriaRouterProvider>
    </AriaLocaleProvider>
  );
}

/** Where screens bring their own side panels and use the whole width beside the navigation. */
const wideAddresses = features
  .flatMap(({ routes = [] }) => routes)
  .filter(({ isWide }) => isWide)
  .map(({ path }) => `/platform/${path}`);

const isWideAt = (pathname: string): boolean =>
  wideAddresses.some((address) => pathname === address || pathname.startsWith(`${address}/`));

function Platform() {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const clean = pathname.replace(/\/+$/, '') || '/';
  useScrollToTop(clean);
  return (
    <Guard>
      <AccountQueries>
        <PlatformShell pathname={clean} isWide={isWideAt(clean)}>
          <Outlet />
        </PlatformShell>
      </AccountQueries>
    </Guard>
  );
}

function useScrollToTop(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the reason to scroll, not an input of it
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
}
