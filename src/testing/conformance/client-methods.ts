import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { AuthClient } from '@supabase/auth-js';

/**
 * The public methods of the installed client, read from the client itself: those of its class and of every group that
 * hangs on it. What its own type declarations call private or protected is left out, and what starts with `_`.
 */
export function listPublicMethods(): readonly string[] {
  const client = new AuthClient({
    url: 'http://localhost/auth/v1',
    autoRefreshToken: false,
    persistSession: false,
    experimental: { passkey: true, recoveryCodes: true },
  });
  const hidden = readHiddenNames();
  const found = new Set<string>();
  const seen = new Set<unknown>([client]);
  const walk = (object: object, prefix: string): void => {
    for (const name of namesOf(object)) {
      if (name === 'constructor' || name.startsWith('_') || hidden.has(name)) continue;
      const value: unknown = Reflect.get(object, name);
      if (typeof value === 'function') found.add(prefix + name);
      else if (typeof value === 'object' && value !== null && !seen.has(value)) {
        seen.add(value);
        walk(value, `${prefix}${name}.`);
      }
    }
  };
  walk(client, '');
  return [...found].sort();
}

function namesOf(object: object): readonly string[] {
  const names = new Set<string>();
  for (let at: object | null = object; at && at !== Object.prototype; at = Object.getPrototypeOf(at))
    for (const name of Object.getOwnPropertyNames(at)) names.add(name);
  return [...names];
}

/** What the installed declarations say is nobody else's to call. */
function readHiddenNames(): ReadonlySet<string> {
  const folder = dirname(createRequire(import.meta.url).resolve('@supabase/auth-js'));
  const files = ['GoTrueClient.d.ts', 'GoTrueAdminApi.d.ts', 'lib/webauthn.d.ts'];
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const declared = /^ +(?:private|protected) (?:static |readonly |async |get |set )*(\w+)/gm;
  return new Set([...text.matchAll(declared)].map((match) => match[1]!));
}
