import { resolve } from 'node:path';
import { z } from 'zod';
import { type AuthConfig, authVariables, basePathFault, parseRedirects, parseSigningKeys } from './config-auth.ts';
import { type BillingConfig, billingVariables } from './config-billing.ts';
import {
  isLocalDomain,
  parseDomainTarget,
  parseSitesDomain,
  type SitesConfig,
  sitesVariables,
} from './config-sites.ts';
import { parseTrustedProxies, type TrustedProxies } from './http/remote-address.ts';
import { isLoopback } from './loopback.ts';

/**
 * Every variable the product reads, documented where it is declared. `.env.example` is generated from this list and a
 * test keeps the two together. With none set the product runs, offline, on loopback.
 */
const variables = {
  PORT: {
    schema: z.coerce.number().int().min(0).max(65535).default(18400),
    help: 'Port to listen on; 0 takes any free one.',
  },
  HOST: {
    schema: z.string().default('127.0.0.1'),
    help: 'Address to listen on. Loopback only while SMTP_URL is unset.',
  },
  DATA_DIR: {
    schema: z.string().default('.data'),
    help: 'Where the embedded database, its backups and the generated secrets live.',
  },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    help: 'A PostgreSQL 15+ server (a role that may create roles). Unset: the embedded database in DATA_DIR.',
  },
  APP_SECRET: {
    schema: z.string().min(32, 'needs at least 32 characters').optional(),
    help: 'Key that encrypts the secrets kept in the database. Required with DATABASE_URL; else made on first start.',
  },
  PUBLIC_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    help: 'The address people type. Default: http://localhost:PORT. Required with an open HOST; https unless loopback.',
  },
  TRUSTED_PROXIES: {
    schema: z.string().optional(),
    help: 'Reverse proxies whose X-Forwarded-For is believed: addresses or ranges (10.0.0.0/8), separated by commas.',
  },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/, error: 'needs to be an smtp:// or smtps:// address' }).optional(),
    help: 'Mail server: smtps://user:password@host, or smtp:// with STARTTLS. Unset: mail stays in the outbox at /outbox.',
  },
  MAIL_FROM: {
    schema: z.email().optional(),
    help: 'Address mail comes from. Required with SMTP_URL, unless its user name is an address.',
  },
  SUPPORT_EMAIL: {
    schema: z.email().default('support@groundwork.example'),
    help: 'Shown where people are told whom to write to.',
  },
  ROLE: {
    schema: z.enum(['all', 'web', 'worker']).default('all'),
    help: 'all | web | worker: what this process does. Workers and web processes share one DATABASE_URL.',
  },
  JOBS_PER_ACCOUNT: {
    schema: z.coerce.number().int().min(1).max(100).default(2),
    help: 'How many jobs of one account run at once, over all processes.',
  },
  API_LIMITS: {
    schema: z.enum(['on', 'off']).default('on'),
    help: 'on | off: how much one account and one network address may ask for in a minute. off on loopback only.',
  },
  METRICS_TOKEN: {
    schema: z.string().min(24, 'needs at least 24 characters').optional(),
    help: 'Opens /metrics to whoever sends it as a bearer token. Unset: for this machine alone.',
  },
  LOG_LEVEL: {
    schema: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    help: 'How much is logged.',
  },
  NODE_ENV: {
    schema: z.enum(['production', 'development', 'test']).default('production'),
    help: 'development serves /_ui and reloads; leave it unset otherwise.',
  },
  ...authVariables,
  ...billingVariables,
  ...sitesVariables,
} as const;

export type VariableName = keyof typeof variables;

/** Where mail goes: the local outbox, or a server with the address it comes from. */
export type MailConfig =
  | { readonly mode: 'local' }
  | { readonly mode: 'smtp'; readonly url: string; readonly from: string };

/** The parsed configuration. Paths are absolute; `publicUrl` has no trailing slash. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly appSecret: string | undefined;
  readonly publicUrl: string | undefined;
  /** None unless set. */
  readonly trustedProxies: TrustedProxies;
  readonly supportEmail: string;
  readonly role: 'all' | 'web' | 'worker';
  readonly jobsPerAccount: number;
  readonly hasApiLimits: boolean;
  /** Who sends it may read the metrics from elsewhere. */
  readonly metricsToken: string | undefined;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly environment: 'production' | 'development' | 'test';
  readonly mail: MailConfig;
  readonly auth: AuthConfig;
  readonly billing: BillingConfig;
  readonly sites: SitesConfig;
}

/** Lists every fault of the environment at once, a line each. */
export class ConfigurationError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`The configuration is not valid:\n  ${faults.join('\n  ')}`);
    this.name = 'ConfigurationError';
    this.faults = faults;
  }
}

/**
 * Parses the environment once. Throws ConfigurationError with all faults; an empty value counts as unset.
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const faults: string[] = [];
  const read = <Name extends VariableName>(name: Name): z.infer<(typeof variables)[Name]['schema']> | undefined => {
    const result = variables[name].schema.safeParse(environment[name] || undefined);
    if (!result.success) faults.push(`${name}: ${result.error.issues.map((issue) => issue.message).join(', ')}`);
    return result.data as z.infer<(typeof variables)[Name]['schema']> | undefined;
  };
  // A rule that refuses says which variable is at fault, and never its value where that may be secret.
  const attempt = <Value>(name: VariableName, parse: () => Value): Value | undefined => {
    try {
      return parse();
    } catch (error) {
      faults.push(`${name}: ${(error as Error).message}`);
      return undefined;
    }
  };
  const port = read('PORT');
  const host = read('HOST') ?? '';
  const publicUrl = read('PUBLIC_URL')?.replace(/\/+$/, '');
  const trustedProxies = attempt('TRUSTED_PROXIES', () => parseTrustedProxies(read('TRUSTED_PROXIES') ?? ''));
  const databaseUrl = read('DATABASE_URL');
  const appSecret = read('APP_SECRET');
  const smtpUrl = read('SMTP_URL');
  const mailFrom = read('MAIL_FROM');
  const isHostOpen = host !== '' && !isLoopback(host);
  const isUrlOpen = publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname);
  const isMailLocal = !environment.SMTP_URL;
  if (isMailLocal && isHostOpen) faults.push(`HOST: ${host} is not a loopback address, and ${localMailReason}`);
  if (isMailLocal && isUrlOpen)
    faults.push(`PUBLIC_URL: ${publicUrl} is not a loopback address, and ${localMailReason}`);
  if (!isMailLocal && isHostOpen && !environment.PUBLIC_URL)
    faults.push('PUBLIC_URL: required when HOST is not a loopback address; links in mails lead there');
  if (!isMailLocal && isUrlOpen && new URL(publicUrl).protocol !== 'https:')
    faults.push(`PUBLIC_URL: ${publicUrl} needs https, because it is not a loopback address`);
  if (databaseUrl && !appSecret) faults.push('APP_SECRET: required with DATABASE_URL, the same for every process');
  const from = mailFrom ?? (smtpUrl === undefined ? undefined : addressOfUser(smtpUrl));
  if (smtpUrl !== undefined && from === undefined && !environment.MAIL_FROM)
    faults.push('MAIL_FROM: required with SMTP_URL, as its user name is not an address');

  const clientId = read('GOOGLE_CLIENT_ID');
  const clientSecret = read('GOOGLE_CLIENT_SECRET');
  const issuer = read('GOOGLE_ISSUER')?.replace(/\/+$/, '');
  if (!environment.GOOGLE_CLIENT_ID !== !environment.GOOGLE_CLIENT_SECRET)
    faults.push('GOOGLE_CLIENT_ID: set together with GOOGLE_CLIENT_SECRET, or neither');
  if (issuer !== undefined && new URL(issuer).protocol !== 'https:' && !isLoopback(new URL(issuer).hostname))
    faults.push('GOOGLE_ISSUER: needs https, because it is not a loopback address');
  const keysText = read('AUTH_SIGNING_KEYS');
  const signingKeys = attempt('AUTH_SIGNING_KEYS', () => (keysText ? parseSigningKeys(keysText) : undefined));
  const redirects = attempt('AUTH_REDIRECTS', () => parseRedirects(read('AUTH_REDIRECTS') ?? ''));
  const hasLimits = read('AUTH_LIMITS') === 'on';
  if (!hasLimits && (isHostOpen || isUrlOpen))
    faults.push('AUTH_LIMITS: off is for loopback only, and HOST or PUBLIC_URL is not');
  const hasApiLimits = read('API_LIMITS') === 'on';
  if (!hasApiLimits && (isHostOpen || isUrlOpen))
    faults.push('API_LIMITS: off is for loopback only, and HOST or PUBLIC_URL is not');
  const basePath = read('AUTH_BASE_PATH')?.replace(/\/+$/, '') ?? '';
  const pathFault = basePathFault(basePath);
  if (pathFault) faults.push(`AUTH_BASE_PATH: ${pathFault}`);
  const confirmEmail = read('AUTH_CONFIRM_EMAIL');
  const mode = read('BILLING')!;
  const isTestModeOn = read('BILLING_TEST_MODE') === 'on';
  const secretKey = read('STRIPE_SECRET_KEY');
  const webhookSecret = read('STRIPE_WEBHOOK_SECRET');
  const apiUrl = read('STRIPE_API_URL')?.replace(/\/+$/, '');
  if (mode === 'stripe' && !secretKey) faults.push('STRIPE_SECRET_KEY: required with BILLING=stripe');
  if (mode === 'stripe' && !webhookSecret) faults.push('STRIPE_WEBHOOK_SECRET: required with BILLING=stripe');
  if (apiUrl !== undefined && new URL(apiUrl).protocol !== 'https:' && !isLoopback(new URL(apiUrl).hostname))
    faults.push('STRIPE_API_URL: needs https, because it is not a loopback address');
  const ownHost = publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname;
  const domainText = read('SITES_DOMAIN');
  const sitesDomain = attempt('SITES_DOMAIN', () => domainText && parseSitesDomain(domainText, ownHost)) || undefined;
  if (isMailLocal && sitesDomain && !isLocalDomain(sitesDomain))
    faults.push(`SITES_DOMAIN: ${sitesDomain.host} is not a loopback name, and ${localMailReason}`);
  const hasCustomDomains = read('CUSTOM_DOMAINS') === 'on';
  const targetText = read('SITES_TARGET') ?? sitesDomain?.host ?? ownHost;
  const target = attempt('SITES_TARGET', () => (hasCustomDomains ? parseDomainTarget(targetText) : undefined));
  const config: Config = {
    port: port!,
    host,
    dataDir: resolve(read('DATA_DIR') ?? '.data'),
    databaseUrl,
    appSecret,
    publicUrl,
    trustedProxies: trustedProxies!,
    supportEmail: read('SUPPORT_EMAIL')!,
    role: read('ROLE')!,
    jobsPerAccount: read('JOBS_PER_ACCOUNT')!,
    hasApiLimits,
    metricsToken: read('METRICS_TOKEN'),
    logLevel: read('LOG_LEVEL')!,
    environment: read('NODE_ENV')!,
    mail: smtpUrl !== undefined && from !== undefined ? { mode: 'smtp', url: smtpUrl, from } : { mode: 'local' },
    auth: {
      basePath,
      signingKeys,
      isSignUpOn: read('AUTH_SIGN_UP') === 'on',
      isAnonymousOn: read('AUTH_ANONYMOUS') === 'on',
      isConfirmationOn: confirmEmail === undefined ? !isMailLocal : confirmEmail === 'on',
      isRobotCheckOn: read('AUTH_ROBOT_CHECK') === 'on',
      minPasswordLength: read('AUTH_MIN_PASSWORD')!,
      hasLimits,
      redirects: redirects ?? [],
      serviceKey: read('AUTH_SERVICE_KEY'),
      google: clientId && clientSecret ? { clientId, clientSecret, issuer: issuer! } : undefined,
    },
    billing: {
      mode,
      isTestModeOffered: mode === 'test' || (mode === 'stripe' && isTestModeOn),
      stripe: mode === 'stripe' && secretKey && webhookSecret ? { secretKey, webhookSecret, apiUrl } : undefined,
    },
    sites: { domain: sitesDomain, customDomains: target },
  };
  if (faults.length > 0) throw new ConfigurationError(faults);
  return config;
}

const localMailReason =
  'without SMTP_URL mail stays in an outbox that anybody who reaches the product can read, and sign-ups are not confirmed';

/** The user name of a mail server's address where it is itself a mail address. */
function addressOfUser(smtpUrl: string): string | undefined {
  try {
    return z.email().safeParse(decodeURIComponent(new URL(smtpUrl).username)).data;
  } catch {
    return undefined;
  }
}

/** The text of `.env.example`: every variable, commented out, with its help and default. */
export function environmentExample(): string {
  const lines = Object.entries(variables).map(([name, { schema, help }]) => {
    const fallback = schema.safeParse(undefined).data;
    return `# ${help}\n# ${name}=${fallback ?? ''}\n`;
  });
  return `# Everything Groundwork reads from its environment. None is required.\n\n${lines.join('\n')}`;
}
