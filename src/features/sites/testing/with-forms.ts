import { type Block, emptyBlock, type SiteDocument } from '../domain/document/site-document.ts';
import type { FormType } from '../domain/forms/form-inputs.ts';

const form = (type: FormType, id: string, props: Readonly<Record<string, unknown>>): Block => {
  const block = emptyBlock(type, id);
  return { ...block, props: { ...block.props, ...props } } as unknown as Block;
};

/** The ids of the forms that `withForms` puts on a site, and what is written by each. */
export const sampleForms: readonly Block[] = [
  form('contact-form', 'write', { title: 'Write to us', phone: 'with-phone' }),
  form('newsletter-form', 'news', { title: 'News', consent: 'I want news, and can stop them.' }),
  form('order-form', 'order', {
    title: 'Order',
    items: [
      { name: 'Rye', price: '€6.50' },
      { name: 'Spelt', price: '€7' },
    ],
  }),
];

const legal: Block = { id: 'privacy', type: 'legal', props: { title: 'Privacy', text: 'We keep what you write.' } };

/** A site with one form of each kind at the end of its first page, and a privacy text. */
export function withForms<Site extends Pick<SiteDocument, 'pages'>>(site: Site, forms = sampleForms): Site {
  const [first, ...others] = site.pages;
  return { ...site, pages: [{ ...first!, blocks: [...first!.blocks, ...forms, legal] }, ...others] };
}
