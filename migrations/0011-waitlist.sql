-- People who only want to hear of the launch: an address, and whether somebody who reads its mail confirmed it. A row
-- belongs to no account; leaving the list deletes it.
create table waitlist_entry (
  id uuid primary key,
  email text not null unique
    check (email = lower(email) and length(email) <= 254 and email !~ '[[:cntrl:][:space:]]'),
  -- The language the page had, for the mails.
  language text not null check (length(language) between 2 and 20),
  created_at timestamptz not null,
  -- When the newest mail was written, and how many there were.
  mailed_at timestamptz not null,
  mails integer not null default 1,
  -- The newest mail's link, hashed.
  token_hash bytea not null unique,
  confirmed_at timestamptz
);
create index waitlist_entry_unconfirmed on waitlist_entry (mailed_at) where confirmed_at is null;

alter table waitlist_entry enable row level security;
alter table waitlist_entry force row level security;
create policy system on waitlist_entry to groundwork_system using (true) with check (true);
grant select, insert, update, delete on waitlist_entry to groundwork_system;

-- Where a mail that is not essential can be stopped with one click (RFC 8058).
alter table mail add column if not exists list_unsubscribe text;
