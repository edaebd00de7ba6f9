import type { I18n } from '@lingui/core';
import { escapeHtml } from '#shared/escape-html.ts';
import type { MailToggle } from './mail.ts';
import { mailColours } from './mail-colours.ts';
import { type MailMessage, mailText } from './mail-text.ts';

const { light, dark } = mailColours;

/** What each toggle is called on this page. */
const toggleNames: Readonly<Record<MailToggle, MailMessage>> = {
  email_updates: /*i18n*/ { id: 'mail.unsubscribe.updates', message: 'mails about your plan and your account' },
  marketing_emails: /*i18n*/ { id: 'mail.unsubscribe.marketing', message: 'news and offers' },
  product_tips: /*i18n*/ { id: 'mail.unsubscribe.tips', message: 'tips for your plan' },
  security_alerts: /*i18n*/ { id: 'mail.unsubscribe.security', message: 'security alerts' },
};

const colours = (
  tones: Readonly<Record<keyof typeof light, string>>,
): string => `--paper:${tones.paper};--ink:${tones.ink};--soft:${tones['ink-2']};
  --green:${tones.green};--on-green:${tones['on-green']};`;

/** The page a mail's link leads to: it asks first, because mail scanners follow links, too. */
export function renderUnsubscribePage(i18n: I18n, state: 'ask' | 'done' | 'unknown', toggle?: MailToggle): string {
  const say = (message: MailMessage, values = {}): string => escapeHtml(mailText(i18n, message, values));
  const what = toggle ? mailText(i18n, toggleNames[toggle]) : '';
  const title = {
    ask: say(/*i18n*/ { id: 'mail.unsubscribe.askTitle', message: 'Stop these mails?' }),
    done: say(/*i18n*/ { id: 'mail.unsubscribe.doneTitle', message: 'These mails have stopped' }),
    unknown: say(/*i18n*/ { id: 'mail.unsubscribe.unknownTitle', message: 'This link does not work' }),
  }[state];
  const text = {
    ask: say(
      /*i18n*/ { id: 'mail.unsubscribe.askText', message: 'You will get no more {what} from Groundwork.' },
      { what },
    ),
    done: say(
      /*i18n*/ {
        id: 'mail.unsubscribe.doneText',
        message: 'You get no more {what}. You can switch them on again in your account settings.',
      },
      { what },
    ),
    unknown: say(
      /*i18n*/ {
        id: 'mail.unsubscribe.unknownText',
        message: 'Copy the whole link from the mail, or change what you are sent in your account settings.',
      },
    ),
  }[state];
  const form =
    state === 'ask'
      ? `<form method="post"><button>${say(/*i18n*/ { id: 'mail.unsubscribe.button', message: 'Stop them' })}</button></form>`
      : '';
  const home = say(/*i18n*/ { id: 'mail.unsubscribe.home', message: 'To Groundwork' });
  return `<!doctype html>
<html lang="${escapeHtml(i18n.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Groundwork</title>
<style>
:root { color-scheme: light dark; ${colours(light)} }
@media (prefers-color-scheme: dark) { :root { ${colours(dark)} } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 Inter, system-ui, sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: 18vh 20px 40px; }
h1 { margin: 0 0 12px; font: 400 30px/1.2 Fraunces, Georgia, serif; }
p { margin: 0 0 26px; color: var(--soft); }
button { min-height: 44px; padding: 0 22px; border: 0; border-radius: 10px; background: var(--green); color: var(--on-green);
  font-family: inherit; font-size: 16px; font-weight: 600; cursor: pointer; }
a { color: var(--green); }
:focus-visible { outline: 2px solid var(--green); outline-offset: 3px; }
form { margin: 0 0 26px; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
${form}<a href="/">${home}</a>
</main>
</body>
</html>
`;
}
