import { defineProblems } from '#shared/problem-codes.ts';

/** What is refused here, by reason, with its status. */
export const sitesProblems = defineProblems('sites', {
  /** There is no site yet. */
  no_site: 409,
  /** Gaps or colours stop it from going online. */
  not_ready: 409,
  /** Another site has this address. */
  address_taken: 409,
  /** The operator took it down. */
  taken_down: 403,
  /** As many sites are online as the plan gives. */
  live_limit: 403,
  /** This installation offers no domains of one's own. */
  no_domains: 409,
  /** As many domains as a site can have. */
  domain_limit: 409,
  /** Its records name another site as well, which had it first. */
  domain_taken: 409,
  /** Its records have not proven it. */
  domain_unproven: 409,
  /** No name server said anything of it. */
  domain_unanswered: 409,
  /** As many versions of the site are kept as may be. */
  version_limit: 409,
  /** Its pages cannot be made right now. */
  busy: 503,
  /** Its files take more than a release may. */
  too_large: 409,
  /** A post still asks something; `current.gaps` says what. */
  post_not_ready: 409,
  /** What is online has no blog page, or is of a time before there were any. */
  no_blog_online: 409,
  /** A site has as many posts as it may. */
  posts_full: 409,
  /** As many posts wait for their time as may. */
  scheduled_full: 409,
  /** A post waits for its time. */
  post_scheduled: 409,
  /** A post is published. */
  post_published: 409,
  /** A post was published at its address, which stays. */
  post_address_kept: 409,
});
