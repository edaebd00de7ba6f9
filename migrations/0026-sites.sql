-- The site of a business: what is edited, and where it is found. What is online are releases, which never change.
create table site (
  id text primary key,
  workspace_id text not null unique references workspace on delete cascade,
  -- A label as host names have them, so that it can become one; no two sites of an installation have the same.
  address text not null unique check (address ~ '^[a-z0-9](?:[a-z0-9-]{1,38}[a-z0-9])$'),
  document jsonb not null,
  -- Grows with every change, of what is edited and of what is online.
  revision integer not null default 1,
  -- A release that is online is never among those that are pruned.
  online_release_id text,
  -- When the operator took it down; until that is taken back nothing of it is shown or goes online.
  taken_down_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Addresses that are a site's or were: what pages and other people's links still name leads to nobody else while the site is there.
create table site_address (
  address text primary key,
  site_id text not null references site on delete cascade,
  workspace_id text not null references workspace on delete cascade,
  reserved_at timestamptz not null
);
create index site_address_site on site_address (site_id);
create index site_address_workspace on site_address (workspace_id);

-- What was published at one time.
create table site_release (
  id text primary key,
  site_id text not null references site on delete cascade,
  workspace_id text not null references workspace on delete cascade,
  -- Counts the releases of a site, from 1.
  number integer not null,
  template text not null,
  pages smallint not null,
  document_revision integer not null,
  -- Of all that its files are made from: while that is the same, publishing makes the same files.
  content_hash text not null,
  published_at timestamptz not null,
  unique (site_id, number)
);
create index site_release_workspace on site_release (workspace_id);
create index site_online_release on site (online_release_id) where online_release_id is not null;

-- The files of a release, in each coding in which they are sent.
create table site_file (
  release_id text not null references site_release on delete cascade,
  workspace_id text not null references workspace on delete cascade,
  -- Below the address of the site; empty for its first page.
  path text not null,
  media_type text not null,
  etag text not null,
  plain bytea not null,
  br bytea not null,
  gzip bytea not null,
  primary key (release_id, path)
);
create index site_file_workspace on site_file (workspace_id);
-- They are compressed already.
alter table site_file alter column br set storage external, alter column gzip set storage external;

do $$
declare
  target text;
begin
  foreach target in array array['site', 'site_address', 'site_release', 'site_file'] loop
    execute format('alter table %I enable row level security', target);
    execute format('alter table %I force row level security', target);
    execute format('create policy tenant on %I to groundwork_app using (workspace_id = any (current_workspaces()))
      with check (workspace_id = any (current_workspaces()))', target);
    execute format('grant select, insert, update, delete on %I to groundwork_app', target);
  end loop;
end $$;

-- Visitors are no account: what is online is found by its address alone. Of a site nothing is shown for it that is not published.
create policy system on site for select to groundwork_system using (true);
-- The operator takes a site down, and back.
create policy system_down on site for update to groundwork_system using (true) with check (true);
grant update (taken_down_at) on site to groundwork_system;
create policy system on site_file for select to groundwork_system using (true);
grant select (id, workspace_id, address, online_release_id, taken_down_at) on site to groundwork_system;
grant select on site_file to groundwork_system;

-- Sites announce themselves to open tabs.
do $$
declare
  watched record;
begin
  for watched in select * from (values
    ('site', 'insert'), ('site', 'update'), ('site_release', 'insert')
  ) as list (source, operation)
  loop
    execute format('create trigger live_%s after %s on %I referencing new table as changed
      for each statement execute function live_for_workspaces(''sites'')', watched.operation, watched.operation, watched.source);
  end loop;
end $$;
