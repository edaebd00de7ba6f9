-- The tables everything stands on. Row-level security is the second wall around a tenant: the working role "app" sees
-- the current workspaces and the current account only, and nothing at all while neither is set.

create function current_workspaces() returns text[] language sql stable parallel safe
  as $$ select string_to_array(nullif(current_setting('app.workspaces', true), ''), ',') $$;
create function current_account() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.account', true), '')::uuid $$;

-- Authentication: read and written by the system role alone.
create table auth_user (
  id uuid primary key,
  email text not null check (email = lower(email)),
  password_hash text,
  email_confirmed_at timestamptz,
  user_metadata jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  last_sign_in_at timestamptz
);
create unique index auth_user_email on auth_user (email);

create table auth_session (
  id uuid primary key,
  user_id uuid not null references auth_user on delete cascade,
  created_at timestamptz not null,
  refreshed_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('sign-out', 'refresh-reuse', 'operator')),
  user_agent text not null default ''
);
create index auth_session_user on auth_session (user_id);

create table auth_refresh_token (
  token_hash bytea primary key,
  session_id uuid not null references auth_session on delete cascade,
  created_at timestamptz not null,
  -- Set when exchanged; the successor is derived again within the grace time, so a lost answer can be repeated.
  used_at timestamptz,
  successor_hash bytea
);
create index auth_refresh_token_session on auth_refresh_token (session_id);

-- Secrets several processes share, encrypted under APP_SECRET.
create table installation_secret (
  name text primary key,
  sealed bytea not null,
  created_at timestamptz not null
);

-- The account: one row per person, and the plan they hold.
create table users (
  user_id uuid primary key references auth_user on delete cascade,
  email text not null,
  name text not null default '',
  business_name text not null default '',
  timezone text not null default 'UTC',
  notification_preferences jsonb not null default
    '{"email_updates": true, "marketing_emails": false, "product_tips": true, "security_alerts": true}',
  plan text not null default 'Free' check (plan in ('Free', 'Starter', 'Pro')),
  dismissed_banners text[] not null default '{}',
  created_at timestamptz not null
);

create table workspace (
  id text primary key,
  account_id uuid not null references users on delete cascade,
  name text not null check (length(name) between 1 and 200),
  is_name_chosen boolean not null default false,
  currency text not null default 'USD',
  revision integer not null default 1,
  created_at timestamptz not null
);
create index workspace_account on workspace (account_id);

-- What a workspace knows of its business: append-only versions.
create table fact (
  workspace_id text not null references workspace on delete cascade,
  key text not null,
  version integer not null check (version > 0),
  value jsonb,
  origin jsonb not null,
  recorded_at timestamptz not null,
  primary key (workspace_id, key, version)
);

create table conversation (
  id text primary key,
  workspace_id text not null references workspace on delete cascade,
  seed text not null,
  created_at timestamptz not null
);
create index conversation_workspace on conversation (workspace_id, created_at desc);

create table message (
  id text primary key,
  workspace_id text not null references workspace on delete cascade,
  conversation_id text not null references conversation on delete cascade,
  position integer not null,
  role text not null check (role in ('user', 'assistant')),
  -- The question this message asks (assistant) or answers (user); null outside the five.
  question text check (question in ('idea', 'industry', 'audience', 'revenue', 'competitors')),
  content text not null,
  is_skip boolean not null default false,
  created_at timestamptz not null,
  unique (conversation_id, position)
);
create index message_workspace on message (workspace_id);

create table plan (
  conversation_id text primary key references conversation on delete cascade,
  workspace_id text not null references workspace on delete cascade,
  title text not null,
  content_locale text not null,
  knowledge_id text,
  graph jsonb not null,
  case_moves jsonb not null,
  score jsonb not null,
  -- Sections that were open once stay open after a downgrade.
  opened_sections text[] not null default '{}',
  revision integer not null default 1,
  generated_at timestamptz not null
);
create index plan_workspace on plan (workspace_id);

create table plan_section (
  conversation_id text not null references plan on delete cascade,
  section_id text not null,
  workspace_id text not null references workspace on delete cascade,
  seed text not null,
  -- As the engine wrote it, and as the person left it (null: not edited).
  composed jsonb not null,
  edited jsonb,
  -- What the last composing or editing replaced: {composed, edited, seed}.
  previous jsonb,
  fact_versions jsonb not null,
  revision integer not null default 1,
  updated_at timestamptz not null,
  primary key (conversation_id, section_id)
);
create index plan_section_workspace on plan_section (workspace_id);

-- How much of a counted thing an account has used in one period.
create table quota_usage (
  account_id uuid not null references users on delete cascade,
  quota text not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  used integer not null check (used >= 0),
  primary key (account_id, quota, period_start)
);

-- Answers kept by Idempotency-Key, so that a repeated request gets the first answer again.
create table idempotency_key (
  account_id uuid not null references users on delete cascade,
  key text not null,
  endpoint text not null,
  input_hash text not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (account_id, endpoint, key)
);
create index idempotency_key_age on idempotency_key (created_at);

create table outbox_event (
  id text primary key,
  type text not null,
  version integer not null,
  workspace_id text not null references workspace on delete cascade,
  occurred_at timestamptz not null,
  payload jsonb not null,
  dispatched_at timestamptz
);
create index outbox_event_waiting on outbox_event (occurred_at) where dispatched_at is null;

create table event_handled (
  event_id text not null references outbox_event on delete cascade,
  handler text not null,
  workspace_id text not null references workspace on delete cascade,
  handled_at timestamptz not null,
  primary key (event_id, handler)
);

-- The first wall's repetition, table by table.
do $$
declare
  target text;
begin
  foreach target in array array['auth_user', 'auth_session', 'auth_refresh_token', 'installation_secret', 'users', 'workspace',
    'fact', 'conversation', 'message', 'plan', 'plan_section', 'quota_usage', 'idempotency_key', 'outbox_event', 'event_handled']
  loop
    execute format('alter table %I enable row level security', target);
    execute format('alter table %I force row level security', target);
  end loop;
  foreach target in array array['fact', 'conversation', 'message', 'plan', 'plan_section', 'outbox_event', 'event_handled'] loop
    execute format('create policy tenant on %I to groundwork_app using (workspace_id = any (current_workspaces()))
      with check (workspace_id = any (current_workspaces()))', target);
  end loop;
  foreach target in array array['workspace', 'quota_usage', 'idempotency_key'] loop
    execute format('create policy account on %I to groundwork_app using (account_id = current_account())
      with check (account_id = current_account())', target);
  end loop;
  -- What the system role may touch; its repositories are named in ARCHITECTURE.md.
  foreach target in array array['auth_user', 'auth_session', 'auth_refresh_token', 'installation_secret', 'users', 'workspace',
    'idempotency_key', 'outbox_event'] loop
    execute format('create policy system on %I to groundwork_system using (true) with check (true)', target);
    execute format('grant select, insert, update, delete on %I to groundwork_system', target);
  end loop;
end $$;

create policy account on users to groundwork_app using (user_id = current_account()) with check (user_id = current_account());

grant select, insert, update, delete on workspace, conversation, message, plan, plan_section, quota_usage, idempotency_key to groundwork_app;
grant select, insert on fact, outbox_event, event_handled to groundwork_app;
-- A person may change their own record but never their plan or address.
grant select on users to groundwork_app;
grant update (name, business_name, timezone, notification_preferences, dismissed_banners) on users to groundwork_app;
