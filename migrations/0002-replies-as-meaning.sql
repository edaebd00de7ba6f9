-- What the advisor says is kept as its meaning, so that the interface can word it in the reader's language. Replies from
-- before keep their English words in "content".
alter table message add column reply jsonb;
