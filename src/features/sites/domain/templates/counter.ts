import type { Template } from './template.ts';

/** A shop or café: the name large above everything, then the facts one comes for, and prices like those on a wall. */
export const counter: Template = {
  category: 'Business',
  hero: 'split',
  top: 'stacked',
  sells: 'prices',
  order: ['glance', 'prices', 'reasons', 'visit', 'contact'],
  css: `
.t-counter{--room:clamp(3.25rem,7vw,6rem)}
.t-counter .top .inner{justify-content:center;text-align:center;flex-direction:column;padding-block:1.75rem .5rem}
.t-counter .brand{flex-direction:column;gap:.5rem;font-size:var(--s2)}
.t-counter .brand .mark{height:3.5rem}
.t-counter .top ul{justify-content:center}
.t-counter .b-hero .plate{border-radius:50% 50% var(--radius-l) var(--radius-l)/38% 38% var(--radius-l) var(--radius-l);aspect-ratio:4/5}
.t-counter .b-glance{background:var(--primary);color:var(--paper)}
.t-counter .b-glance dt{color:inherit}
.t-counter .b-prices{background:var(--tint)}
.t-counter .b-prices .inner{max-width:58rem}
.t-counter .b-prices .head{text-align:center}
.t-counter .b-prices li,.t-counter .b-prices li:first-child{border:0;padding:.6rem 0;font-size:var(--s1)}
.t-counter .b-prices .name{display:flex;align-items:baseline;gap:.6rem}
.t-counter .b-prices .name::after{content:"";flex:1;min-width:1.5rem;border-bottom:2px dotted var(--line);translate:0 -.25em}
@media(min-width:60rem){
.t-counter .b-prices .inner:has(li:nth-child(7)){max-width:none}
.t-counter .b-prices ul:has(li:nth-child(7)){grid-template-columns:1fr 1fr;column-gap:4rem}}
.t-counter .b-offers li{border-top:0;padding:0}
.t-counter .b-offers h3{color:var(--primary);font-size:var(--s2)}
@media(min-width:56rem){.t-counter .b-hours .inner,.t-counter .b-visit .inner,.t-counter .b-place .inner,.t-counter .b-contact .inner,.t-counter .b-contact-form .inner,.t-counter .b-newsletter-form .inner,.t-counter .b-order-form .inner,.t-counter .b-questions .inner,.t-counter .b-reasons .inner,.t-counter .b-text .inner,.t-counter .b-audience .inner{display:grid;grid-template-columns:minmax(0,4fr) minmax(0,8fr);gap:var(--gap)}}
.t-counter .foot{background:var(--ink);color:var(--paper);border:0}`,
};
