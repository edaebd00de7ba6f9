import type { Language } from '#shared/languages.ts';
import { type Block, emptyBlock, type Page } from '../document/site-document.ts';
import { blogWordsOf } from '../words/all-blog-words.ts';

/** The page for posts: its name, and the list of them. `idOf` gives each block the id it is to have. */
export function newBlogPage(language: Language, idOf: (type: 'hero' | 'posts') => string): Page {
  const title = blogWordsOf(language).page;
  const hero = emptyBlock('hero', idOf('hero'));
  const headed: Block = { ...hero, props: { ...hero.props, shape: 'title', headline: title } };
  const blocks = [headed, emptyBlock('posts', idOf('posts'))];
  return { kind: 'blog', title, description: '', searchTitle: '', keywords: '', blocks };
}
