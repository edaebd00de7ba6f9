-- A site as it was at one time, kept with a name by who edits it: what is edited can be put back to it.
create table site_version (
  id text primary key,
  site_id text not null references site on delete cascade,
  workspace_id text not null references workspace on delete cascade,
  name text not null,
  document jsonb not null,
  created_at timestamptz not null
);
create index site_version_site on site_version (site_id, created_at);
create index site_version_workspace on site_version (workspace_id);

alter table site_version enable row level security;
alter table site_version force row level security;
create policy tenant on site_version to groundwork_app using (workspace_id = any (current_workspaces()))
  with check (workspace_id = any (current_workspaces()));
grant select, insert, update, delete on site_version to groundwork_app;

-- Versions announce themselves to open tabs.
create trigger live_insert after insert on site_version referencing new table as changed
  for each statement execute function live_for_workspaces('sites');
create trigger live_update after update on site_version referencing new table as changed
  for each statement execute function live_for_workspaces('sites');
create trigger live_delete after delete on site_version referencing old table as changed
  for each statement execute function live_for_workspaces('sites');
