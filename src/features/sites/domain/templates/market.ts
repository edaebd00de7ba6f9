import type { Template } from './template.ts';

/** A shop: what can be had stands first, in a grid that is taken in at a glance. */
export const market: Template = {
  category: 'E-commerce',
  hero: 'split',
  top: 'row',
  sells: 'products',
  order: ['products', 'reasons', 'glance', 'visit', 'contact'],
  css: `
.t-market{--radius-s:.75rem;--radius-m:1.25rem;--radius-l:2rem;--room:clamp(3rem,6vw,5.5rem)}
.t-market .top{background:var(--raised);border-bottom:1px solid var(--line)}
.t-market .b-hero{padding-block:clamp(1rem,2.5vw,1.75rem) 0}
.t-market .b-hero .inner{gap:0;align-items:stretch}
.t-market .b-hero .words{background:var(--primary);color:var(--paper);padding:clamp(1.75rem,5vw,4rem);border-radius:var(--radius-l) var(--radius-l) 0 0}
.t-market .b-hero .eyebrow,.t-market .b-hero .lead{color:inherit}
.t-market .b-hero h1{font-size:var(--s4)}
.t-market .b-hero h1.long{font-size:var(--s3)}
.t-market .b-hero .button{background:var(--paper);color:var(--primary);border-color:var(--paper)}
.t-market .b-hero .plate{border-radius:0 0 var(--radius-l) var(--radius-l);aspect-ratio:2/1}
@media(min-width:56rem){
.t-market .b-hero .inner{grid-template-columns:minmax(0,7fr) minmax(0,5fr)}
.t-market .b-hero .words{border-radius:var(--radius-l) 0 0 var(--radius-l);align-content:center;display:grid}
.t-market .b-hero .plate{border-radius:0 var(--radius-l) var(--radius-l) 0;aspect-ratio:auto;height:100%;min-height:24rem}}
.t-market .head h2{font-size:var(--s2)}
.t-market .b-products li{background:var(--raised);border:0;box-shadow:0 0 0 1px var(--line)}
.t-market .b-products li::before{content:"";display:block;height:.5rem;width:2.75rem;border-radius:1rem;background:var(--accent);margin-bottom:1.1rem}
.t-market .b-products li:nth-child(3n+2)::before{background:var(--secondary)}
.t-market .b-products li:nth-child(3n)::before{background:var(--primary)}
.t-market .b-products .price{font-size:var(--s1)}
.t-market .b-reasons ul{grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr));gap:var(--gap)}
.t-market .b-reasons ul.n-4{grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr))}
.t-market .b-reasons li,.t-market .b-reasons li:first-child{border:0;background:var(--tint);border-radius:var(--radius-m);padding:1.5rem;font-size:var(--s1);line-height:1.35}
.t-market .b-glance .inner{background:none}
.t-market .b-glance dl{background:var(--ink);color:var(--paper);border-radius:var(--radius-l);padding:clamp(1.5rem,4vw,2.75rem)}
.t-market .b-glance dt{color:inherit}
.t-market .b-offers li{border:0;background:var(--tint);border-radius:var(--radius-m);padding:1.5rem}
@media(min-width:60rem){.t-market .b-questions .inner,.t-market .b-place .inner,.t-market .b-hours .inner,.t-market .b-visit .inner,.t-market .b-text .inner,.t-market .b-audience .inner,.t-market .b-contact .inner,.t-market .b-contact-form .inner,.t-market .b-newsletter-form .inner,.t-market .b-order-form .inner{display:grid;grid-template-columns:minmax(0,4fr) minmax(0,8fr);gap:var(--gap)}}
.t-market .foot{background:var(--tint);border:0}`,
};
