import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

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
    help: 'Address to listen on. Loopback only, until sign-up confirms addresses by mail.',
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
    help: 'The address people type. Default: http://localhost:PORT. Loopback only for now, as HOST.',
  },
  SMTP_URL: {
    schema: z.string().optional(),
    help: 'Refused for now: mail arrives together with confirmed sign-up.',
  },
  SUPPORT_EMAIL: {
    schema: z.email().default('support@groundwork.example'),
    help: 'Shown where people are told whom to write to.',
  },
  ROLE: {
    schema: z.enum(['all', 'web', 'worker']).default('all'),
    help: 'all | web | worker: what this process does. Workers and web processes share one DATABASE_URL.',
  },
  LOG_LEVEL: {
    schema: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    help: 'How much is logged.',
  },
  NODE_ENV: {
    schema: z.enum(['production', 'development', 'test']).default('production'),
    help: 'development serves /_ui and reloads; leave it unset otherwise.',
  },
} as const;

export type VariableName = keyof typeof variables;

/** The parsed configuration. Paths are absolute; `publicUrl` carries no trailing slash. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly appSecret: string | undefined;
  readonly publicUrl: string | undefined;
  readonly supportEmail: string;
  readonly role: 'all' | 'web' | 'worker';
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly environment: 'production' | 'development' | 'test';
}

/** Lists every fault of the environment at once, a line each. */
export class ConfigurationError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n  ${faults.join('\n  ')}`,
    );
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
  const host = read('HOST') ?? '';
  const publicUrl = read('PUBLIC_URL')?.replace(/\/+$/, '');
  const databaseUrl = read('DATABASE_URL');
  const appSecret = read('APP_SECRET');
  if (host && !isLoopback(host)) faults.push(`HOST: ${host} is not a loopback address, and ${openDoorReason}`);
  if (publicUrl && !isLoopback(new URL(publicUrl).hostname))
    faults.push(`PUBLIC_URL: ${publicUrl} is not a loopback address, and ${openDoorReason}`);
  if (read('SMTP_URL') !== undefined)
    faults.push('SMTP_URL: mail is not built yet; a sign-up would not be confirmed. Leave it unset.');
  if (databaseUrl && !appSecret) faults.push('APP_SECRET: required with DATABASE_URL, the same for every process');
  const config = {
    port: read('PORT')!,
    host,
    dataDir: resolve(read('DATA_DIR') ?? '.data'),
    databaseUrl,
    appSecret,
    publicUrl,
    supportEmail: read('SUPPORT_EMAIL')!,
    role: read('ROLE')!,
    logLevel: read('LOG_LEVEL')!,
    environment: read('NODE_ENV')!,
  };
  if (faults.length > 0) throw new ConfigurationError(faults);
  return config;
}

const openDoorReason = 'every sign-up signs in at once until addresses are confirmed by mail';

/** localhost, 127.0.0.0/8 and ::1, with or without brackets. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (bare === 'localhost' || bare.endsWith('.localhost')) return true;
  return isIP(bare) === 4 ? bare.startsWith('127.') : bare === '::1';
}

/** The text of `.env.example`: every variable, commented out, with its help and default. */
export function environmentExample(): string {
  const lines = Object.entries(variables).map(([name, { schema, help }]) => {
    const fallback = schema.safeParse(undefined).data;
    return `# ${help}\n# ${name}=${fallback ?? ''}\n`;
  });
  return `# Everything Groundwork reads from its environment. None is required.\n\n${lines.join('\n')}`;
}
