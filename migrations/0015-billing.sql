-- How an account pays. The plan itself stays in users.plan: every gate reads it there.
create table billing_account (
  account_id uuid primary key references users on delete cascade,
  -- Whether plans can be switched without payment, where the operator offers that.
  is_test_mode boolean not null default false,
  -- How often the present plan is paid; null on Free and where an operator set the plan.
  plan_interval text check (plan_interval in ('month', 'year')),
  stripe_customer_id text unique,
  stripe_subscription_id text unique,
  -- As the payment service words it: active, past_due, canceled …
  subscription_status text,
  period_start timestamptz,
  period_end timestamptz,
  -- What follows at period_end, where something else does; 'Free' is a cancellation.
  next_plan text check (next_plan in ('Free', 'Starter', 'Pro')),
  next_interval text check (next_interval in ('month', 'year')),
  -- The first failed payment of the present debt; the plan stays for a time of grace.
  past_due_since timestamptz,
  -- The first payment of this subscription, from which the days of the money-back guarantee count.
  first_paid_at timestamptz,
  refunded_at timestamptz,
  -- The end of the period whose reminder mail was written.
  reminded_for timestamptz,
  synced_at timestamptz
);

-- What was charged, or in test mode would have been. Invoices of the payment service are copies of theirs.
create table billing_invoice (
  id text primary key,
  account_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('test', 'stripe')),
  stripe_invoice_id text unique,
  number text not null,
  plan text not null check (plan in ('Free', 'Starter', 'Pro')),
  plan_interval text not null check (plan_interval in ('month', 'year')),
  amount_cents bigint not null,
  currency text not null,
  status text not null check (status in ('draft', 'open', 'paid', 'void', 'uncollectible', 'refunded')),
  issued_at timestamptz not null,
  period_start timestamptz,
  period_end timestamptz,
  -- At the payment service.
  pdf_url text,
  page_url text,
  check ((kind = 'stripe') = (stripe_invoice_id is not null))
);
create index billing_invoice_account on billing_invoice (account_id, issued_at desc, id desc);

-- Signed messages of the payment service: stored first, applied once. Only what they are about is kept; the state is
-- always asked for anew, so their order does not matter.
create table billing_event (
  id text primary key,
  type text not null,
  customer_id text,
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  applied_at timestamptz,
  attempts integer not null default 0,
  last_error text
);
create index billing_event_waiting on billing_event (received_at) where applied_at is null;

alter table plan_change drop constraint plan_change_made_by_check;
alter table plan_change add constraint plan_change_made_by_check
  check (made_by in ('operator', 'account', 'test_mode', 'payment'));

do $$
declare target text;
begin
  foreach target in array array['billing_account', 'billing_invoice'] loop
    execute format('alter table %I enable row level security', target);
    execute format('alter table %I force row level security', target);
    execute format('create policy account on %I to groundwork_app using (account_id = current_account())
      with check (account_id = current_account())', target);
    execute format('create policy system on %I to groundwork_system using (true) with check (true)', target);
    -- An account reads how it pays; only the payment service, test mode and operators write it.
    execute format('grant select on %I to groundwork_app', target);
    execute format('grant select, insert, update, delete on %I to groundwork_system', target);
  end loop;
end $$;
alter table billing_event enable row level security;
alter table billing_event force row level security;
create policy system on billing_event to groundwork_system using (true) with check (true);
grant select, insert, update, delete on billing_event to groundwork_system;

-- Numbers of test invoices, each given out once in an installation.
create sequence test_invoice_number;
grant usage on sequence test_invoice_number to groundwork_system;

-- Invoices are what the law keeps of somebody who left: under the pseudonym, longer than the rest of the remainder.
create table left_invoice (
  pseudonym text not null,
  number text not null,
  plan text not null,
  plan_interval text not null,
  amount_cents bigint not null,
  currency text not null,
  status text not null,
  issued_at timestamptz not null,
  primary key (pseudonym, number)
);
alter table left_invoice enable row level security;
alter table left_invoice force row level security;
create policy system on left_invoice to groundwork_system using (true) with check (true);
grant select, insert, update, delete on left_invoice to groundwork_system;

-- What waits outside cannot hold a transaction open meanwhile: it claims its attempt first and answers later. A claim
-- that is not renewed belongs to a process that is gone.
alter table idempotency_key alter column answer drop not null;
alter table idempotency_key add column claimed_at timestamptz;

-- Open windows hear of every change of how an account pays, as they do of its plan.
create function live_for_billing() returns trigger language plpgsql as $$
begin
  insert into live_message (account_id, kind, subject)
    select distinct account_id, 'changed', 'account' from changed on conflict do nothing;
  return null;
end $$;
create trigger live_insert after insert on billing_account referencing new table as changed
  for each statement execute function live_for_billing();
create trigger live_update after update on billing_account referencing new table as changed
  for each statement execute function live_for_billing();
