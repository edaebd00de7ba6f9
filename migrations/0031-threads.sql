-- Mails in the name of a business: answers go to who wrote, and the business's own name stands beside the address they come from.
alter table mail
  add column reply_to text check (reply_to !~ '[[:cntrl:][:space:]<>]'),
  add column sender_name text check (sender_name !~ '[[:cntrl:]<>"@]' and char_length(sender_name) between 1 and 80);

-- What somebody outside wrote to a business, and what was answered.
create table thread (
  id text primary key,
  workspace_id text not null references workspace on delete cascade,
  -- Where it came in, and the thing there: the site whose form was sent.
  origin text not null check (origin in ('site-form')),
  origin_id text not null,
  form text not null check (form in ('contact', 'newsletter', 'order')),
  person_name text not null,
  person_mail text not null,
  subject text not null,
  -- What the person reads; answers are framed in it.
  language text not null,
  -- Held: it may be spam, and nobody was told of it.
  state text not null check (state in ('open', 'closed', 'held')),
  held_reasons text[] not null default '{}',
  is_read boolean not null default false,
  -- Whether its business was told of it by itself, or together with others.
  is_announced boolean not null default false,
  -- Of everything that was sent, and of its words alone: the same again is told by them.
  fingerprint text not null,
  words_hash text,
  created_at timestamptz not null,
  last_message_at timestamptz not null
);
create index thread_list on thread (workspace_id, state, last_message_at desc, id desc);
create index thread_unread on thread (workspace_id) where not is_read and state = 'open';
create index thread_unannounced on thread (workspace_id) where not is_announced and state = 'open';
create index thread_fingerprint on thread (workspace_id, fingerprint, created_at);
create index thread_words on thread (workspace_id, words_hash, created_at) where words_hash is not null;
create index thread_announced on thread (workspace_id, created_at) where is_announced;

create table thread_message (
  id text primary key,
  -- Breaks ties between messages of one instant.
  position bigint generated always as identity,
  thread_id text not null references thread on delete cascade,
  workspace_id text not null references workspace on delete cascade,
  kind text not null check (kind in ('received', 'note', 'answer')),
  body text not null,
  -- What else the form asked, in its order: [{"label": …, "value": …}].
  fields jsonb not null default '[]',
  -- The very words that were agreed to; null where none were asked for.
  consent text,
  created_at timestamptz not null
);
create index thread_message_thread on thread_message (thread_id, position);
create index thread_message_workspace on thread_message (workspace_id);

-- How many answers an account sent on a day (UTC), to each address and in all (an empty hash). It outlives threads that are deleted.
create table thread_answer_count (
  account_id uuid not null references users on delete cascade,
  day date not null,
  address_hash text not null,
  answers integer not null,
  primary key (account_id, day, address_hash)
);

do $$
declare
  target text;
begin
  foreach target in array array['thread', 'thread_message'] loop
    execute format('alter table %I enable row level security', target);
    execute format('alter table %I force row level security', target);
    execute format('create policy tenant on %I to groundwork_app using (workspace_id = any (current_workspaces()))
      with check (workspace_id = any (current_workspaces()))', target);
    execute format('grant select, insert, update, delete on %I to groundwork_app', target);
  end loop;
end $$;

alter table thread_answer_count enable row level security;
alter table thread_answer_count force row level security;
create policy account on thread_answer_count to groundwork_app using (account_id = current_account())
  with check (account_id = current_account());
grant select, insert, update on thread_answer_count to groundwork_app;
-- Days that are over are forgotten at night, of every account.
create policy system on thread_answer_count to groundwork_system using (true) with check (true);
grant select, delete on thread_answer_count to groundwork_system;

-- Threads announce themselves to open tabs. Whatever is written into one changes its row as well.
create trigger live_insert after insert on thread referencing new table as changed
  for each statement execute function live_for_workspaces('threads');
create trigger live_update after update on thread referencing new table as changed
  for each statement execute function live_for_workspaces('threads');
