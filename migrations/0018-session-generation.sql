-- Counts the acts that ended a person's sessions. A sign-in that was checked under another count opens nothing.
alter table auth_user
  add column session_generation integer not null default 0;

-- Codes to be exchanged are deleted by person whenever sessions end.
create index auth_flow_user on auth_flow (user_id);
