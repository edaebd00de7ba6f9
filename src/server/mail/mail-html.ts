import { escapeHtml } from '#shared/escape-html.ts';
import { mailColours } from './mail-colours.ts';
import type { MailBlock, MailContent, MailProduct } from './mail-content.ts';

const { light, dark } = mailColours;
const sans = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const serif = "Fraunces, Georgia, 'Times New Roman', serif";
const mono = "ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace";

type Tone = keyof typeof light;

/** Classes that clients with a dark mode recolour; the rest see the inline colours. */
const darkRules = (Object.keys(dark) as Tone[])
  .flatMap((tone) => [
    `.fg-${tone} { color: ${dark[tone]} !important; }`,
    `.bg-${tone} { background-color: ${dark[tone]} !important; }`,
    `.bd-${tone} { border-color: ${dark[tone]} !important; }`,
  ])
  .join(' ');

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);

/** The HTML form. Everything a person or feature wrote is escaped; nothing is fetched from anywhere. */
export function renderMailHtml(content: MailContent, product: MailProduct): string {
  const direction = rightToLeft.has(product.locale.split('-')[0]!) ? 'rtl' : 'ltr';
  const side = direction === 'rtl' ? 'right' : 'left';
  return `<!doctype html>
<html lang="${escapeHtml(product.locale)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(content.subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) { ${darkRules} }
@media (max-width: 480px) { .card { padding: 28px 22px 14px !important; } .shell { padding: 20px 10px !important; } }
</style>
</head>
<body class="bg-paper" style="margin:0;padding:0;background-color:${light.paper};-webkit-text-size-adjust:100%;">
<div style="display:none;max-height:0;overflow:hidden;opacity:0;">${escapeHtml(content.preheader)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="bg-paper" style="background-color:${light.paper};">
<tr><td align="center" class="shell" style="padding:36px 16px;">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;">
<tr><td style="padding:0 4px 20px;text-align:${side};">
<a href="${escapeHtml(product.url)}" class="fg-ink" style="${font(serif, 21, 28)}color:${light.ink};text-decoration:none;letter-spacing:-0.01em;">${escapeHtml(product.name)}</a>
</td></tr>
<tr><td class="card bg-surface bd-line" style="padding:38px 44px 24px;background-color:${light.surface};border:1px solid ${light.line};border-radius:14px;text-align:${side};">
<h1 class="fg-ink" style="margin:0 0 18px;${font(serif, 26, 33)}font-weight:normal;color:${light.ink};letter-spacing:-0.01em;">${escapeHtml(content.heading)}</h1>
${content.blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td class="fg-ink-3" style="padding:20px 4px 0;${font(sans, 13, 20)}color:${light['ink-3']};text-align:${side};">${lines(content.footer)}${unsubscribeHtml(content.unsubscribe)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const font = (family: string, size: number, height: number): string =>
  `font-family:${escapeHtml(family)};font-size:${size}px;line-height:${height}px;`;

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

const table = (content: string, style = ''): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 22px;${style}">${content}</table>`;

const unsubscribeHtml = (way: MailContent['unsubscribe']): string =>
  way
    ? `<br><a href="${escapeHtml(way.url)}" class="fg-ink-3" style="color:${light['ink-3']};text-decoration:underline;">${escapeHtml(way.label)}</a>`
    : '';

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p class="fg-ink" style="margin:0 0 18px;${font(sans, 16, 25)}color:${light.ink};overflow-wrap:anywhere;">${lines(block.text)}</p>`;
    case 'note':
      return `<p class="fg-ink-2" style="margin:0 0 14px;${font(sans, 14, 22)}color:${light['ink-2']};overflow-wrap:anywhere;">${lines(block.text)}</p>`;
    case 'code':
      return table(
        `<tr><td align="center" dir="ltr" class="bg-green-soft fg-green" style="padding:20px 12px;background-color:${light['green-soft']};border-radius:10px;${font(mono, 32, 40)}letter-spacing:0.22em;text-indent:0.22em;color:${light.green};">${escapeHtml(block.code)}</td></tr><tr><td class="fg-ink-2" style="padding:12px 0 0;${font(sans, 14, 22)}color:${light['ink-2']};">${lines(block.note)}</td></tr>`,
        'width:100%;',
      );
    case 'button':
      return table(
        `<tr><td class="bg-green" style="background-color:${light.green};border-radius:10px;"><a href="${escapeHtml(block.url)}" class="fg-on-green bd-green" style="display:inline-block;padding:12px 24px;border:1px solid ${light.green};border-radius:10px;${font(sans, 16, 22)}font-weight:600;color:${light['on-green']};text-decoration:none;">${escapeHtml(block.label)}</a></td></tr>`,
      );
    case 'facts':
      return table(block.rows.map(factHtml).join(''), 'width:100%;border-collapse:collapse;');
  }
}

function factHtml([label, value]: readonly [string, string]): string {
  const cell = `padding:9px 0;border-top:1px solid ${light.line};vertical-align:top;${font(sans, 14, 21)}`;
  return `<tr><td class="fg-ink-2 bd-line" style="${cell}padding-inline-end:20px;width:34%;color:${light['ink-2']};">${escapeHtml(label)}</td><td class="fg-ink bd-line" style="${cell}color:${light.ink};overflow-wrap:anywhere;">${lines(value)}</td></tr>`;
}
