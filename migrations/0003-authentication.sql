-- The whole authentication service: identities, one-time codes and links, second factors, the flows of other providers,
-- limits counted across processes, known devices and the audit trail. All of it belongs to the system role alone.

alter table auth_user
  alter column email drop not null,
  add column app_metadata jsonb not null default '{}',
  add column is_anonymous boolean not null default false,
  add column invited_at timestamptz,
  add column confirmation_sent_at timestamptz,
  add column recovery_sent_at timestamptz,
  add column reauthentication_sent_at timestamptz,
  -- The address a person asked to change to; it counts only once confirmed.
  add column new_email text check (new_email = lower(new_email)),
  add column email_change_sent_at timestamptz,
  add column banned_until timestamptz,
  add constraint auth_user_address check (is_anonymous or email is not null);

alter table auth_session
  add column aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  -- How the person proved who they are: [{"method": "password", "timestamp": 1}], newest first.
  add column amr jsonb not null default '[]',
  add column factor_id uuid,
  -- Hash of the cookie half of the refresh token; null for callers that hold the whole token.
  add column cookie_hash bytea,
  -- Hash of the device cookie the session was opened from.
  add column device_hash bytea,
  add column last_used_at timestamptz,
  drop constraint auth_session_end_reason_check,
  add constraint auth_session_end_reason_check check (end_reason in ('sign-out', 'refresh-reuse', 'operator',
    'password-change', 'password-reset', 'factor-change', 'user-deleted', 'superseded', 'expired'));

alter table auth_refresh_token
  -- The level the token was given at: one from before the second factor never answers more than that.
  add column aal text not null default 'aal1' check (aal in ('aal1', 'aal2'));

create table auth_identity (
  id uuid primary key,
  user_id uuid not null references auth_user on delete cascade,
  provider text not null,
  -- The subject at the provider; for email the person's own id.
  provider_id text not null,
  identity_data jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  last_sign_in_at timestamptz,
  unique (provider, provider_id)
);
create index auth_identity_user on auth_identity (user_id);
insert into auth_identity (id, user_id, provider, provider_id, identity_data, created_at, updated_at, last_sign_in_at)
  select gen_random_uuid(), id, 'email', id::text,
    jsonb_build_object('sub', id, 'email', email, 'email_verified', email_confirmed_at is not null, 'phone_verified', false),
    created_at, updated_at, last_sign_in_at
  from auth_user;

-- Six digits and a link for one purpose. The newest of a purpose replaces the one before it.
create table auth_one_time_token (
  id uuid primary key,
  user_id uuid not null references auth_user on delete cascade,
  purpose text not null check (purpose in ('signup', 'invite', 'magiclink', 'recovery', 'email_change_current',
    'email_change_new', 'reauthentication')),
  code_hash bytea,
  link_hash bytea,
  -- The address it was sent to: a token dies with the address.
  sent_to text not null,
  redirect_to text,
  -- PKCE: a link that was asked for with a challenge answers a code instead of a session.
  code_challenge text,
  tries_left integer not null default 5,
  created_at timestamptz not null,
  code_expires_at timestamptz not null,
  link_expires_at timestamptz not null,
  unique (user_id, purpose)
);
create unique index auth_one_time_token_link on auth_one_time_token (link_hash);

-- One journey to another provider and back, or one PKCE exchange.
create table auth_flow (
  id uuid primary key,
  kind text not null check (kind in ('provider', 'email')),
  user_id uuid references auth_user on delete cascade,
  -- Set where an identity is linked to a person who is signed in already.
  linking_user_id uuid references auth_user on delete cascade,
  provider text,
  state_hash bytea,
  -- Nonce and verifier towards the provider, sealed.
  upstream bytea,
  redirect_to text not null,
  code_challenge text,
  code_hash bytea,
  provider_tokens bytea,
  amr_method text not null,
  created_at timestamptz not null,
  returned_at timestamptz,
  exchanged_at timestamptz
);
create unique index auth_flow_state on auth_flow (state_hash);
create unique index auth_flow_code on auth_flow (code_hash);
create index auth_flow_age on auth_flow (created_at);

create table auth_factor (
  id uuid primary key,
  user_id uuid not null references auth_user on delete cascade,
  factor_type text not null check (factor_type in ('totp', 'recovery_code')),
  friendly_name text not null default '',
  status text not null check (status in ('unverified', 'verified')),
  -- The TOTP secret, sealed under APP_SECRET.
  secret bytea,
  -- The last accepted time step: an older or equal one is a repeat.
  last_step bigint not null default 0,
  last_used_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index auth_factor_user on auth_factor (user_id);
create unique index auth_factor_name on auth_factor (user_id, friendly_name) where friendly_name <> '';

create table auth_challenge (
  id uuid primary key,
  factor_id uuid not null references auth_factor on delete cascade,
  created_at timestamptz not null,
  verified_at timestamptz
);
create index auth_challenge_factor on auth_challenge (factor_id);

create table auth_recovery_code (
  user_id uuid not null references auth_user on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- A browser that signed in before: limits that strangers fill up do not count against it.
create table auth_device (
  user_id uuid not null references auth_user on delete cascade,
  device_hash bytea not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- When a second factor was last shown from it: a stranger who knows the password makes devices, but never such one.
  assured_at timestamptz,
  primary key (user_id, device_hash)
);

-- What happened to an account.
create table auth_audit (
  id text primary key,
  user_id uuid not null references auth_user on delete cascade,
  session_id uuid,
  event text not null,
  detail jsonb not null default '{}',
  remote_address text not null,
  user_agent text not null,
  occurred_at timestamptz not null
);
create index auth_audit_user on auth_audit (user_id, occurred_at desc);

-- Limits, in the shape of the library that counts them (rate-limiter-flexible); expire is in milliseconds.
create table auth_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

do $$
declare
  target text;
begin
  foreach target in array array['auth_identity', 'auth_one_time_token', 'auth_flow', 'auth_factor', 'auth_challenge',
    'auth_recovery_code', 'auth_device', 'auth_audit', 'auth_limit']
  loop
    execute format('alter table %I enable row level security', target);
    execute format('alter table %I force row level security', target);
    execute format('create policy system on %I to groundwork_system using (true) with check (true)', target);
    execute format('grant select, insert, update, delete on %I to groundwork_system', target);
  end loop;
end $$;
