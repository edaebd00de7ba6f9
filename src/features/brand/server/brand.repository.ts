import type { Sql, Tx } from '#server/db/connect.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';
import type { LogoChoices, PaletteChoice } from '../domain/brand-choices.ts';
import type { MarkKind } from '../domain/logo/mark-kinds.ts';
import type { OwnLogo } from '../domain/logo/own-logo.ts';
import type { LogoTemplates, StoredMark } from '../domain/logo/stored-logo.ts';
import type { BrandStyle } from '../domain/styles.ts';

export interface StoredBrand {
  readonly id: `brd_${string}`;
  readonly workspaceId: `ws_${string}`;
  readonly name: string;
  readonly description: string;
  readonly style: BrandStyle;
  readonly rounds: number;
  readonly palette: PaletteChoice;
  readonly fontPair: number | null;
  readonly line: string;
  /** What stands for the brand: the id of a logo, or "own"; where there is no such logo, the first one. */
  readonly usedLogo: string | null;
  readonly openedPlan: PlanName;
  readonly revision: number;
  readonly generatedAt: Date;
}

/** One state of a logo. */
export interface LogoVersion {
  readonly kind: MarkKind;
  readonly seed: string;
  readonly mark: StoredMark;
  readonly choices: LogoChoices;
  /** How much its mark agreed with the nearest one of the instance when it was made, from 0 to 1. */
  readonly nearness: number;
}

export interface StoredLogo {
  readonly id: `lgo_${string}`;
  readonly brandId: `brd_${string}`;
  readonly workspaceId: `ws_${string}`;
  /** Null where it is only kept as a favourite. */
  readonly place: number | null;
  readonly versions: readonly LogoVersion[];
  /** Index of the version that is shown. */
  readonly version: number;
  readonly templates: LogoTemplates;
  readonly preview: string;
  readonly isPinned: boolean;
  readonly isFavourite: boolean;
  readonly revision: number;
}

const brandColumns = (tx: Tx) => tx`id, workspace_id as "workspaceId", name, description, style, rounds, palette,
  font_pair as "fontPair", line, used_logo as "usedLogo", opened_plan as "openedPlan", revision, generated_at as "generatedAt"`;
const logoColumns = (tx: Tx) => tx`id, brand_id as "brandId", workspace_id as "workspaceId", place, versions, version,
  templates, preview, is_pinned as "isPinned", is_favourite as "isFavourite", revision`;

/** The SQL of brands and their logos. */
export const brandRepository = {
  async find(tx: Tx, workspaceId: string): Promise<StoredBrand | undefined> {
    const [brand] = await tx<StoredBrand[]>`select ${brandColumns(tx)} from brand where workspace_id = ${workspaceId}`;
    return brand;
  },

  async findById(tx: Tx, id: string): Promise<StoredBrand | undefined> {
    const [brand] = await tx<StoredBrand[]>`select ${brandColumns(tx)} from brand where id = ${id}`;
    return brand;
  },

  async insert(tx: Tx, brand: StoredBrand): Promise<void> {
    await tx`insert into brand (id, workspace_id, name, description, style, rounds, palette, font_pair, line, used_logo,
        opened_plan, revision, generated_at, updated_at)
      values (${brand.id}, ${brand.workspaceId}, ${brand.name}, ${brand.description}, ${brand.style}, ${brand.rounds},
        ${tx.json(brand.palette)}, ${brand.fontPair}, ${brand.line}, ${brand.usedLogo}, ${brand.openedPlan},
        ${brand.revision}, ${brand.generatedAt}, ${brand.generatedAt})`;
  },

  /** Writes what it is made from and chosen of it, as the next revision. */
  async update(tx: Tx, brand: StoredBrand, now: Date): Promise<void> {
    await tx`update brand set name = ${brand.name}, description = ${brand.description}, style = ${brand.style},
        rounds = ${brand.rounds}, palette = ${tx.json(brand.palette)}, font_pair = ${brand.fontPair}, line = ${brand.line},
        used_logo = ${brand.usedLogo}, opened_plan = ${brand.openedPlan}, revision = ${brand.revision + 1}, generated_at = ${brand.generatedAt},
        updated_at = ${now}
      where id = ${brand.id}`;
  },

  async setOpenedPlan(tx: Tx, brandId: string, plan: PlanName): Promise<void> {
    await tx`update brand set opened_plan = ${plan} where id = ${brandId}`;
  },

  /** Those that are shown by their places, then favourites that were set aside, the newest first. */
  async listLogos(tx: Tx, brandId: string): Promise<readonly StoredLogo[]> {
    return tx<StoredLogo[]>`select ${logoColumns(tx)} from brand_logo where brand_id = ${brandId}
      order by place nulls last, id desc`;
  },

  async findLogo(tx: Tx, logoId: string): Promise<StoredLogo | undefined> {
    const [logo] = await tx<StoredLogo[]>`select ${logoColumns(tx)} from brand_logo where id = ${logoId}`;
    return logo;
  },

  async insertLogo(tx: Tx, logo: StoredLogo, fingerprint: string, now: Date): Promise<void> {
    await tx`insert into brand_logo (id, brand_id, workspace_id, place, kind, versions, version, templates, preview,
        is_pinned, is_favourite, revision, created_at)
      values (${logo.id}, ${logo.brandId}, ${logo.workspaceId}, ${logo.place}, ${logo.versions[logo.version]!.kind},
        ${tx.json(logo.versions as never)}, ${logo.version}, ${tx.json(logo.templates as never)}, ${logo.preview},
        ${logo.isPinned}, ${logo.isFavourite}, ${logo.revision}, ${now})`;
    await this.addFingerprint(tx, logo, fingerprint);
  },

  /** Writes its versions and what is drawn of the one that is shown, as the next revision. */
  async updateLogo(tx: Tx, logo: StoredLogo): Promise<void> {
    await tx`update brand_logo set kind = ${logo.versions[logo.version]!.kind}, versions = ${tx.json(logo.versions as never)},
        version = ${logo.version}, templates = ${tx.json(logo.templates as never)}, revision = ${logo.revision + 1}
      where id = ${logo.id}`;
  },

  /** Of each mark it has or had: an earlier version can be shown again. */
  async addFingerprint(
    tx: Tx,
    { id, workspaceId }: Pick<StoredLogo, 'id' | 'workspaceId'>,
    bits: string,
  ): Promise<void> {
    await tx`insert into logo_fingerprint (logo_id, workspace_id, bits) values (${id}, ${workspaceId}, ${bits}::bit(144))
      on conflict do nothing`;
  },

  async setMarks(tx: Tx, logoId: string, marks: Pick<StoredLogo, 'isPinned' | 'isFavourite'>): Promise<void> {
    await tx`update brand_logo set is_pinned = ${marks.isPinned}, is_favourite = ${marks.isFavourite} where id = ${logoId}`;
  },

  async setPlace(tx: Tx, logoId: string, place: number | null): Promise<void> {
    await tx`update brand_logo set place = ${place} where id = ${logoId}`;
  },

  async deleteLogo(tx: Tx, logoId: string): Promise<void> {
    await tx`delete from brand_logo where id = ${logoId}`;
  },
};

/** The SQL of logos that businesses had before: one for each brand. */
export const ownLogoRepository = {
  async find(tx: Tx, brandId: string): Promise<OwnLogo | undefined> {
    const [own] = await tx<
      OwnLogo[]
    >`select width, height, picture, mask, is_light as "isLight", is_opaque as "isOpaque"
      from brand_own_logo where brand_id = ${brandId}`;
    return own;
  },

  /** Takes the place of the one before. */
  async put(tx: Tx, { id, workspaceId }: StoredBrand, own: OwnLogo, now: Date): Promise<void> {
    await tx`insert into brand_own_logo (brand_id, workspace_id, width, height, picture, mask, is_light, is_opaque, uploaded_at)
      values (${id}, ${workspaceId}, ${own.width}, ${own.height}, ${own.picture}, ${own.mask}, ${own.isLight},
        ${own.isOpaque}, ${now})
      on conflict (brand_id) do update set width = excluded.width, height = excluded.height, picture = excluded.picture,
        mask = excluded.mask, is_light = excluded.is_light, is_opaque = excluded.is_opaque, uploaded_at = excluded.uploaded_at`;
  },

  async delete(tx: Tx, brandId: string): Promise<void> {
    await tx`delete from brand_own_logo where brand_id = ${brandId}`;
  },
};

/** A mark of the instance that is near another one. */
interface NearMark {
  readonly bits: string;
  /** Bits of 144 that agree. */
  readonly agreeing: number;
}

const nearestMarks = 20;

/** The fingerprints of all accounts' marks. */
export const fingerprintRepository = {
  /** Waits for others who are about to write marks: what was compared under this lock is still so at the end of the transaction. */
  async lock(tx: Tx): Promise<void> {
    await tx`select pg_advisory_xact_lock(hashtext('brand.fingerprints'))`;
  },

  /** The twenty marks that agree most with a fingerprint, but for the named logos, the nearest first. */
  async listNearest(system: Sql, bits: string, except: readonly string[]): Promise<readonly NearMark[]> {
    return system<NearMark[]>`select bits::text as bits, (144 - bit_count(bits # ${bits}::bit(144)))::int as agreeing
      from logo_fingerprint where logo_id <> all (${except as string[]})
      order by agreeing desc limit ${nearestMarks}`;
  },
};
