-- One brand of a business: what its logos, colours and fonts are made from, and what was chosen of them.
create table brand (
  id text primary key,
  workspace_id text not null unique references workspace on delete cascade,
  name text not null,
  description text not null,
  style text not null,
  -- How often logos were made for it: each time gives others.
  rounds integer not null,
  palette jsonb not null,
  -- Null: the first one the plan opens.
  font_pair smallint,
  -- A line for social pictures.
  line text not null default '',
  -- The highest plan it was shown under: what was open once stays open.
  opened_plan text not null,
  revision integer not null default 1,
  generated_at timestamptz not null,
  updated_at timestamptz not null
);

-- A logo with its versions; marks are outlines, so that a logo stays as it is whatever the engine draws by then.
create table brand_logo (
  id text primary key,
  brand_id text not null references brand on delete cascade,
  workspace_id text not null references workspace on delete cascade,
  -- Null: set aside as a favourite when others were made.
  place smallint,
  kind text not null,
  -- [{kind, seed, mark, choices, nearness}, …], the oldest first, and which of them is shown.
  versions jsonb not null,
  version smallint not null,
  templates jsonb not null,
  -- PNG in base64, for those whose plan does not open the logo.
  preview text not null,
  is_pinned boolean not null default false,
  is_favourite boolean not null default false,
  revision integer not null default 1,
  created_at timestamptz not null
);
create index brand_logo_brand on brand_logo (brand_id);
create index brand_logo_workspace on brand_logo (workspace_id);

-- What a mark is told from others by, across accounts. It cannot be drawn again from these bits.
create table logo_fingerprint (
  logo_id text not null references brand_logo on delete cascade,
  workspace_id text not null references workspace on delete cascade,
  bits bit(144) not null,
  primary key (logo_id, bits)
);
create index logo_fingerprint_workspace on logo_fingerprint (workspace_id);

-- Everything of a brand in one file. One is made at a time.
create table brand_pack (
  id text primary key,
  workspace_id text not null references workspace on delete cascade,
  brand_id text not null references brand on delete cascade,
  -- The revision of the brand that is in it.
  brand_revision integer not null,
  language text not null,
  state text not null default 'running' check (state in ('running', 'ready', 'failed')),
  file_id text,
  requested_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz
);
create unique index brand_pack_running on brand_pack (brand_id) where state = 'running';
create index brand_pack_brand on brand_pack (brand_id);
create index brand_pack_workspace on brand_pack (workspace_id);

do $$
declare
  target text;
begin
  foreach target in array array['brand', 'brand_logo', 'logo_fingerprint', 'brand_pack'] loop
    execute format('alter table %I enable row level security', target);
    execute format('alter table %I force row level security', target);
    execute format('create policy tenant on %I to groundwork_app using (workspace_id = any (current_workspaces()))
      with check (workspace_id = any (current_workspaces()))', target);
    execute format('grant select, insert, update, delete on %I to groundwork_app', target);
  end loop;
end $$;

-- Marks are compared with those of all accounts.
create policy system on logo_fingerprint for select to groundwork_system using (true);
grant select on logo_fingerprint to groundwork_system;

-- Brands announce themselves to open tabs.
do $$
declare
  watched record;
begin
  for watched in select * from (values
    ('brand', 'insert'), ('brand', 'update'), ('brand_logo', 'insert'), ('brand_logo', 'update'),
    ('brand_pack', 'insert'), ('brand_pack', 'update')
  ) as list (source, operation)
  loop
    execute format('create trigger live_%s after %s on %I referencing new table as changed
      for each statement execute function live_for_workspaces(''brand'')', watched.operation, watched.operation, watched.source);
  end loop;
end $$;

-- Giving up a package that could not be made, and taking away old ones, is done for all accounts.
create policy system on brand_pack to groundwork_system using (true) with check (true);
grant select, update, delete on brand_pack to groundwork_system;
