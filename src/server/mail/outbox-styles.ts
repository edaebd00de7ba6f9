import { mailColours } from './mail-colours.ts';

const variables = (colours: Readonly<Record<string, string>>): string =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');

/** Styles of the outbox. They are inline: the product's style sheet has a name that changes with each build. */
export const outboxStyles = `
:root { color-scheme: light dark; ${variables(mailColours.light)} }
@media (prefers-color-scheme: dark) { :root { ${variables(mailColours.dark)} } }
* { box-sizing: border-box; }
html { height: 100%; -webkit-text-size-adjust: 100%; }
body { margin: 0; height: 100dvh; display: grid; grid-template-rows: auto minmax(0, 1fr); background: var(--paper); color: var(--ink);
  font: 15px/22px Inter, ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; }
a { color: var(--green); }
:focus-visible { outline: 2px solid var(--green); outline-offset: 2px; }
h1, h2 { font-family: Fraunces, Georgia, "Times New Roman", serif; font-weight: 420; letter-spacing: -0.01em; margin: 0; }
.bar { display: flex; align-items: baseline; gap: 6px 16px; padding: 14px 24px; border-bottom: 1px solid var(--line); }
.bar h1 { font-size: 22px; line-height: 28px; }
.bar p { margin: 0; color: var(--ink-2); flex: 1; min-width: 0; }
.reload { padding: 8px 0; text-underline-offset: 3px; white-space: nowrap; }
.reader { display: grid; grid-template-columns: minmax(280px, 368px) minmax(0, 1fr); min-height: 0; }
.reader > nav { overflow-y: auto; border-inline-end: 1px solid var(--line); background: var(--sunken); }
ol { list-style: none; margin: 0; padding: 8px; }
li a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 12px; padding: 12px; border-radius: 10px; color: inherit; text-decoration: none; }
li a:hover { background: var(--paper); }
li a[aria-current] { background: var(--surface); box-shadow: 0 0 0 1px var(--line); }
li a[aria-current] .what { color: var(--green); }
li a:focus-visible { outline-offset: -2px; }
.who, .what, .start { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.who { font-size: 13px; line-height: 20px; color: var(--ink-2); }
li time { font-size: 13px; line-height: 20px; color: var(--ink-2); font-variant-numeric: tabular-nums; }
.what { grid-column: 1 / -1; font-weight: 600; }
.start { grid-column: 1 / -1; font-size: 13px; line-height: 20px; color: var(--ink-2); min-height: 20px; }
.mail { display: grid; grid-template-rows: auto minmax(320px, 1fr); min-height: 0; min-width: 0; overflow-y: auto; }
.head { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 16px; padding: 20px 28px 16px; border-bottom: 1px solid var(--line); }
.head h2 { font-size: 22px; line-height: 29px; overflow-wrap: anywhere; grid-column: 1 / -1; }
.meta { margin: 0; display: flex; flex-wrap: wrap; gap: 0 16px; color: var(--ink-2); overflow-wrap: anywhere; align-self: center; }
.meta > * { min-width: 0; }
.back { display: none; }
.tabs { display: flex; gap: 4px; align-self: center; }
.tabs a { padding: 5px 12px; border-radius: 8px; color: var(--ink-2); text-decoration: none; }
.tabs a:hover { color: var(--ink); }
.tabs a[aria-current] { background: var(--green-soft); color: var(--green); }
iframe { width: 100%; height: 100%; border: 0; display: block; background: var(--paper); }
.plain { overflow: auto; padding: 24px 28px 48px; }
.plain:focus-visible { outline-offset: -2px; }
pre { margin: 0; font: 14px/22px ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
.note { margin: 0; padding: 24px 28px; color: var(--ink-2); }
.gone, .empty { display: block; padding: 28px; }
.gone h2, .empty h2 { font-size: 26px; line-height: 34px; margin-bottom: 8px; }
.gone p, .empty p { max-width: 520px; margin: 0 0 16px; color: var(--ink-2); }
.empty { padding-block: 12vh; width: 100%; max-width: 568px; margin-inline: auto; }
.action { display: inline-block; padding: 9px 18px; border-radius: 10px; background: var(--green); color: var(--on-green); text-decoration: none; font-weight: 600; }
@media (max-width: 760px) {
  .bar { flex-wrap: wrap; padding: 12px 20px; }
  .bar h1 { flex: 1; }
  .bar p { order: 3; flex-basis: 100%; font-size: 13px; line-height: 20px; }
  .reload { padding: 11px 0; }
  .reader { grid-template-columns: minmax(0, 1fr); }
  .reader > nav { border: 0; }
  .listing .reader > .mail, .chosen .reader > nav, .chosen .reload, .chosen .bar p { display: none; }
  .listing li a[aria-current] { background: none; box-shadow: none; }
  .listing li a[aria-current] .what { color: inherit; }
  /* The heading stays for those who listen. */
  .chosen .bar { position: absolute; width: 1px; height: 1px; padding: 0; overflow: hidden; clip-path: inset(50%); }
  body.chosen { grid-template-rows: minmax(0, 1fr); }
  .head { padding: 4px 20px 12px; }
  .back { display: inline-block; grid-column: 1 / -1; padding: 11px 0; justify-self: start; text-underline-offset: 3px; }
  .head h2 { font-size: 20px; line-height: 27px; }
  .meta { grid-column: 1 / -1; font-size: 13px; line-height: 20px; }
  .tabs { grid-column: 1 / -1; margin-inline-start: -12px; }
  .tabs a { padding: 11px 12px; }
  .plain, .note { padding-inline: 20px; }
  .empty { padding: 48px 20px; }
}
`;
