import type { Template } from './template.ts';

/** One's own work: a headline as large as the page, then a numbered index that is read down. */
export const studio: Template = {
  category: 'Portfolio',
  hero: 'index',
  top: 'row',
  sells: 'offers',
  order: ['glance', 'offers', 'reasons', 'audience', 'visit', 'contact'],
  css: `
.t-studio{--wide:92rem;--room:clamp(3.25rem,6.5vw,6rem)}
.t-studio .top .inner{padding-block:1.5rem}
.t-studio .b-hero{padding-block:clamp(2.5rem,7vw,6rem) var(--room)}
.t-studio .b-hero .eyebrow{font-family:var(--body);color:var(--soft);font-weight:400;margin-bottom:1.5em}
.t-studio .head h2{font-size:var(--s1);font-family:var(--body);font-weight:var(--strong);letter-spacing:0;line-height:1.4}
.t-studio .head{padding-top:1rem;border-top:2px solid var(--ink)}
.t-studio .b-offers ul{grid-template-columns:minmax(0,1fr);gap:0;counter-reset:work}
.t-studio .b-offers li{counter-increment:work;display:grid;gap:.25rem var(--gap);border-top:1px solid var(--line);padding:clamp(1.1rem,2.2vw,1.9rem) 0;align-items:baseline}
.t-studio .b-offers li:first-child{border-top:0}
.t-studio .b-offers li::before{content:counter(work,decimal-leading-zero);font-variant-numeric:tabular-nums;color:var(--primary);font-weight:var(--strong)}
.t-studio .b-offers h3{font-size:var(--s3);letter-spacing:var(--display-tracking);line-height:1.1}
.t-studio .b-offers p{margin:0;font-size:var(--s2);color:inherit;font-variant-numeric:tabular-nums lining-nums}
@media(min-width:56rem){
.t-studio .b-offers li{grid-template-columns:4rem minmax(0,7fr) minmax(0,5fr)}
.t-studio .b-prices .inner,.t-studio .b-questions .inner,.t-studio .b-place .inner,.t-studio .b-hours .inner,.t-studio .b-visit .inner,.t-studio .b-audience .inner,.t-studio .b-text .inner{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr);gap:var(--gap)}}
.t-studio .b-reasons li{font-size:var(--s3);border:0;padding:.28em 0;line-height:1.12}
.t-studio .b-reasons li:first-child{border:0}
.t-studio .b-reasons li:nth-child(even){color:var(--primary)}
.t-studio .b-contact{background:var(--ink);color:var(--paper)}
.t-studio .b-contact .head{border-color:var(--paper)}
.t-studio .b-contact .lead{color:inherit}
.t-studio .b-contact .ways a{font-size:var(--s3);line-height:1.15}
.t-studio .foot{background:var(--ink);color:var(--paper);border-color:color-mix(in srgb,var(--paper) 25%,var(--ink))}
.t-studio .b-glance{padding-block:0 calc(var(--room)*.6)}
.t-studio .b-glance dd{font-size:var(--s1)}
.t-studio .b-audience ul{display:grid;gap:.35rem}
.t-studio .b-audience li{border:0;background:none;padding:0;font-size:var(--s1)}
.t-studio .button{border-radius:99rem}`,
};
