-- Notifications, what keeps open tabs up to date, and events and mails that belong to an account rather than a workspace.

-- What happened to an account alone (its password, its plan) has no workspace.
alter table outbox_event
  alter column workspace_id drop not null,
  add column account_id uuid references users on delete cascade,
  add constraint outbox_event_owner check (workspace_id is not null or account_id is not null);
create index outbox_event_account on outbox_event (account_id) where account_id is not null;
alter table event_handled
  alter column workspace_id drop not null,
  add column account_id uuid references users on delete cascade,
  add constraint event_handled_owner check (workspace_id is not null or account_id is not null);
create index event_handled_account on event_handled (account_id) where account_id is not null;

drop policy tenant on outbox_event;
drop policy tenant on event_handled;
do $$
declare
  target text;
begin
  foreach target in array array['outbox_event', 'event_handled'] loop
    execute format('create policy tenant on %I to groundwork_app
      using (workspace_id = any (current_workspaces()) or (workspace_id is null and account_id = current_account()))
      with check (workspace_id = any (current_workspaces()) or (workspace_id is null and account_id = current_account()))',
      target);
  end loop;
end $$;

-- A notification is kept as its meaning: the browser words it in the language of the interface.
create table notification (
  id text primary key,
  account_id uuid not null references users on delete cascade,
  -- Null: it is about the account.
  workspace_id text references workspace on delete cascade,
  kind text not null,
  params jsonb not null,
  -- Several events of one burst share a notification: the newest one that is unread and has this key is written again.
  burst_key text,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notification_account on notification (account_id, id desc);
create index notification_unread on notification (account_id) where read_at is null;
create index notification_workspace on notification (workspace_id) where workspace_id is not null;

-- What open tabs are told, kept for a day, so that one that was away hears what it missed. "tx" is the transaction that
-- wrote it: what a stream has not heard yet is what its last snapshot did not show, whatever order transactions end in.
create table live_message (
  position bigint generated always as identity primary key,
  account_id uuid not null references users on delete cascade,
  tx xid8 not null default pg_current_xact_id(),
  kind text not null check (kind in ('notification', 'changed')),
  -- What changed, or the id of the notification.
  subject text not null,
  workspace_id text references workspace on delete cascade,
  created_at timestamptz not null default now(),
  unique nulls not distinct (account_id, tx, kind, subject, workspace_id)
);
create index live_message_age on live_message (created_at);
create index live_message_workspace on live_message (workspace_id) where workspace_id is not null;

do $$
declare
  target text;
begin
  foreach target in array array['notification', 'live_message'] loop
    execute format('alter table %I enable row level security', target);
    execute format('alter table %I force row level security', target);
    execute format('create policy account on %I to groundwork_app using (account_id = current_account())
      with check (account_id = current_account())', target);
    execute format('create policy system on %I to groundwork_system using (true) with check (true)', target);
    execute format('grant select, insert, update, delete on %I to groundwork_system', target);
  end loop;
end $$;
grant select, insert, update on notification to groundwork_app;
grant select, insert on live_message to groundwork_app;

-- Changes announce themselves, in the transaction that makes them, whoever makes them: once for each account, workspace
-- and subject.
create function announce_live() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', new.account_id::text);
  return null;
end $$;
create trigger live after insert on live_message for each row execute function announce_live();

create function live_for_workspaces() returns trigger language plpgsql as $$
begin
  insert into live_message (account_id, kind, subject, workspace_id)
    select distinct w.account_id, 'changed', tg_argv[0], w.id from changed join workspace w on w.id = changed.workspace_id
    on conflict do nothing;
  return null;
end $$;

create function live_for_workspace() returns trigger language plpgsql as $$
begin
  insert into live_message (account_id, kind, subject, workspace_id)
    select account_id, 'changed', 'workspaces', id from changed on conflict do nothing;
  return null;
end $$;

create function live_for_account() returns trigger language plpgsql as $$
begin
  insert into live_message (account_id, kind, subject)
    select distinct u.user_id, 'changed', tg_argv[0] from changed join users u on u.user_id = changed.user_id
    on conflict do nothing;
  return null;
end $$;

create function live_for_notification() returns trigger language plpgsql as $$
begin
  insert into live_message (account_id, kind, subject, workspace_id)
    select account_id, 'notification', id, workspace_id from changed on conflict do nothing;
  return null;
end $$;

create function live_for_reading() returns trigger language plpgsql as $$
begin
  insert into live_message (account_id, kind, subject)
    select distinct account_id, 'changed', 'notifications' from changed on conflict do nothing;
  return null;
end $$;

do $$
declare
  watched record;
begin
  for watched in select * from (values
    ('fact', 'insert', 'live_for_workspaces(''facts'')'),
    ('conversation', 'insert', 'live_for_workspaces(''conversation'')'),
    ('message', 'insert', 'live_for_workspaces(''conversation'')'),
    ('plan', 'insert', 'live_for_workspaces(''plan'')'),
    ('plan', 'update', 'live_for_workspaces(''plan'')'),
    ('plan_section', 'insert', 'live_for_workspaces(''plan'')'),
    ('plan_section', 'update', 'live_for_workspaces(''plan'')'),
    ('workspace', 'insert', 'live_for_workspace()'),
    ('workspace', 'update', 'live_for_workspace()'),
    ('users', 'update', 'live_for_account(''account'')'),
    ('notification', 'insert', 'live_for_notification()'),
    ('notification', 'update', 'live_for_reading()')
  ) as list (source, operation, action)
  loop
    execute format('create trigger live_%s after %s on %I referencing new table as changed
      for each statement execute function %s', watched.operation, watched.operation, watched.source, watched.action);
  end loop;
end $$;

-- A session that ends is told at once, so that its streams end with it. A trigger on one column cannot have the changed
-- rows as a table, so this one goes by row.
create function live_for_session() returns trigger language plpgsql as $$
begin
  insert into live_message (account_id, kind, subject)
    select user_id, 'changed', 'account' from users where user_id = new.user_id on conflict do nothing;
  return null;
end $$;
create trigger live_end after update of ended_at on auth_session for each row
  when (old.ended_at is null and new.ended_at is not null) execute function live_for_session();

-- A mail of a toggle carries the address at which one click switches that toggle off (RFC 8058).
alter table mail add column list_unsubscribe text check (list_unsubscribe !~ '[[:cntrl:][:space:]<>]');
-- Notices are mailed in the transaction that handles their event, exactly once: the working role writes mails for its
-- own account, and reads none.
create policy account on mail to groundwork_app using (user_id = current_account()) with check (user_id = current_account());
grant insert, select (dedupe_key) on mail to groundwork_app;
