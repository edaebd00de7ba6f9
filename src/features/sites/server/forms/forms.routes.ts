import type { PlainRoute } from '#server/http/plain-route.ts';
import type { SiteForms } from './site-forms.ts';

/** What is collected of a body before it is looked at: beyond this it is refused without a page of the site. */
const collectedBytes = 128 * 1024;

/** Where the forms of published sites are sent, and looked at again. */
export function createFormsRoutes(forms: SiteForms): readonly PlainRoute[] {
  const published = { path: '/s/:address/_forms/:form', access: 'public', routeClass: 'published' } as const;
  return [
    {
      ...published,
      method: 'POST',
      bodyLimitBytes: collectedBytes,
      why: 'a form of a published site, sent by anybody without a script',
      handle: (request, { params, ...info }) => forms.take(request, atForm(params), info),
    },
    {
      ...published,
      method: 'GET',
      why: 'the same form by itself, for whoever comes back to its address',
      handle: (request, { params }) => forms.show(request, atForm(params)),
    },
  ];
}

const atForm = ({ address = '', form = '' }: Readonly<Record<string, string>>) => ({ address, formId: form });
