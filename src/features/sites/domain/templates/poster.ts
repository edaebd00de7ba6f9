import type { Template } from './template.ts';

/** One long page of bands in the full colors of the brand, each with one thing to say, large. */
export const poster: Template = {
  category: 'Portfolio',
  hero: 'poster',
  top: 'row',
  sells: 'offers',
  order: ['reasons', 'offers', 'glance', 'audience', 'visit', 'contact'],
  css: `
.t-poster{--radius-s:0;--radius-m:0;--radius-l:0;--room:clamp(3.75rem,8vw,7.5rem)}
.t-poster .top{background:var(--primary);color:var(--paper)}
.t-poster .b-hero{padding-block:clamp(1rem,3vw,2.5rem) clamp(2.5rem,6vw,5rem)}
.t-poster .b-hero .inner{gap:clamp(2rem,5vw,4rem)}
.t-poster h2{font-size:var(--s4)}
.t-poster .b-reasons{background:var(--accent)}
.t-poster .b-reasons .head h2{font-size:var(--s1);letter-spacing:0}
.t-poster .b-reasons li,.t-poster .b-reasons li:first-child{border:0;font-size:var(--s3);padding:.3em 0;line-height:1.1}
.t-poster .b-offers ul{grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr))}
.t-poster .b-offers li{border:0;padding:0}
.t-poster .b-offers h3{font-size:var(--s3);letter-spacing:var(--display-tracking);color:var(--primary);line-height:1.1}
.t-poster .b-offers p{font-size:var(--s2);color:var(--ink);margin-top:.15em;font-variant-numeric:tabular-nums lining-nums}
.t-poster .b-prices{background:var(--ink);color:var(--paper)}
.t-poster .b-prices li,.t-poster .b-prices li:first-child{border-color:color-mix(in srgb,var(--paper) 30%,var(--ink));font-size:var(--s1)}
.t-poster .b-prices .note,.t-poster .b-prices .foot-note{color:inherit}
.t-poster .b-glance{background:var(--primary);color:var(--paper);padding-block:clamp(2.5rem,6vw,4.5rem)}
.t-poster .b-glance dt{color:inherit}
.t-poster .b-glance dd{font-family:var(--display);font-weight:var(--display-weight);font-size:var(--s2);letter-spacing:var(--display-tracking)}
.t-poster .b-audience li{border:2px solid var(--ink);background:none;font-size:var(--s1)}
.t-poster .brand .mark{background:var(--paper);padding:.3rem;height:2.75rem}
.t-poster .b-visit{background:var(--tint)}
.t-poster .b-contact{background:var(--primary);color:var(--paper)}
.t-poster .b-contact .lead{color:inherit}
.t-poster .b-contact .ways a{font-size:var(--s3)}
.t-poster .b-glance+.b-contact{background:var(--ink)}
.t-poster .foot{background:var(--ink);color:var(--paper);border:0}`,
};
