-- What accounts and network addresses asked for in a minute, counted over all processes. Nothing is lost with it: a database
-- that crashed begins every minute anew, so it is not written to the log of the database.
create unlogged table request_budget (
  key text not null,
  window_start timestamptz not null,
  points integer not null,
  primary key (key, window_start)
);
create index request_budget_window on request_budget (window_start);

alter table request_budget enable row level security;
alter table request_budget force row level security;
create policy system on request_budget to groundwork_system using (true) with check (true);
grant select, insert, update, delete on request_budget to groundwork_system;
