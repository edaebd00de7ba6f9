-- What a person sets for themselves: how the platform looks, their picture, and how often each part of the settings has
-- been saved, so that a change made on an old state is noticed.
alter table users
  add column layout text not null default 'Default' check (layout in ('Default', 'Compact', 'Advanced')),
  add column theme text not null default 'System' check (theme in ('System', 'Light', 'Dark')),
  -- A stored file of the account; it may be gone, then there is no picture.
  add column picture_file_id text,
  add column profile_revision integer not null default 1,
  add column notifications_revision integer not null default 1,
  add column preferences_revision integer not null default 1;
grant update (layout, theme, picture_file_id, profile_revision, notifications_revision, preferences_revision) on users
  to groundwork_app;

-- Which plan an account had from when on. The plan it began with has no row.
create table plan_change (
  id text primary key,
  account_id uuid not null references users on delete cascade,
  from_plan text not null check (from_plan in ('Free', 'Starter', 'Pro')),
  to_plan text not null check (to_plan in ('Free', 'Starter', 'Pro')),
  -- Who made it: an operator by command, or the person.
  made_by text not null check (made_by in ('operator', 'account')),
  changed_at timestamptz not null
);
create index plan_change_account on plan_change (account_id, changed_at desc);
alter table plan_change enable row level security;
alter table plan_change force row level security;
create policy account on plan_change to groundwork_app using (account_id = current_account())
  with check (account_id = current_account());
create policy system on plan_change to groundwork_system using (true) with check (true);
grant select on plan_change to groundwork_app;
grant select, insert, update, delete on plan_change to groundwork_system;
