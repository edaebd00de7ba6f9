/** The lists of the races name every place in the source that opens a session or ends one. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusals } from '#features/auth/server/sessions/evidence.ts';
import { acts } from './acts.ts';
import { openers, withoutRace } from './openers.ts';

const root = join(import.meta.dirname, '../../../..');
const sources = ['features', 'app']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|\/testing\/|\.repository\.ts$/.test(path))
  .map((path) => ({ name: basename(path, '.ts'), text: readFileSync(join(root, path), 'utf8') }));

/** Every match of a pattern, as "file what", the way the lists write it. */
const find = (pattern: RegExp, what: string): readonly string[] =>
  sources.flatMap(({ name, text }) => [...text.matchAll(pattern)].map(() => `${name} ${what}`));

const kinds = Object.keys(refusals);

describe('the openers', () => {
  it('name every kind of evidence, and how a session goes on', () => {
    const named = new Set<string>([...openers.map(({ by }) => by), ...withoutRace]);
    expect([...named].sort()).toEqual([...kinds, 'totp', 'recovery_code', 'linking', 'refresh'].sort());
  });

  it('are all there are: each kind of evidence is made in one place, and each place makes one', () => {
    expect(find(/sessions\.open\(/g, 'open')).toHaveLength(kinds.length);
    for (const kind of kinds)
      expect([kind, find(new RegExp(`\\{ kind: '${kind}'`, 'g'), kind)]).toEqual([kind, [expect.any(String)]]);
  });

  it('go on with a session in the known places', () => {
    const places = [
      ...find(/sessions\.raise\(/g, 'raise'),
      ...find(/sessions\.continueSession\(/g, 'continueSession'),
      ...find(/sessions\.refresh\(/g, 'refresh'),
    ];
    expect(places.sort()).toEqual([
      'factors.service raise',
      'identities.service continueSession',
      'recovery-codes.service raise',
      'token.routes refresh',
    ]);
    // The tokens themselves are written nowhere else.
    expect([...new Set(find(/sessionsRepository\.insertRefreshToken\(/g, 'insert'))].sort()).toEqual([
      'sessions.service insert',
    ]);
    expect(find(/sessionsRepository\.insert\(/g, 'insert')).toEqual(['open-session insert', 'open-session insert']);
  });
});

describe('the acts', () => {
  it('are all that end sessions, or change what a sign-in was checked for', () => {
    const found = [
      ...find(/\bsessions(?:Repository)?\.endAll\(/g, 'endAll'),
      ...find(/sessionsRepository\.end\(/g, 'end'),
      ...find(/factorsRepository\.endOtherLowSessions\(/g, 'endOtherLowSessions'),
      ...find(/factorsRepository\.lowerSessions\(/g, 'lowerSessions'),
      ...find(/usersRepository\.update\([^;]*passwordHash/g, 'passwordHash'),
      ...find(/usersRepository\.update\([^;]*bannedUntil/g, 'bannedUntil'),
      ...find(/const change = \{ email[^;]*newEmail: null/g, 'email'),
      ...find(/usersRepository\.delete\(/g, 'delete'),
      ...find(/usersRepository\.deleteIdentity\(/g, 'deleteIdentity'),
      ...find(/identitiesRepository\.dropUnproven\(/g, 'dropUnproven'),
      ...find(/operatorRepository\.setPasswordHash\(/g, 'setPasswordHash'),
      ...find(/operatorRepository\.setEmail\(/g, 'setEmail'),
    ];
    expect(found.sort()).toEqual(acts.flatMap(({ through }) => through).sort());
  });
});
