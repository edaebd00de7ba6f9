-- Several businesses for one account: which were put away, and which was used last.
alter table workspace add column archived_at timestamptz, add column last_used_at timestamptz;
-- Which came first, also of two made in one millisecond.
alter table workspace add column ordinal bigint generated always as identity;

-- The account's business name mirrors its first workspace. The owner sees rows only where the force is lifted, and it
-- is back before anybody else sees the tables again.
alter table users no force row level security;
alter table workspace no force row level security;
update users set business_name = first.name
from (select distinct on (account_id) account_id, name from workspace order by account_id, created_at, ordinal) first
where first.account_id = users.user_id;
alter table users force row level security;
alter table workspace force row level security;
