-- What the plan costs whoever pays for it, in US cents: who began at an older price keeps it. Null where nobody pays.
alter table billing_account
  add column amount_cents integer check (amount_cents >= 0);

-- The page on which an invoice is paid was kept and never read: it is asked for where it is needed.
alter table billing_invoice
  drop column page_url;
