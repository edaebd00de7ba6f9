-- Challenges of the robot check that were solved and sent in: whoever inserts the row first has used it up. A row is
-- forgotten some time after its challenge expired, when the challenge itself is refused anyway.
create table robot_check_spent (
  id text primary key,
  expires_at timestamptz not null
);
create index robot_check_spent_age on robot_check_spent (expires_at);

alter table robot_check_spent enable row level security;
alter table robot_check_spent force row level security;
create policy system on robot_check_spent to groundwork_system using (true) with check (true);
grant select, insert, delete on robot_check_spent to groundwork_system;
