import type { JWK } from 'jose';

/** One provider of the OpenID kind that people may sign in with. */
export interface ProviderSettings {
  readonly name: 'google';
  /** The issuer's address, without a trailing slash: discovery starts there. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/**
 * How one instance of the authentication service behaves. Several, set differently, can run side by side: nothing else
 * in this feature reads the configuration.
 */
export interface AuthSettings {
  /** The address people type, without a trailing slash. */
  readonly siteUrl: string;
  /** Where the protocol answers: "/auth/v1". */
  readonly basePath: string;
  /** Private keys, the first signs and all verify. Empty: one ES256 key is made and kept sealed in the database. */
  readonly signingKeys: readonly JWK[];
  readonly isSignUpOpen: boolean;
  readonly isAnonymousOpen: boolean;
  /** Whether a new address has to be confirmed by mail before it may sign in. */
  readonly confirmsEmail: boolean;
  readonly checksRobots: boolean;
  readonly countsLimits: boolean;
  /** Characters; never below eight. */
  readonly minPasswordLength: number;
  readonly providers: readonly ProviderSettings[];
  /** Addresses besides the site's own that a link or a flow may lead back to: origins or patterns with `*`. */
  readonly redirects: readonly string[];
  /** Opens the administration API; without it every call there is refused. */
  readonly serviceKey: string | undefined;
}
