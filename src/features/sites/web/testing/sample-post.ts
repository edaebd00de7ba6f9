import type { Blog, BlogTopic, Post, PostLine } from '#features/sites/blog.contract.ts';
import { draftPost } from '#features/sites/domain/blog/draft-post.ts';
import { proposeTopics, restsOn } from '#features/sites/domain/blog/topics.ts';
import type { KnownFacts } from '#features/sites/domain/facts/known-facts.ts';

/** What is known of the sample business. */
const known: KnownFacts = {
  name: 'Levain & Rye',
  offer: 'sourdough bread from a wood oven',
  place: 'Ghent',
  delivery: ['At our place'],
  hasVisitors: true,
  area: undefined,
  reasons: [],
  audience: ['Families'],
  prices: [{ name: 'Sourdough loaf', price: '€6.50 per loaf' }],
  experience: undefined,
};
const topics = proposeTopics(known, 'en');
const [offer] = topics;

export const sampleTopics: readonly BlogTopic[] = topics.map((topic) => ({
  id: topic.id,
  title: topic.title,
  rests: [...restsOn(topic)],
  asks: topic.passages.flatMap(({ fact, asks }) => (fact === undefined && asks !== undefined ? [asks] : [])),
  postId: null,
}));

/** A post about what the business offers, with open questions. */
export const samplePostView = (own: Partial<Post> = {}): Post => ({
  id: 'post_00000000000000000000000001',
  siteId: 'site_00000000000000000000000001',
  revision: 3,
  ...draftPost(offer!, 'en'),
  slug: 'what-we-do',
  url: 'http://localhost:18080/s/levain-rye/blog/what-we-do/',
  state: 'draft',
  publishAt: null,
  publishedAt: null,
  isOnline: false,
  missed: null,
  updatedAt: '2026-11-20T10:00:00.000Z',
  hasChanges: false,
  facts: [{ key: 'offer', text: 'Sourdough bread from a wood oven' }],
  ...own,
});

/** The same with every question answered. */
export const fullPostView = (own: Partial<Post> = {}): Post => {
  const post = samplePostView();
  const parts = post.parts.map((part) => (part.text === '' ? { ...part, text: 'As the founder said it' } : part));
  return { ...post, parts, ...own };
};

export const samplePostLine = (own: Partial<PostLine> = {}): PostLine => {
  const { id, title, state, publishAt, publishedAt, isOnline, missed, updatedAt } = samplePostView();
  return { id, title, state, publishAt, publishedAt, isOnline, missed, updatedAt, ...own };
};

export const sampleBlogView = (posts: readonly PostLine[] = [samplePostLine()]): Blog => ({
  posts: [...posts],
  shown: [],
  isBlogOnline: true,
});
