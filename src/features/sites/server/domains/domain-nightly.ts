import type { DomainTarget } from '#server/config-sites.ts';
import type { Database } from '#server/db/database.ts';
import type { ResolveDomain } from '#server/dns/resolve-domain.ts';
import { publish } from '#server/events/outbox.ts';
import type { ScheduledJob } from '#server/jobs/queue.ts';
import type { Logger } from '#server/logger.ts';
import { afterLook } from '../../domain/domains/domain-state.ts';
import { allDomainsRepository, type StoredDomain } from './domains.repository.ts';
import { lookAtDomain } from './look-at-domain.ts';

interface NightlyDependencies {
  readonly database: Pick<Database, 'system' | 'asSystem'>;
  readonly resolveDomain: ResolveDomain;
  readonly target: DomainTarget;
  readonly log: Pick<Logger, 'warn'>;
}

/** Domains that are read at once, and those that name servers are asked for at once. */
const batch = 100;
const atOnce = 3;

/** Every night: looks at the records of every domain that is held. One that leads nowhere for days is let go, and its account is told. */
export function createDomainNightly({ database, resolveDomain, target, log }: NightlyDependencies): ScheduledJob {
  const lookAgain = async ({ id, host }: StoredDomain, now: Date): Promise<void> => {
    const look = await lookAtDomain(host, target, resolveDomain);
    await database.asSystem(async (tx) => {
      const domain = await allDomainsRepository.lock(tx, id);
      // Removed, or lost to another account, while name servers were asked.
      if (domain?.state !== 'proven') return;
      const standing = afterLook(domain, domain.token, look, now);
      if (!standing) return;
      await allDomainsRepository.writeStanding(tx, id, standing, now);
      if (standing.state === 'lost')
        await publish({ tx, now }, { type: 'sites.domain_lost', workspaceId: domain.workspaceId, payload: { host } });
    });
  };

  return {
    name: 'sites-domains',
    cron: '43 4 * * *',
    run: async (now) => {
      let after = '';
      for (;;) {
        const domains = await allDomainsRepository.listProven(database.system, after, batch);
        for (let at = 0; at < domains.length; at += atOnce) {
          const looks = await Promise.allSettled(
            domains.slice(at, at + atOnce).map((domain) => lookAgain(domain, now)),
          );
          for (const look of looks)
            if (look.status === 'rejected') log.warn({ error: String(look.reason) }, 'a domain was not looked at');
        }
        const last = domains.at(-1);
        if (!last || domains.length < batch) return;
        after = last.id;
      }
    },
  };
}
