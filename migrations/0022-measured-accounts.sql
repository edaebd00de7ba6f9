-- What an account stores is measured, and archived and deleted, by whose rows they are: none of these looks through a table.
create index auth_flow_linking_user on auth_flow (linking_user_id) where linking_user_id is not null;
create index auth_mail_request_email on auth_mail_request (lower(email));
create index mail_recipient on mail (lower(recipient));
create index event_handled_workspace on event_handled (workspace_id);
create index outbox_event_workspace on outbox_event (workspace_id);
