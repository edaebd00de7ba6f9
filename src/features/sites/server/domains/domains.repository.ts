import type { Sql, Tx } from '#server/db/connect.ts';
import type { DomainStanding } from '../../domain/domains/domain-state.ts';

export interface StoredDomain extends DomainStanding {
  readonly id: `dom_${string}`;
  readonly siteId: string;
  readonly workspaceId: string;
  readonly host: string;
  /** What its text record has to say. */
  readonly token: string;
  readonly isMain: boolean;
  /** When name servers last said something of it; null before. */
  readonly checkedAt: Date | null;
}

/** PostgreSQL's code for a second row where there may be one. */
const uniqueViolation = '23505';

const columns = (
  tx: Sql | Tx,
) => tx`id, site_id as "siteId", workspace_id as "workspaceId", host, state, token, is_main as "isMain",
  leads_here as "leadsHere", checked_at as "checkedAt", failing_since as "failingSince"`;

/** The SQL of domains, for the account whose they are. */
export const domainsRepository = {
  /** In the order in which they were added. */
  async list(tx: Tx, siteId: string): Promise<readonly StoredDomain[]> {
    return tx<StoredDomain[]>`select ${columns(tx)} from site_domain where site_id = ${siteId} order by created_at, id`;
  },

  async find(tx: Tx, siteId: string, id: string): Promise<StoredDomain | undefined> {
    const [domain] = await tx<StoredDomain[]>`select ${columns(tx)} from site_domain
      where id = ${id} and site_id = ${siteId}`;
    return domain;
  },

  /** One as it is once every earlier writer has ended; it stays locked until the transaction ends. */
  async lock(tx: Tx, siteId: string, id: string): Promise<StoredDomain | undefined> {
    const [domain] = await tx<StoredDomain[]>`select ${columns(tx)} from site_domain
      where id = ${id} and site_id = ${siteId} for update`;
    return domain;
  },

  async insert(
    tx: Tx,
    { id, siteId, workspaceId, host, token }: Pick<StoredDomain, 'id' | 'siteId' | 'workspaceId' | 'host' | 'token'>,
    now: Date,
  ): Promise<void> {
    await tx`insert into site_domain (id, site_id, workspace_id, host, token, created_at)
      values (${id}, ${siteId}, ${workspaceId}, ${host}, ${token}, ${now})`;
  },

  /** Notes that somebody asks for a look; false where one was asked for since `since`. */
  async noteAsked(
    tx: Tx,
    { id }: Pick<StoredDomain, 'id'>,
    { now, since }: { now: Date; since: Date },
  ): Promise<boolean> {
    const noted = await tx`update site_domain set asked_at = ${now}
      where id = ${id} and (asked_at is null or asked_at <= ${since})`;
    return noted.count === 1;
  },

  /** Writes what a look found; false where another site holds the domain by now, and then the transaction has to end. */
  async writeStanding(tx: Tx, { id }: Pick<StoredDomain, 'id'>, standing: DomainStanding, now: Date): Promise<boolean> {
    const { state, leadsHere, failingSince } = standing;
    try {
      await tx`update site_domain set state = ${state}, leads_here = ${leadsHere}, failing_since = ${failingSince},
          checked_at = ${now}, proven_at = case when ${state} = 'proven' then coalesce(proven_at, ${now}) else proven_at end
        where id = ${id}`;
      return true;
    } catch (error) {
      if ((error as { code?: string }).code === uniqueViolation) return false;
      throw error;
    }
  },

  /** Makes one of them the one that the pages of a site name; none with null. */
  async setMain(tx: Tx, siteId: string, id: string | null): Promise<void> {
    await tx`update site_domain set is_main = false where site_id = ${siteId} and is_main and id is distinct from ${id}`;
    await tx`update site_domain set is_main = true where site_id = ${siteId} and id = ${id}`;
  },

  /** False where it is gone already. */
  async remove(tx: Tx, siteId: string, id: string): Promise<boolean> {
    const removed = await tx`delete from site_domain where id = ${id} and site_id = ${siteId}`;
    return removed.count === 1;
  },
};

/** The SQL of domains of all accounts, with the system role. */
export const allDomainsRepository = {
  /** The addresses of the sites that hold these hosts, by host; those of no site are left out. */
  async findSites(system: Sql, hosts: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await system<{ host: string; address: string }[]>`
      select d.host, s.address from site_domain d join site s on s.id = d.site_id
      where d.host = any (${hosts as string[]}) and d.state = 'proven'`;
    return new Map(rows.map(({ host, address }) => [host, address]));
  },

  /**
   * Takes a domain from whoever holds it, unless theirs is one of the tokens that stand in its text record: they no longer have a say there.
   * Returns whose it was.
   */
  async takeFromOthers(
    tx: Tx,
    { host, id }: Pick<StoredDomain, 'host' | 'id'>,
    { tokens, now }: { readonly tokens: readonly string[]; readonly now: Date },
  ): Promise<readonly { readonly workspaceId: string }[]> {
    return tx<
      { workspaceId: string }[]
    >`update site_domain set state = 'lost', failing_since = null, checked_at = ${now}
      where host = ${host} and state = 'proven' and id <> ${id} and token <> all (${tokens as string[]})
      returning workspace_id as "workspaceId"`;
  },

  /** Some that are held, in the order of their ids, from the one after `after` on. */
  async listProven(system: Sql, after: string, limit: number): Promise<readonly StoredDomain[]> {
    return system<StoredDomain[]>`select ${columns(system)} from site_domain
      where state = 'proven' and id > ${after} order by id limit ${limit}`;
  },

  /** One as it is once every earlier writer has ended; locked until the transaction ends. */
  async lock(tx: Tx, id: string): Promise<StoredDomain | undefined> {
    const [domain] = await tx<StoredDomain[]>`select ${columns(tx)} from site_domain where id = ${id} for update`;
    return domain;
  },

  async writeStanding(
    tx: Tx,
    id: string,
    { state, leadsHere, failingSince }: DomainStanding,
    now: Date,
  ): Promise<void> {
    await tx`update site_domain set state = ${state}, leads_here = ${leadsHere}, failing_since = ${failingSince},
        checked_at = ${now} where id = ${id}`;
  },
};
