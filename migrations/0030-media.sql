-- The pictures of a business: what was uploaded, encoded anew. Nothing of the file that was sent is kept.
create table media_file (
  id text primary key,
  workspace_id text not null references workspace on delete cascade,
  -- What the file was called where it came from.
  name text not null,
  -- What it shows, for people who do not see it; empty: nobody said.
  alt text not null default '',
  -- What has to stay in sight where it is cropped, in hundredths of its width and height.
  focal_x smallint not null default 50 check (focal_x between 0 and 100),
  focal_y smallint not null default 50 check (focal_y between 0 and 100),
  -- Of its largest rendition; null until there is one.
  width smallint,
  height smallint,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  -- Why it could not be made.
  failure text,
  -- SHA-256 of what was uploaded: the same file again is the picture there is.
  source_hash text not null,
  -- What was uploaded, until it has been encoded.
  upload_file_id text,
  -- Hidden from its owner; it stays as long as a release of a site shows it.
  deleted_at timestamptz,
  created_at timestamptz not null
);
create index media_file_workspace on media_file (workspace_id, id desc);
create index media_file_deleted on media_file (deleted_at) where deleted_at is not null;
create unique index media_file_source on media_file (workspace_id, source_hash)
  where deleted_at is null and state <> 'failed';

-- A picture in one width and format. The bytes lie in the storage.
create table media_rendition (
  media_id text not null references media_file on delete cascade,
  workspace_id text not null references workspace on delete cascade,
  width smallint not null,
  format text not null check (format in ('avif', 'webp')),
  file_id text not null,
  -- SHA-256 of its bytes.
  hash text not null,
  bytes integer not null,
  primary key (media_id, width, format)
);
create index media_rendition_workspace on media_rendition (workspace_id);
create index media_rendition_file on media_rendition (file_id);

-- The pictures a release shows, each with where its bytes lie: it is served without asking anything else. While a release names a
-- picture, the picture cannot be deleted.
create table site_release_media (
  release_id text not null references site_release on delete cascade,
  workspace_id text not null references workspace on delete cascade,
  media_id text not null references media_file,
  -- [{width, format, hash, bytes}, …]
  renditions jsonb not null,
  primary key (release_id, media_id)
);
create index site_release_media_media on site_release_media (media_id);
create index site_release_media_workspace on site_release_media (workspace_id);

do $$
declare
  target text;
begin
  foreach target in array array['media_file', 'media_rendition', 'site_release_media'] loop
    execute format('alter table %I enable row level security', target);
    execute format('alter table %I force row level security', target);
    execute format('create policy tenant on %I to groundwork_app using (workspace_id = any (current_workspaces()))
      with check (workspace_id = any (current_workspaces()))', target);
    execute format('grant select, insert, update, delete on %I to groundwork_app', target);
  end loop;
end $$;

-- Giving up a picture that could not be made, and deleting at night what no release shows any more, is done for all accounts.
create policy system on media_file to groundwork_system using (true) with check (true);
grant select, update, delete on media_file to groundwork_system;
create policy system on media_rendition for select to groundwork_system using (true);
grant select on media_rendition to groundwork_system;
-- Visitors are no account.
create policy system on site_release_media for select to groundwork_system using (true);
grant select on site_release_media to groundwork_system;

-- Pictures announce themselves to open tabs, also as they go.
create trigger live_insert after insert on media_file referencing new table as changed
  for each statement execute function live_for_workspaces('media');
create trigger live_update after update on media_file referencing new table as changed
  for each statement execute function live_for_workspaces('media');
create trigger live_delete after delete on media_file referencing old table as changed
  for each statement execute function live_for_workspaces('media');
