-- What a person said that some of their words are. The words themselves are found in the messages each time; quote and amount are
-- kept as they were then, for the day on which no reader finds them any more.
create table reading_label (
  conversation_id text not null references conversation on delete cascade,
  -- "<message>@<place>"
  mention text not null,
  workspace_id text not null references workspace on delete cascade,
  question text,
  quote text not null,
  amount jsonb,
  -- Null: taken back, so that the version goes on.
  role text,
  of_mention text,
  unit_one text,
  unit_many text,
  version integer not null default 1,
  labelled_at timestamptz not null,
  primary key (conversation_id, mention)
);
create index reading_label_workspace on reading_label (workspace_id);

-- What a person answered to the advisor's questions, and what they chose: country, currency, trade and language.
create table reading_answer (
  conversation_id text not null references conversation on delete cascade,
  key text not null,
  workspace_id text not null references workspace on delete cascade,
  -- Null: taken back, so that the version goes on.
  answer jsonb,
  -- The question as it stood there; null for what is chosen without one.
  asked jsonb,
  version integer not null default 1,
  answered_at timestamptz not null,
  primary key (conversation_id, key)
);
create index reading_answer_workspace on reading_answer (workspace_id);

do $$
declare
  target text;
begin
  foreach target in array array['reading_label', 'reading_answer'] loop
    execute format('alter table %I enable row level security', target);
    execute format('alter table %I force row level security', target);
    execute format('create policy tenant on %I to groundwork_app using (workspace_id = any (current_workspaces()))
      with check (workspace_id = any (current_workspaces()))', target);
    execute format('grant select, insert, update, delete on %I to groundwork_app', target);
  end loop;
end $$;

-- Plans of the first advisor stay as they were written: text and figures, without what the present one adds.
alter table plan
  add column engine smallint not null default 1,
  -- The verdict, the decisive figures, and what stands beside the sections.
  add column parts jsonb;
-- An edited text whose section would be written otherwise by now.
alter table plan_section add column is_stale boolean not null default false;
