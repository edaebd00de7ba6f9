import type { Sql, Tx } from '#server/db/connect.ts';
import type { Language } from '#shared/languages.ts';

export interface StoredPack {
  readonly id: `pck_${string}`;
  readonly workspaceId: `ws_${string}`;
  readonly brandId: `brd_${string}`;
  readonly brandRevision: number;
  readonly language: Language;
  readonly state: 'running' | 'ready' | 'failed';
  readonly fileId: string | null;
  readonly requestedAt: Date;
  readonly expiresAt: Date | null;
}

const columns = (
  tx: Tx,
) => tx`id, workspace_id as "workspaceId", brand_id as "brandId", brand_revision as "brandRevision",
  language, state, file_id as "fileId", requested_at as "requestedAt", expires_at as "expiresAt"`;

/** The SQL of packages. */
export const packRepository = {
  /** The one that is being made, else the one asked for last. */
  async findNewest(tx: Tx, brandId: string): Promise<StoredPack | undefined> {
    const [pack] = await tx<StoredPack[]>`select ${columns(tx)} from brand_pack where brand_id = ${brandId}
      order by (state = 'running') desc, requested_at desc, id desc limit 1`;
    return pack;
  },

  async find(tx: Tx, id: string): Promise<StoredPack | undefined> {
    const [pack] = await tx<StoredPack[]>`select ${columns(tx)} from brand_pack where id = ${id}`;
    return pack;
  },

  /** Begins one; false where one is being made. */
  async begin(
    tx: Tx,
    pack: Pick<StoredPack, 'id' | 'workspaceId' | 'brandId' | 'brandRevision' | 'language'>,
    now: Date,
  ): Promise<boolean> {
    const begun = await tx`insert into brand_pack (id, workspace_id, brand_id, brand_revision, language, requested_at)
      values (${pack.id}, ${pack.workspaceId}, ${pack.brandId}, ${pack.brandRevision}, ${pack.language}, ${now})
      on conflict (brand_id) where state = 'running' do nothing`;
    return begun.count === 1;
  },

  /** What is made has the brand as it is then. */
  async setRevision(tx: Tx, id: string, brandRevision: number): Promise<void> {
    await tx`update brand_pack set brand_revision = ${brandRevision} where id = ${id}`;
  },

  async finish(tx: Tx, id: string, file: { readonly id: string; readonly expiresAt: Date }, now: Date): Promise<void> {
    await tx`update brand_pack set state = 'ready', file_id = ${file.id}, finished_at = ${now}, expires_at = ${file.expiresAt}
      where id = ${id} and state = 'running'`;
  },

  async fail(tx: Tx, id: string, now: Date): Promise<void> {
    await tx`update brand_pack set state = 'failed', finished_at = ${now} where id = ${id} and state = 'running'`;
  },

  /** Forgets those whose file is gone. */
  async deleteExpired(system: Sql, now: Date): Promise<void> {
    await system`delete from brand_pack where expires_at <= ${now}`;
  },
};
