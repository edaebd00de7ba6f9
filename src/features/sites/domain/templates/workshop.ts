import type { Template } from './template.ts';

/** Makers and their orders: panels on a bench, steps in a row, and what it costs beside how it goes. */
export const workshop: Template = {
  category: 'E-commerce',
  hero: 'split',
  top: 'row',
  sells: 'prices',
  order: ['prices', 'reasons', 'audience', 'glance', 'visit', 'contact'],
  css: `
.t-workshop{--radius-s:.5rem;--radius-m:.9rem;--radius-l:1.4rem;--panel:clamp(1.5rem,4vw,3.25rem);background:var(--tint)}
.t-workshop .top .inner,.t-workshop .foot .inner{--wide:88rem;padding-inline:calc(clamp(.75rem,2vw,1.5rem) + var(--panel));width:min(100%,88rem)}
.t-workshop main{display:grid;gap:clamp(.75rem,1.6vw,1.25rem);padding:0 clamp(.75rem,2vw,1.5rem) clamp(.75rem,2vw,1.5rem);max-width:88rem;margin-inline:auto}
@media(min-width:64rem){.t-workshop main{grid-template-columns:repeat(2,minmax(0,1fr))}}
:where(.t-workshop main)>*{background:var(--raised)}
.t-workshop main>*{border-radius:var(--radius-l);padding:var(--panel);overflow:hidden}
.t-workshop main>.b-art{padding:0}
.t-workshop main .inner{padding:0;width:100%}
.t-workshop main>.b-hero,.t-workshop main>.b-products,.t-workshop main>.b-steps,.t-workshop main>.b-call,.t-workshop main>.b-glance,.t-workshop main>.b-contact,.t-workshop main>.b-contact-form,.t-workshop main>.b-newsletter-form,.t-workshop main>.b-order-form,.t-workshop main>.b-art,.t-workshop main>.b-legal{grid-column:1/-1}
.t-workshop main>.wide{grid-column:1/-1}
.t-workshop h2{font-size:var(--s2)}
.t-workshop .b-hero h1{font-size:var(--s4)}
.t-workshop .b-hero h1.long{font-size:var(--s3)}
.t-workshop .b-hero .plate{aspect-ratio:4/3}
.t-workshop .b-steps{background:var(--ink);color:var(--paper)}
.t-workshop .b-steps p{color:inherit}
.t-workshop .b-steps li{border-top:2px solid currentColor;padding-top:1rem}
.t-workshop .b-steps li::before{color:var(--accent)}
.t-workshop .b-offers ul{grid-template-columns:minmax(0,1fr);gap:0}
.t-workshop .b-offers li{border-top:1px solid var(--line);padding:.9rem 0}
.t-workshop .b-offers li:first-child{border-top:0;padding-top:0}
.t-workshop .b-prices li:first-child{border-top:0;padding-top:0}
.t-workshop .b-prices li:last-child{border-bottom:0}
.t-workshop .b-reasons{background:var(--primary);color:var(--paper)}
.t-workshop .b-reasons li{border-color:color-mix(in srgb,var(--paper) 35%,var(--primary));font-size:var(--s1)}
.t-workshop .b-reasons li:first-child{border-top:0;padding-top:0}
.t-workshop .b-glance{background:color-mix(in srgb,var(--primary) 16%,var(--paper))}
.t-workshop .b-glance dt{color:inherit}
.t-workshop .b-questions .items>div{grid-template-columns:minmax(0,1fr)}
.t-workshop .foot{border:0;background:none}`,
};
