-- The id that a post has had since it was first written, which programs that read feeds know it by. Null: it was written here, and has its own.
alter table site_post add column origin_id text;
