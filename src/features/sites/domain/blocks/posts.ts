import { defineBlock, h, section } from './block.ts';

/** The newest posts of the blog, with their days; a site without posts shows nothing of it. */
export const posts = defineBlock({
  type: 'posts',
  fields: { title: { kind: 'line', max: 80 } },
  css: `
.b-posts ol{display:grid;gap:0;max-width:52rem}
.b-posts li{padding-block:clamp(1.25rem,2.5vw,1.75rem);border-bottom:1px solid var(--line)}
.b-posts li:first-child{border-top:1px solid var(--line)}
.b-posts .post-title{font-size:var(--s2);line-height:1.2}
.b-posts .post-title a{text-decoration:none}
.b-posts .post-title a:hover{text-decoration:underline}
.b-posts time{display:block;font-size:var(--s-1);color:var(--soft);margin-bottom:.35em}
.b-posts li p{margin-top:.5em;max-width:62ch;color:var(--soft)}
.b-posts .more{display:flex;flex-wrap:wrap;gap:.5rem 1.75rem;margin-top:1.75rem}
.b-posts .more a{display:inline-block;padding-block:.55rem}`,
  render: ({ title }, scene, id) => {
    const { posts: list } = scene;
    if (list === undefined || list.lines.length === 0) return null;
    // Below the heading of this part, or of the page.
    const heading = title === '' ? 'h2' : 'h3';
    return section(
      { id, type: 'posts', title, scene },
      h(
        'ol',
        { className: 'plain' },
        ...list.lines.map((line) =>
          h(
            'li',
            null,
            h('time', { dateTime: line.day }, line.dayWords),
            h(heading, { className: 'post-title' }, h('a', { href: line.href }, line.title)),
            line.summary === '' ? null : h('p', null, line.summary),
          ),
        ),
      ),
      list.more.length === 0
        ? null
        : h(
            'p',
            { className: 'more' },
            ...list.more.map(({ href, words, rel }) => h('a', { href, ...(rel && { rel }) }, words)),
          ),
    );
  },
});
