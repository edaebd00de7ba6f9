import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';

describe('markup of one’s own', () => {
  it('keeps what says something, with its classes and its links', () => {
    const kept =
      '<h2 class="big">Rates</h2><table><tbody><tr><th scope="row">Loaf</th><td>€6</td></tr></tbody></table><p><a href="https://example.com/?a=1&amp;b=2">More</a> <a href="#contact">Ask</a></p>';
    expect(cleanHtml(kept)).toBe(kept);
  });

  it.each([
    ['<script>alert(1)</script>', ''],
    ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="JaVa\tScript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,<script>">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<a href="/api/me" target="_top">a</a>', '<a>a</a>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<style>body{display:none}</style>', ''],
    ['<p style="position:fixed;inset:0">a</p>', '<p>a</p>'],
    ['<p id="main_content">a</p>', '<p>a</p>'],
    ['<form action="https://evil.example"><input name="a"></form>', ''],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
    ['<base href="https://evil.example/">', ''],
    ['<meta http-equiv="refresh" content="0;url=https://evil.example">', ''],
    [
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      '<table></table>',
    ],
    ['</div></section><p>out</p>', '<p>out</p>'],
    ['<div><p>open', '<div><p>open</p></div>'],
    ['<!-- <p>a</p> -->', ''],
  ])('%s becomes %s', (code, clean) => {
    expect(cleanHtml(code)).toBe(clean);
  });

  it('ends what it begins, however deep, and reads the same again', () => {
    const deep = cleanHtml('<div>'.repeat(5000));
    expect(deep.split('<div>').length).toBe(deep.split('</div>').length);
    for (const code of [
      '<b><p>a</b>c</p>',
      '<table><p>a<td>b',
      '<a href="https://a.example"><a href="https://b.example">x',
    ])
      expect(cleanHtml(cleanHtml(code))).toBe(cleanHtml(code));
  });
});
