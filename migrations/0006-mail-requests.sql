-- Mails that were asked for by an address alone. The caller is answered once the row is there, before anybody looks
-- whether somebody has the address; a job does the rest in the transaction that deletes the row.
create table auth_mail_request (
  id uuid primary key,
  -- They are handled in the order they were asked in.
  position bigint generated always as identity,
  kind text not null check (kind in ('magiclink', 'recovery', 'signup', 'email_change')),
  email text not null,
  redirect_to text not null,
  code_challenge text,
  -- What a new address says of itself where it becomes a person; null where it becomes nobody.
  new_person jsonb,
  remote_address text not null,
  user_agent text not null,
  asked_at timestamptz not null,
  failures integer not null default 0,
  -- After a failure: not before then.
  retry_at timestamptz
);
create index auth_mail_request_order on auth_mail_request (position);

alter table auth_mail_request enable row level security;
alter table auth_mail_request force row level security;
create policy system on auth_mail_request to groundwork_system using (true) with check (true);
grant select, insert, update, delete on auth_mail_request to groundwork_system;
