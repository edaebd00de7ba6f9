-- Where no account is named yet, a device that signed in to any has limits of its own.
create index auth_device_hash on auth_device (device_hash);

-- A sign-in with a wrong password waits beside the mails that were asked for: its entry in the audit trail, which an
-- address that nobody has cannot get, is written after the answer, too.
alter table auth_mail_request
  drop constraint auth_mail_request_kind_check,
  add constraint auth_mail_request_kind_check check (kind in ('magiclink', 'recovery', 'signup', 'email_change',
    'sign_in_failed'));
