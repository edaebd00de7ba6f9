import type { Template } from './template.ts';

/** Professional services: quiet, a hairline above each part, its heading in a column of its own beside the text. */
export const ledger: Template = {
  category: 'Business',
  hero: 'index',
  top: 'row',
  sells: 'prices',
  order: ['glance', 'prices', 'reasons', 'audience', 'visit', 'contact'],
  css: `
.t-ledger{--room:clamp(3rem,6vw,5.5rem)}
.t-ledger .top{border-bottom:1px solid var(--line)}
.t-ledger .section:not(.b-hero):not(.b-call){padding-block:0}
.t-ledger .section:not(.b-hero):not(.b-call) .inner{position:relative;padding-block:var(--room)}
.t-ledger .section:not(.b-hero):not(.b-call) .inner::before{content:"";position:absolute;top:0;inset-inline:var(--gutter);border-top:1px solid var(--line)}
.t-ledger .head h2{font-size:var(--s1);line-height:1.3;letter-spacing:0;color:var(--primary)}
@media(min-width:56rem){
.t-ledger .section:not(.b-hero):not(.b-call) .inner:has(.head){display:grid;grid-template-columns:minmax(0,4fr) minmax(0,8fr);gap:var(--gap)}
.t-ledger .head{margin:0}}
.t-ledger .b-hero h1,.t-ledger .b-hero h1.long{font-size:var(--s4);max-width:22ch}
.t-ledger .b-hero h1.long{font-size:var(--s3);max-width:30ch}
.t-ledger .b-hero{padding-block:clamp(2.5rem,6vw,5rem) 0}
.t-ledger .b-hero .plate{border-radius:0}
.t-ledger .b-hero+.b-glance .inner::before{display:none}
.t-ledger .b-offers ul{grid-template-columns:minmax(0,1fr);gap:0}
.t-ledger .b-offers li{border-top:0;border-bottom:1px solid var(--line);padding:1.1rem 0}
.t-ledger .b-offers li:first-child{padding-top:0}
.t-ledger .b-prices li:first-child{border-top:0;padding-top:0}
.t-ledger .b-reasons li,.t-ledger .b-reasons li:first-child{border:0;padding:.2em 0}
.t-ledger .b-reasons li:first-child{padding-top:0}
.t-ledger .b-audience ul{display:grid;gap:.35rem}
.t-ledger .b-audience li{border:0;background:none;padding:0;font-size:var(--s1)}
.t-ledger .b-contact{background:var(--primary);color:var(--paper)}
.t-ledger .b-contact .inner::before{display:none}
.t-ledger .b-contact .head h2,.t-ledger .b-contact .lead{color:inherit}
.t-ledger .foot{border:0}
.t-ledger .button{border-radius:0}`,
};
