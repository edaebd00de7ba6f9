-- What can be found, and an inverted index of it in ordinary B-trees. Under row-level security PostgreSQL lets an index
-- answer only operators that cannot leak what they saw: comparing uuid and text may, trigrams, full text and arrays may
-- not. So words, and the pieces of words that forgive typing errors, are rows that are looked up by equality.

create table search_item (
  account_id uuid not null references users on delete cascade,
  item_no bigint generated always as identity primary key,
  workspace_id text not null references workspace on delete cascade,
  source text not null,
  item_id text not null,
  kind text not null,
  title text not null,
  context text not null,
  body text not null,
  -- What an address is made of: {"conversationId": "…"}.
  parts jsonb not null,
  -- Null: on every plan. Otherwise the plans whose accounts may read this very text.
  plans text[],
  shows_as_recent boolean not null,
  updated_at timestamptz not null,
  -- Of everything above, so that what did not change is not written again.
  content_hash text not null
);
create unique index search_item_unit on search_item (workspace_id, source, item_id);
create index search_item_recent on search_item (account_id, updated_at desc, item_no) where shows_as_recent;

-- Which item has which word, and where: 3 title, 2 context, 1 body.
create table search_posting (
  account_id uuid not null references users on delete cascade,
  term text collate "C" not null,
  item_no bigint not null references search_item on delete cascade,
  field smallint not null check (field between 1 and 3),
  primary key (account_id, term, item_no) include (field)
);
create index search_posting_item on search_posting (item_no);

-- The words of an account once each, for those that begin alike.
create table search_word (
  account_id uuid not null references users on delete cascade,
  word text collate "C" not null,
  primary key (account_id, word)
);

-- The pieces of those words, for words that are spelt alike.
create table search_gram (
  account_id uuid not null references users on delete cascade,
  gram text collate "C" not null,
  word text collate "C" not null,
  primary key (account_id, gram, word)
);
create index search_gram_word on search_gram (account_id, word);

-- What has been indexed, and by which version of the rules; what is missing or older is indexed when it is asked for.
create table search_unit (
  account_id uuid not null references users on delete cascade,
  workspace_id text not null references workspace on delete cascade,
  source text not null,
  version integer not null,
  indexed_at timestamptz not null,
  primary key (workspace_id, source)
);
create index search_unit_account on search_unit (account_id);

do $$
declare
  target text;
begin
  foreach target in array array['search_item', 'search_posting', 'search_word', 'search_gram', 'search_unit'] loop
    execute format('alter table %I enable row level security', target);
    execute format('alter table %I force row level security', target);
    execute format('create policy account on %I to groundwork_app using (account_id = current_account())
      with check (account_id = current_account())', target);
    execute format('grant select, insert, update, delete on %I to groundwork_app', target);
  end loop;
end $$;

-- Finding out what is not indexed yet, over all accounts.
create policy system on search_unit for select to groundwork_system using (true);
grant select on search_unit to groundwork_system;
