/** Every address of the browser side, in one place: `paths.platform.pricing`, `paths.signIn.getHref('/platform/legal')`. */
export const paths = {
  landing: { path: '/', getHref: (section?: LandingSection) => (section === undefined ? '/' : `/#${section}`) },
  signIn: {
    path: '/signin',
    getHref: (redirect?: string) =>
      redirect === undefined ? '/signin' : `/signin?redirect=${encodeURIComponent(redirect)}`,
  },
  platform: {
    dashboard: '/platform',
    account: '/platform/account',
    profile: '/platform/profile',
    inbox: '/platform/inbox',
    businessGeneration: '/platform/business-generation',
    websiteBuilder: '/platform/website-builder',
    websiteEditor: '/platform/website-builder/site',
    websitePost: (postId: string) => `/platform/website-builder/site/posts/${postId}`,
    marketing: '/platform/marketing',
    analytics: '/platform/analytics',
    legal: '/platform/legal',
    support: '/platform/support',
    pricing: '/platform/pricing',
    usage: '/platform/usage',
  },
  gallery: '/_ui',
} as const;

/** The element ids of the landing page; each is also a path (`/features`). */
export const LANDING_SECTIONS = ['hero', 'features', 'workflow', 'whygroundwork', 'pricing', 'faq', 'signup'] as const;

export type LandingSection = (typeof LANDING_SECTIONS)[number];
