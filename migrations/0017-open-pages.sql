-- Until when a page on which this account was led to pay stays open: what is paid on it is looked for, should no message of
-- it ever come.
alter table billing_account
  add column page_open_until timestamptz;
