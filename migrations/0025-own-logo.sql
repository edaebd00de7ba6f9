-- Which logo stands for the brand wherever one is shown: the id of one of its logos, or "own". Null, or one that is gone: the first one.
alter table brand add column used_logo text;

-- A logo that a business had before, used instead of one of ours: cleaned, drawn anew, never the file that was sent.
create table brand_own_logo (
  brand_id text primary key references brand on delete cascade,
  workspace_id text not null references workspace on delete cascade,
  width real not null,
  height real not null,
  -- Markup of outlines, or of one PNG.
  picture text not null,
  -- PNG in base64: white where something is drawn. What the logo is in one colour is made from it.
  mask text not null,
  is_light boolean not null,
  is_opaque boolean not null,
  uploaded_at timestamptz not null
);
create index brand_own_logo_workspace on brand_own_logo (workspace_id);

alter table brand_own_logo enable row level security;
alter table brand_own_logo force row level security;
create policy tenant on brand_own_logo to groundwork_app using (workspace_id = any (current_workspaces()))
  with check (workspace_id = any (current_workspaces()));
grant select, insert, update, delete on brand_own_logo to groundwork_app;
