-- Mail on its way out. Without a mail server the rows are the outbox; with one, a job sends each.
create table mail (
  -- A UUID: it is also the id of the job that sends it, and part of its Message-ID.
  id text primary key,
  -- Breaks ties between mails of one instant.
  position bigint generated always as identity,
  recipient text not null check (recipient !~ '[[:cntrl:][:space:]]'),
  subject text not null check (subject !~ '[[:cntrl:]]'),
  text text not null,
  html text not null,
  -- Which toggle governs it; essential is always sent.
  category text not null check (category in ('essential', 'security_alerts', 'email_updates', 'marketing_emails', 'product_tips')),
  user_id uuid references auth_user on delete cascade,
  created_at timestamptz not null,
  -- When the code or link in it ends: it is not sent after that, and its text is not kept.
  void_at timestamptz,
  dispatched_at timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  -- A second mail with the same key is not written.
  dedupe_key text unique
);
create index mail_age on mail (created_at desc, position desc);
create index mail_waiting on mail (created_at) where dispatched_at is null and sent_at is null and failed_at is null;
create index mail_user on mail (user_id);

alter table mail enable row level security;
alter table mail force row level security;
create policy system on mail to groundwork_system using (true) with check (true);
grant select, insert, update, delete on mail to groundwork_system;
