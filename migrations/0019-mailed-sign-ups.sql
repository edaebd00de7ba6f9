-- A sign-up that is confirmed by mail waits beside the mails that were asked for: whoever has the address already gets a
-- mail that says so, everybody else an account, and both after the same answer.
alter table auth_mail_request
  -- Of a sign-up: the hash of the new person's password, or the stored one that the password matched.
  add column password_hash text,
  drop constraint auth_mail_request_kind_check,
  add constraint auth_mail_request_kind_check check (kind in ('magiclink', 'recovery', 'signup', 'email_change',
    'sign_in_failed', 'sign_up'));

-- Codes are found by the address they were sent to.
create index auth_one_time_token_sent_to on auth_one_time_token (sent_to);
