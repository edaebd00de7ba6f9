-- What the plan costs whoever pays for it, in US cents: who began at an older price keeps it. Null where nobody pays.
alter table billing_account
  add column amount_cents integer check (amount_cents >= 0);
