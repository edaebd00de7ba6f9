-- Notes about a business. Ownership: the workspace's. Secret: share_key.
create table sample_note (
  id text primary key,
  workspace_id text not null references workspace on delete cascade,
  text text not null,
  share_key text not null,
  is_stale boolean not null default false,
  heard_at timestamptz,
  stamped_at timestamptz,
  counted_at timestamptz,
  created_at timestamptz not null
);
create index sample_note_workspace on sample_note (workspace_id);

alter table sample_note enable row level security;
alter table sample_note force row level security;
create policy tenant on sample_note to groundwork_app using (workspace_id = any (current_workspaces()))
  with check (workspace_id = any (current_workspaces()));
create policy system on sample_note to groundwork_system using (true) with check (true);
grant select, insert, update on sample_note to groundwork_app;
grant select, insert, update, delete on sample_note to groundwork_system;

-- Notes announce themselves to open tabs.
create trigger live_insert after insert on sample_note referencing new table as changed
  for each statement execute function live_for_workspaces('sample');
create trigger live_update after update on sample_note referencing new table as changed
  for each statement execute function live_for_workspaces('sample');
