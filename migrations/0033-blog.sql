-- What a release was made of, for releases that differ from it in their posts alone; older ones have none. And the posts it shows.
alter table site_release add column document jsonb, add column posts text[] not null default '{}';

-- Posts of a site: as they are edited, and as others read them.
create table site_post (
  id text primary key,
  site_id text not null references site on delete cascade,
  workspace_id text not null references workspace on delete cascade,
  -- The last part of its address.
  slug text not null check (slug ~ '^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$'),
  -- Made of the title with each change of it, until somebody chooses another one or it is published.
  is_slug_chosen boolean not null default false,
  -- The subject it was begun with; null for one that was begun empty.
  topic text,
  title text not null,
  summary text not null,
  tags text[] not null,
  parts jsonb not null,
  -- Grows with every change, of what is edited and of what is published.
  revision integer not null default 1,
  -- What others read, and its hash; null while it is not published.
  published jsonb,
  published_hash text,
  -- When it is to be published, in which zone its day is reckoned then, and the job that does it.
  publish_at timestamptz,
  time_zone text,
  job_key text,
  -- The code of what kept it from being published at its time.
  missed text,
  -- When it was first published, and which day that was where its founder was.
  first_published_at timestamptz,
  first_day date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (site_id, slug),
  check ((published is null) = (published_hash is null)),
  check ((publish_at is null) = (time_zone is null))
);
create index site_post_workspace on site_post (workspace_id);

alter table site_post enable row level security;
alter table site_post force row level security;
create policy tenant on site_post to groundwork_app using (workspace_id = any (current_workspaces()))
  with check (workspace_id = any (current_workspaces()));
grant select, insert, update, delete on site_post to groundwork_app;

-- A job that is given up notes that with the post it was to publish.
create policy system on site_post for select to groundwork_system using (true);
create policy system_missed on site_post for update to groundwork_system using (true) with check (true);
grant select (id, workspace_id, title, job_key, revision), update (publish_at, time_zone, job_key, missed, revision, updated_at) on site_post
  to groundwork_system;

-- Posts announce themselves to open tabs with their sites.
create trigger live_insert after insert on site_post referencing new table as changed
  for each statement execute function live_for_workspaces('sites');
create trigger live_update after update on site_post referencing new table as changed
  for each statement execute function live_for_workspaces('sites');
create trigger live_delete after delete on site_post referencing old table as changed
  for each statement execute function live_for_workspaces('sites');
