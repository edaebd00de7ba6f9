/**
 * What pages with photos need on top of the styles of their blocks; pages without one do not carry it. A photo in a hero stands in the place
 * of the picture of plain forms, in the form that its template gives that.
 */
export const photoCss = `
.photo{display:block}
.photo img{display:block;max-width:100%;height:auto}
span.photo{background:var(--tint);width:100%}
.plate.pic,.shot,.face{position:relative;overflow:hidden}
.plate.pic .photo,.shot .photo,.face .photo{position:absolute;inset:0;width:100%;height:100%}
.plate.pic img,.shot img,.face img{width:100%;height:100%;object-fit:cover}
.h-centred .plate.pic{width:min(44rem,100%);aspect-ratio:3/2;border-radius:var(--radius-l)}
.h-index .plate.pic{height:auto;aspect-ratio:4/3}
.site:not(.t-market) .h-title .plate.pic{aspect-ratio:4/3;margin-top:clamp(.5rem,2vw,1.5rem)}
.t-counter .h-title .plate.pic{border-radius:var(--radius-l)}
@media(min-width:48rem){.h-index .plate.pic,.site:not(.t-market) .h-title .plate.pic{aspect-ratio:21/9}}
.h-poster .plate.pic{width:min(30rem,100%)}
@media(min-width:56rem){.h-poster .plate.pic{width:100%}}
.face{aspect-ratio:1;width:min(100%,15rem);border-radius:var(--radius-m);margin-bottom:1.1rem}
@media print{.plate.pic{display:block}}
`;
