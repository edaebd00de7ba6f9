-- Written at every look and read by nothing: when a period began, and when the payment service was last asked.
alter table billing_account
  drop column period_start,
  drop column synced_at;
