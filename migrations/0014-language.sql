-- The language somebody reads. `language` is the account's own setting; null follows the browser. Mails have no browser:
-- without a setting they follow the language of the browser in which the person last signed in.
alter table users
  add column language text check (language in ('en', 'es', 'fr', 'de', 'zh', 'ja')),
  add column seen_language text not null default 'en' check (seen_language in ('en', 'es', 'fr', 'de', 'zh', 'ja'));
grant update (language) on users to groundwork_app;
-- Whoever asks for a mail may have no account yet: it is written in the language of the browser that asked.
alter table auth_mail_request
  add column language text check (language in ('en', 'es', 'fr', 'de', 'zh', 'ja'));
