-- What an account takes along and leaves behind: stored files, the archive of its data, and its deletion.

-- A file of an account. Its bytes lie in the storage under their hash, once for all rows that name it.
create table stored_file (
  id text primary key,
  account_id uuid not null references users on delete cascade,
  -- What it is for: "picture", "archive".
  purpose text not null,
  -- SHA-256 of its bytes.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  bytes bigint not null check (bytes >= 0),
  media_type text not null,
  created_at timestamptz not null,
  -- Null: it stays until it is deleted.
  expires_at timestamptz
);
create index stored_file_account on stored_file (account_id, purpose);
create index stored_file_hash on stored_file (hash);
create index stored_file_age on stored_file (expires_at) where expires_at is not null;

-- The storage of installations whose processes share a database rather than a disk.
create table stored_blob (
  id uuid primary key,
  -- Null while it is being written.
  hash text unique,
  created_at timestamptz not null
);
create table stored_chunk (
  blob_id uuid not null references stored_blob on delete cascade,
  position integer not null,
  bytes bytea not null,
  primary key (blob_id, position)
);
-- Pictures and archives are compressed already.
alter table stored_chunk alter column bytes set storage external;

-- An archive of everything an account has, and how far its making is.
create table archive (
  id text primary key,
  account_id uuid not null references users on delete cascade,
  state text not null default 'running' check (state in ('running', 'ready', 'failed', 'expired')),
  requested_at timestamptz not null,
  finished_at timestamptz,
  -- Until when it can be downloaded.
  expires_at timestamptz,
  -- What it will consist of, in the order of making; null until somebody has looked.
  items jsonb,
  done integer not null default 0,
  total integer,
  attempts integer not null default 0,
  retry_at timestamptz,
  -- The finished file; once its time is over it is gone, and the row tells that there was one.
  file_id text
);
create index archive_account on archive (account_id, requested_at desc);
-- One at a time.
create unique index archive_running on archive (account_id) where state = 'running';

-- The finished items of a running archive: whoever goes on after a crash begins behind them.
create table archive_part (
  archive_id text not null references archive on delete cascade,
  item text not null,
  -- Null where it could not be made; the archive says so.
  file_id text references stored_file on delete cascade,
  -- Rows in it, for parts that are tables.
  row_count integer,
  primary key (archive_id, item)
);
create index archive_part_file on archive_part (file_id);

-- A deletion that was asked for. Signing in before "due_at" undoes it; afterwards nobody signs in any more and a job
-- deletes everything, this row last.
create table account_deletion (
  account_id uuid primary key references users on delete cascade,
  state text not null default 'planned' check (state in ('planned', 'undone', 'purging')),
  requested_at timestamptz not null,
  due_at timestamptz not null,
  undone_at timestamptz,
  done integer not null default 0,
  total integer
);
create index account_deletion_due on account_deletion (due_at) where state <> 'undone';

-- What audit must keep of an account that is gone: that there was one and what happened to it when, under a pseudonym
-- that only the holder of APP_SECRET and of the account's former id could make again. No address, no name, no network
-- address and no device.
create table left_account (
  pseudonym text primary key,
  made_at timestamptz not null,
  requested_at timestamptz not null,
  purged_at timestamptz
);
create table left_event (
  pseudonym text not null references left_account on delete cascade,
  position integer not null,
  event text not null,
  occurred_at timestamptz not null,
  primary key (pseudonym, position)
);

do $$
declare
  target text;
begin
  foreach target in array array['stored_file', 'stored_blob', 'stored_chunk', 'archive', 'archive_part', 'account_deletion',
    'left_account', 'left_event']
  loop
    execute format('alter table %I enable row level security', target);
    execute format('alter table %I force row level security', target);
    execute format('create policy system on %I to groundwork_system using (true) with check (true)', target);
    execute format('grant select, insert, update, delete on %I to groundwork_system', target);
  end loop;
  foreach target in array array['stored_file', 'archive', 'account_deletion'] loop
    execute format('create policy account on %I to groundwork_app using (account_id = current_account())
      with check (account_id = current_account())', target);
    execute format('grant select on %I to groundwork_app', target);
  end loop;
end $$;
grant insert on archive to groundwork_app;
