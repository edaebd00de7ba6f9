-- What a picture takes does not shrink any more: it is kept as it is, in no other coding.
alter table site_file alter column br drop not null, alter column gzip drop not null,
  add constraint site_file_codings check ((br is null) = (gzip is null));

-- What the picture of a release was drawn from: while that is the same, it is not drawn again. Null where it has none.
alter table site_release add column card_hash text;

-- The look that a site was brought in with; a brand of its business takes its place. Null for one that was begun here.
alter table site add column look jsonb;
