-- Domains that sites have of their own. Several sites may claim one; whose token stands in its records holds it.
create table site_domain (
  id text primary key,
  site_id text not null references site on delete cascade,
  workspace_id text not null references workspace on delete cascade,
  -- As browsers send it: small letters, other scripts as Punycode, no dot at its end.
  host text not null check (host = lower(host) and length(host) between 4 and 241),
  state text not null default 'waiting' check (state in ('waiting', 'proven', 'lost')),
  -- What the text record of the domain has to say.
  token text not null,
  -- The one that pages name, while it is proven.
  is_main boolean not null default false,
  -- Whether its address led here when it was last looked at.
  leads_here boolean not null default false,
  -- When somebody last asked for a look, and when one last had an answer.
  asked_at timestamptz,
  checked_at timestamptz,
  proven_at timestamptz,
  -- Since when nothing of it leads here any more; null while something does.
  failing_since timestamptz,
  created_at timestamptz not null,
  unique (site_id, host)
);
create unique index site_domain_proven on site_domain (host) where state = 'proven';
create unique index site_domain_main on site_domain (site_id) where is_main;
create index site_domain_workspace on site_domain (workspace_id);

alter table site_domain enable row level security;
alter table site_domain force row level security;
create policy tenant on site_domain to groundwork_app using (workspace_id = any (current_workspaces()))
  with check (workspace_id = any (current_workspaces()));
grant select, insert, update, delete on site_domain to groundwork_app;

-- Visitors find a site by its host; every night the records are looked at again; and a domain goes to whoever's token stands there.
create policy system on site_domain for select to groundwork_system using (true);
create policy system_state on site_domain for update to groundwork_system using (true) with check (true);
grant select on site_domain to groundwork_system;
grant update (state, leads_here, checked_at, failing_since) on site_domain to groundwork_system;

create trigger live_insert after insert on site_domain referencing new table as changed
  for each statement execute function live_for_workspaces('sites');
create trigger live_update after update on site_domain referencing new table as changed
  for each statement execute function live_for_workspaces('sites');
create trigger live_delete after delete on site_domain referencing old table as changed
  for each statement execute function live_for_workspaces('sites');
