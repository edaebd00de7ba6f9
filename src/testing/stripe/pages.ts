import { payInvoice } from './changes-world.ts';
import { endSubscription, payCheckout, payOpenInvoice } from './payments-world.ts';
import { itemOf, type World } from './world.ts';

/** What a browser gets of the stand-in. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const html = (title: string, body: string): PageAnswer => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`,
});
const seeOther = (location: string): PageAnswer => ({ status: 303, headers: { location }, body: '' });
const gone: PageAnswer = { status: 404, headers: { 'content-type': 'text/plain' }, body: 'This page has expired.' };

/** The pages a person walks: one to pay on, the portal, and the invoices. Undefined for other addresses. */
export function answerPage(world: World, method: string, path: string): PageAnswer | undefined {
  const [, area, id = '', action] = path.split('/');
  if (area === 'pay') return checkoutPage(world, method, id);
  if (area === 'portal') return portalPage(world, id, method === 'POST' ? action : undefined);
  if (area === 'invoices') return invoicePage(world, method, id, action === 'pdf');
  return undefined;
}

function checkoutPage(world: World, method: string, id: string): PageAnswer {
  const session = world.sessions.get(id);
  if (session?.status !== 'open') return gone;
  const outcome = method === 'POST' ? payCheckout(world, id) : undefined;
  if (outcome === 'paid') return seeOther(session.success_url ?? '/');
  const amount = ((session.amount_total ?? 0) / 100).toFixed(2);
  return html(
    'Checkout',
    `${outcome === 'declined' ? '<p role="alert">Your card was declined.</p>' : ''}<p>$${amount}</p>
<form method="post"><button>Pay</button></form>
${session.cancel_url ? `<a href="${session.cancel_url.replaceAll('&', '&amp;')}">Cancel</a>` : ''}`,
  );
}

function portalPage(world: World, id: string, action: string | undefined): PageAnswer {
  const portal = world.portals.get(id);
  if (!portal) return gone;
  const own = [...world.subscriptions.values()].filter(
    ({ customer, status }) => customer === portal.customer && status !== 'canceled',
  );
  for (const subscription of own) {
    // The portal names a day where the API says "with the period": so it is in the billing mode of new subscriptions.
    if (action === 'cancel' && subscription.schedule === null && !subscription.cancel_at_period_end) {
      subscription.cancel_at = itemOf(subscription).current_period_end;
      world.announce({ type: 'customer.subscription.updated', object: subscription });
    }
    if (action === 'pay') payOpenInvoice(world, subscription, 'present');
    if (action === 'end') endSubscription(world, subscription, world.now());
  }
  const plans = own.map((each) => `<li>${itemOf(each).price.metadata.groundwork_plan ?? ''}</li>`);
  return html(
    'Billing portal',
    `<ul>${plans.join('')}</ul>${own.some((each) => each.cancel_at !== null) ? '<p role="status">Cancelled.</p>' : ''}
<form method="post" action="/portal/${id}/cancel"><button>Cancel plan</button></form>
<form method="post" action="/portal/${id}/pay"><button>Pay what is open</button></form>
${portal.return_url ? `<a href="${portal.return_url.replaceAll('&', '&amp;')}">Back</a>` : ''}`,
  );
}

function invoicePage(world: World, method: string, id: string, isPdf: boolean): PageAnswer {
  const invoice = world.invoices.get(id);
  if (!invoice) return gone;
  if (isPdf)
    return {
      status: 200,
      headers: { 'content-type': 'application/pdf' },
      body: `%PDF-1.4\n% ${invoice.number}\n%%EOF`,
    };
  const outcome = method === 'POST' ? payInvoice(world, id) : undefined;
  const state = invoice.status === 'paid' ? 'Paid.' : 'This invoice is void.';
  return html(
    `Invoice ${invoice.number}`,
    `${outcome === 'declined' ? '<p role="alert">Your card was declined.</p>' : ''}<p>$${(invoice.total / 100).toFixed(2)}</p>
${invoice.status === 'open' ? '<form method="post"><button>Confirm and pay</button></form>' : `<p role="status">${state}</p>`}`,
  );
}
