/**
 * What every site is built on. Blocks and templates speak in its terms: sizes of type (`--s-1` to `--s5`), room between parts (`--room`), between
 * things (`--gap`), corners (`--radius-s` to `-l`), grounds (`--paper`, `--raised`, `--tint`) and inks (`--ink`, `--soft`, `--primary`).
 */
export const baseCss = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-behavior:smooth}
@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
:root{
--soft:color-mix(in srgb,var(--ink) 76%,var(--paper));
--line:color-mix(in srgb,var(--ink) 18%,var(--paper));
--tint:color-mix(in srgb,var(--primary) 7%,var(--paper));
--raised:color-mix(in srgb,#fff 62%,var(--paper));
--radius-s:.375rem;--radius-m:.625rem;--radius-l:1rem;
--gutter:clamp(1.25rem,5vw,4.5rem);--wide:76rem;--gap:clamp(1.5rem,3vw,2.75rem);--room:clamp(3.75rem,8.5vw,7.5rem);
--s-1:.9375rem;--s0:clamp(1.0625rem,1.02rem + .2vw,1.1875rem);--s1:clamp(1.1875rem,1.1rem + .45vw,1.4375rem);
--s2:clamp(1.4375rem,1.25rem + .95vw,2rem);--s3:clamp(1.9rem,1.5rem + 2vw,3.125rem);
--s4:clamp(2.35rem,1.6rem + 3.7vw,4.75rem);--s5:clamp(2.6rem,1.1rem + 7vw,7.5rem)}
body{margin:0;background:var(--paper);color:var(--ink);font-family:var(--body);font-size:var(--s0);line-height:1.6;overflow-wrap:anywhere;-webkit-font-smoothing:antialiased}
h1,h2,h3,p,ul,ol,dl,blockquote{margin:0}
h1,h2,h3{font-family:var(--display);font-weight:var(--display-weight);line-height:1.12;letter-spacing:var(--display-tracking);text-wrap:balance;overflow-wrap:anywhere;hyphens:auto;hyphenate-limit-chars:14 5 5}
h1{font-size:var(--s4);line-height:1.04}
h2{font-size:var(--s3)}
h3{font-size:var(--s1);line-height:1.25;letter-spacing:0}
p{text-wrap:pretty}
strong,b{font-weight:var(--strong)}
a{color:inherit;text-decoration-thickness:.07em;text-underline-offset:.18em}
a:hover{text-decoration-thickness:.14em}
:focus-visible{outline:3px solid currentColor;outline-offset:3px;border-radius:2px}
.plain{list-style:none;padding:0}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;inset-inline-start:1rem;top:-4rem;background:var(--ink);color:var(--paper);padding:.6rem 1rem;border-radius:var(--radius-s);z-index:2}
.skip:focus{top:1rem}
.inner{width:min(100%,calc(var(--wide) + 2*var(--gutter)));margin-inline:auto;padding-inline:var(--gutter)}
.section{padding-block:var(--room)}
.head{margin-bottom:clamp(1.5rem,3vw,2.5rem)}
.eyebrow{font-weight:var(--strong);color:var(--primary)}
.lead{color:var(--soft)}
.b-hero.h-poster .lead,.b-call .text{color:inherit}
.button{display:inline-block;padding:.72em 1.35em;border:2px solid var(--primary);background:var(--primary);color:var(--paper);border-radius:var(--radius-s);font-weight:var(--strong);line-height:1.25;text-decoration:none;min-height:2.75rem}
.button:hover{text-decoration:underline}
.plate svg{display:block;width:100%;height:100%}
.top .inner{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.75rem 2rem;padding-block:1.15rem}
.brand{display:inline-flex;align-items:center;gap:.7em;text-decoration:none;font-family:var(--display);font-weight:var(--display-weight);letter-spacing:var(--display-tracking);font-size:var(--s1);line-height:1.15;min-height:2.75rem}
.brand .mark{flex:none;display:block;height:2.5rem}
.brand .mark svg{display:block;height:100%;width:auto}
.brand{max-width:100%}
.brand span:last-child{min-width:0}
.top ul,.foot ul{display:flex;flex-wrap:wrap;gap:.2rem 1.6rem}
.top li a,.foot li a{display:inline-block;padding-block:.55rem;text-decoration:none}
.top li a:hover,.foot li a:hover,.top [aria-current]{text-decoration:underline}
.foot{border-top:1px solid var(--line);padding-block:2rem;font-size:var(--s-1);color:var(--soft)}
.foot .inner{display:flex;flex-wrap:wrap;gap:1rem 2.5rem;justify-content:space-between;align-items:center}
.gap{all:unset;display:inline-block;cursor:pointer;border:2px dashed #b45309;background:#fffbeb;color:#78350f;border-radius:8px;padding:.45em .8em;font:600 1rem/1.4 system-ui,sans-serif;letter-spacing:0;text-align:start;max-width:100%}
.gap:focus-visible{outline:3px solid #b45309;outline-offset:2px}
@media print{.top nav,.skip,.plate{display:none}.section{padding-block:1.5rem}body{font-size:11pt}}
`;
