import { describe, expect, it } from 'vitest';
import { faultOfCss } from './own-css.ts';

describe('styles of one’s own', () => {
  it.each([
    ['.b-prices{color:red}'],
    ['@media(min-width:40rem){h1{font-size:4rem}}'],
    ['.curly::before{content:"“"}'],
    ['/* a note */ a:hover>b{color:#123}'],
  ])('are taken: %s', (css) => {
    expect(faultOfCss(css)).toBeUndefined();
  });

  it.each([
    ['@import "https://evil.example/a.css";', 'import'],
    ['@ IMPORT url(a.css)', 'import'],
    ['body{background:URL(https://evil.example/p)}', 'load'],
    ['body{background:url (a)}', 'load'],
    ['body{background:-webkit-image-set("https://evil.example/a" 1x)}', 'load'],
    ['@font-face{font-family:a;src:local(a)}', 'load'],
    ['body{background:\\75rl(https://evil.example)}', 'escape'],
    ['</style><script>alert(1)</script>', 'tag'],
    ['a{width:expression(alert(1))}', 'load'],
    ['a{-moz-binding:none}', 'load'],
    ['a{}'.repeat(7000), 'long'],
  ])('are refused: %s', (css, fault) => {
    expect(faultOfCss(css)).toBe(fault);
  });
});
