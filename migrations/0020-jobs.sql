-- Work that is done outside the request that asked for it. A row is written in the transaction of the use case; workers
-- take rows in turn. pg-boss keeps its own tables for events and schedules.
--
-- Ownership: a row with account_id is that account's and goes with it; a row without one belongs to the installation.
-- Secret: payload and last_error are internal and are not exported. Nothing in the table opens a door: a payload holds
-- ids, not codes, addresses or texts.
create table job (
  id text primary key,
  -- The order in which jobs were asked for; no clock is involved.
  position bigint generated always as identity,
  name text not null,
  -- One job per account, name and key, for as long as the row is kept.
  key text not null,
  account_id uuid references auth_user on delete cascade,
  payload jsonb not null,
  -- Whether its state and progress are announced to the account's open tabs.
  is_shown boolean not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  enqueued_at timestamptz not null,
  -- Not before then; "-infinity" is as soon as possible, whatever a clock shows.
  not_before timestamptz not null default '-infinity',
  -- Every start counts. What an attempt writes is accepted while this is still its number.
  attempt integer not null default 0,
  failures integer not null default 0,
  -- Attempts in a row that ended with their process.
  interruptions integer not null default 0,
  -- The process that runs it: the number of a lock which that process holds.
  worker integer,
  started_at timestamptz,
  done integer not null default 0,
  total integer,
  cancel_asked_at timestamptz,
  finished_at timestamptz,
  last_error text,
  constraint job_key unique nulls not distinct (account_id, name, key)
);
-- Waiting jobs by name and account in the order they are taken, and the next time at which one is due.
create index job_turn on job (name, coalesce(account_id, '00000000-0000-0000-0000-000000000000'::uuid), not_before, position)
  where state = 'waiting';
create index job_due on job (not_before) where state = 'waiting';
create index job_running on job (name) where state = 'running';
create index job_finished on job (finished_at) where finished_at is not null;

alter table job enable row level security;
alter table job force row level security;
create policy account on job to groundwork_app using (account_id = current_account())
  with check (account_id = current_account());
create policy system on job to groundwork_system using (true) with check (true);
grant select, insert on job to groundwork_app;
-- What ends a job, or cancels it, in a transaction of its account.
grant update (state, interruptions, done, cancel_asked_at, finished_at, worker, last_error) on job to groundwork_app;
grant select, insert, update, delete on job to groundwork_system;

-- State and progress of shown jobs reach the account's live stream.
create function live_for_job() returns trigger language plpgsql as $$
begin
  insert into live_message (account_id, kind, subject)
    select user_id, 'changed', 'jobs' from users where user_id = new.account_id on conflict do nothing;
  return null;
end $$;
create trigger live_job after insert or update of state, done, total on job for each row
  when (new.is_shown and new.account_id is not null) execute function live_for_job();
