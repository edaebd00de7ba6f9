import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  useRouter,
  useRouterState,
} from '@tanstack/react-router';
import { ChartNoAxesColumn, LifeBuoy, Megaphone, PanelsTopLeft, Scale } from 'lucide-react';
import { useEffect } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { I18nProvider as AriaLocaleProvider } from 'react-aria-components/I18nProvider';
import { ariaLocale } from '#web/i18n/locales.ts';
import { isDevelopmentPage } from '#web/pages/development-page.ts';
import { PendingPage } from '#web/routes/pending-page.tsx';
import { ToastRegion } from '#web/ui/toast.tsx';
import { DashboardScreen } from './screens/dashboard-screen.tsx';
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

/** A screen that speaks of plans and payment, with the texts for that. */
const withPlanTexts = async <Module,>(screen: Promise<Module>): Promise<Module> => {
  const texts = import('#web/plans/plan-texts.ts').then(({ loadPlanTexts }) => loadPlanTexts());
  const [loaded] = await Promise.all([screen, texts]);
  return loaded;
};

const under = <Path extends string>(path: Path) => ({ getParentRoute: () => platformRoute, path });

// The dashboard stays as it is while the account settings are opened over it.
const dashboardFrame = createRoute({
  getParentRoute: () => platformRoute,
  id: 'dashboard',
  component: () => (
    <>
      <DashboardScreen />
      <Outlet />
    </>
  ),
});
const dashboardRoute = createRoute({ getParentRoute: () => dashboardFrame, path: '/' });
const accountRoute = createRoute({
  getParentRoute: () => dashboardFrame,
  path: 'account',
  component: lazyRouteComponent(
    () => withPlanTexts(import('./screens/account-settings-screen.tsx')),
    'AccountSettingsScreen',
  ),
});
const advisorRoute = createRoute({
  ...under('business-generation'),
  component: lazyRouteComponent(() => import('#features/advisor/web/advisor.page.tsx'), 'AdvisorPage'),
});
const profileRoute = createRoute({
  ...under('profile'),
  component: lazyRouteComponent(() => import('./screens/profile-screen.tsx'), 'ProfileScreen'),
});
const pricingRoute = createRoute({
  ...under('pricing'),
  component: lazyRouteComponent(() => withPlanTexts(import('#features/billing/web/pricing.page.tsx')), 'PricingPage'),
});
const usageRoute = createRoute({
  ...under('usage'),
  component: lazyRouteComponent(() => withPlanTexts(import('#features/billing/web/usage.page.tsx')), 'UsagePage'),
});

const comingRoutes = [
  createRoute({
    ...under('website-builder'),
    component: () => (
      <ComingToolPage
        icon={PanelsTopLeft}
        title={msg`Brand & Website Studio`}
        line={msg`This tool is not built yet. It will make a brand and a live website from your business plan.`}
      />
    ),
  }),
  createRoute({
    ...under('marketing'),
    component: () => (
      <ComingToolPage
        icon={Megaphone}
        title={msg`Marketing Studio`}
        line={msg`This tool is not built yet. It will write and schedule campaigns from your business plan.`}
      />
    ),
  }),
  createRoute({
    ...under('analytics'),
    component: () => (
      <ComingToolPage
        icon={ChartNoAxesColumn}
        title={msg`Business Analytics`}
        line={msg`This tool is not built yet. It will count visits and orders on the website you publish.`}
      />
    ),
  }),
  createRoute({
    ...under('legal'),
    component: () => (
      <ComingToolPage
        icon={Scale}
        title={msg`Legal Document Generator`}
        line={msg`This tool is not built yet. It will draft terms and policies that match what your business does.`}
      />
    ),
  }),
  createRoute({
    ...under('support'),
    component: () => (
      <ComingToolPage
        icon={LifeBuoy}
        title={msg`Support & Resources`}
        line={msg`This tool is not built yet. It will hold articles and your questions to us, with their answers.`}
      />
    ),
  }),
] as const;

// The gallery of components is for development; elsewhere its address does not exist.
const galleryRoutes = isDevelopmentPage()
  ? [
      createRoute({
        getParentRoute: () => rootRoute,
        path: '_ui',
        component: lazyRouteComponent(() => import('#web/ui-gallery/gallery.page.tsx'), 'GalleryPage'),
      }),
    ]
  : [];

const routeTree = rootRoute.addChildren([
  platformRoute.addChildren([
    dashboardFrame.addChildren([dashboardRoute, accountRoute]),
    advisorRoute,
    profileRoute,
    pricingRoute,
    usageRoute,
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

/** Screens that bring their own side panels and use the whole width beside the navigation. */
const WIDE_SCREENS = ['/platform/business-generation'];

function Platform() {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const clean = pathname.replace(/\/+$/, '') || '/';
  useScrollToTop(clean);
  return (
    <Guard>
      <PlatformShell pathname={clean} isWide={WIDE_SCREENS.includes(clean)}>
        <Outlet />
      </PlatformShell>
    </Guard>
  );
}

function useScrollToTop(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the reason to scroll, not an input of it
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
}
