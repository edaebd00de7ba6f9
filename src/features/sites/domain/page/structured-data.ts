import type { BlockType } from '../blocks/all-blocks.ts';
import type { Block, SiteDocument } from '../document/site-document.ts';

/** A day of the week as schema.org names it. */
const dayOf = (day: string): string => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`;

/**
 * What search engines read of a business (schema.org, LocalBusiness where it has an address, else Organization), as text of a script element: only
 * what stands on the site, and nothing that could end the element.
 */
export function structuredData(document: SiteDocument, url: string): string {
  const blocks = document.pages.flatMap((page) => page.blocks);
  const find = <Type extends BlockType>(type: Type) =>
    blocks.find((block) => block.type === type)?.props as Block<Type>['props'] | undefined;
  const visit = find('visit');
  const address = (visit ?? find('place'))?.address.trim();
  const contact = find('contact');
  const hours = ((visit ?? find('hours'))?.items ?? []).filter(({ from, to }) => from !== '' && to !== '');
  const data = {
    '@context': 'https://schema.org',
    '@type': address ? 'LocalBusiness' : 'Organization',
    name: document.title,
    url,
    ...(document.pages[0]!.description !== '' && { description: document.pages[0]!.description }),
    ...(address && { address }),
    ...(contact?.mail.trim() && { email: contact.mail.trim() }),
    ...(contact?.phone.trim() && { telephone: contact.phone.trim() }),
    ...(address &&
      hours.length > 0 && {
        openingHoursSpecification: hours.map(({ day, from, to }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: dayOf(day),
          opens: from,
          closes: to,
        })),
      }),
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
