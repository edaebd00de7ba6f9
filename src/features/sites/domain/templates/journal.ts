import type { Template } from './template.ts';

/** Read like a magazine: one narrow column, room about it, small headings, words first. */
export const journal: Template = {
  category: 'Business',
  hero: 'centred',
  top: 'stacked',
  sells: 'prices',
  order: ['text', 'prices', 'reasons', 'glance', 'visit', 'contact'],
  css: `
.t-journal{--wide:44rem;--room:clamp(2.75rem,5.5vw,4.5rem)}
.t-journal .top .inner{--wide:76rem;flex-direction:column;text-align:center;padding-block:2rem 1.25rem;gap:1rem}
.t-journal .brand{font-size:var(--s2)}
.t-journal .top ul{justify-content:center}
.t-journal .top .inner::after{content:"";width:100%;border-top:3px double var(--ink)}
.t-journal .top .mark{display:none}
.t-journal .b-hero .inner,.t-journal .b-hero .words{justify-items:start;text-align:start}
.t-journal .b-hero .lead{font-family:var(--display);font-weight:400;color:var(--soft);max-width:34ch}
.t-journal .b-hero .inner{grid-template-columns:minmax(0,1fr)}
.t-journal .b-hero .plate{order:-1;width:100%;aspect-ratio:5/2;border-radius:0}
.t-journal .b-hero h1,.t-journal .b-hero h1.long{font-size:var(--s4);max-width:none;line-height:1.1}
.t-journal .section:not(.b-hero):not(.b-call) .inner::before{content:"";display:block;width:3.5rem;border-top:2px solid var(--primary);margin:0 0 calc(var(--room)*.75)}
.t-journal .section:not(.b-hero):not(.b-call){padding-block:0 var(--room)}
.t-journal .head{margin-bottom:1.25rem}
.t-journal .head h2{font-size:var(--s2)}
.t-journal .b-offers ul{grid-template-columns:minmax(0,1fr);gap:1.75rem}
.t-journal .b-offers li{border:0;padding:0}
.t-journal .b-reasons li,.t-journal .b-reasons li:first-child{border:0;padding:.3em 0;color:var(--primary)}
.t-journal .b-questions .items>div{grid-template-columns:minmax(0,1fr)}
.t-journal .b-hours .week{max-width:none}
.t-journal .b-visit .body{grid-template-columns:minmax(0,1fr)}
.t-journal .foot .inner{--wide:76rem;justify-content:center;text-align:center;flex-direction:column}
.t-journal .foot{border-top:3px double var(--ink)}`,
};
