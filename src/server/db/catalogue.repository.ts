import type { Sql, Tx } from './connect.ts';
import type { CatalogueTable } from './owned-tables.ts';

/** What PostgreSQL knows of the tables of the product. */
export const catalogueRepository = {
  /** Every ordinary table of the schema, by name. */
  async listTables(sql: Sql | Tx): Promise<readonly CatalogueTable[]> {
    return sql<CatalogueTable[]>`
      select t.relname as name,
        (select jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, null),
            'isRequired', a.attnotnull and not a.atthasdef and a.attidentity = '') order by a.attnum)
          from pg_attribute a where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped) as columns,
        coalesce((select jsonb_agg(a.attname order by array_position(i.indkey::int2[], a.attnum))
          from pg_index i join pg_attribute a on a.attrelid = t.oid and a.attnum = any (i.indkey::int2[])
          where i.indrelid = t.oid and i.indisprimary), '[]') as "primaryKey",
        coalesce((select jsonb_agg(${foreignKey(sql)} order by c.conname)
          from pg_constraint c
            join pg_class r on r.oid = c.confrelid
            join pg_attribute here on here.attrelid = c.conrelid and here.attnum = c.conkey[1]
            join pg_attribute there on there.attrelid = c.confrelid and there.attnum = c.confkey[1]
          where c.conrelid = t.oid and c.contype = 'f' and cardinality(c.conkey) = 1), '[]') as "foreignKeys",
        ${roles(sql, 'SELECT')} as "readableBy",
        ${roles(sql, 'DELETE')} as "deletableBy"
      from pg_class t where t.relkind in ('r', 'p') and t.relnamespace = 'public'::regnamespace
      order by t.relname`;
  },
};

const foreignKey = (sql: Sql | Tx) => sql`jsonb_build_object('column', here.attname, 'table', r.relname,
  'referenced', there.attname, 'cascades', c.confdeltype = 'c')`;

const roles = (sql: Sql | Tx, privilege: 'SELECT' | 'DELETE') => sql`to_jsonb(array_remove(array[
  case when has_table_privilege('groundwork_app', t.oid, ${privilege}) then 'app' end,
  case when has_table_privilege('groundwork_system', t.oid, ${privilege}) then 'system' end], null))`;
