import type { Billing } from '#features/billing/billing.contract.ts';
import { productOrigin, type SignedUpFounder } from './founder.ts';

const english = {
  testMode: 'Test Mode',
  instructions: 'Test Mode Instructions',
  enabled: 'Test mode enabled. You can now switch between plans without payment processing.',
  disabled: 'Test mode is off. Your plan stays as it is.',
  notSetUp: 'Payment is not set up here. Nothing has changed, and nothing was charged.',
  choose: (plan: string) => `Choose ${plan}`,
  changeTo: (plan: string) => `Change to ${plan}`,
  switched: (plan: string) => `Successfully switched to ${plan} plan for testing!`,
  planIs: (plan: string) => `You are on the ${plan} plan.`,
  stays: /stays readable and can be downloaded, nothing is deleted/,
  payments: 'Payments',
  history: 'History',
  changed: (from: string, to: string) => `${from} to ${to}`,
  test: 'Test',
  price: (dollars: number) => `$${dollars}.00`,
  pdf: /^PDF of invoice /,
  upgraded: (plan: string) => `You are on the ${plan} plan now.`,
  confirmPayment: 'Confirm the payment',
  paymentPage: 'Open payment page',
  thanks: (plan: string) => `Thank you. The payment has arrived: you are on the ${plan} plan.`,
  broken: 'You came back without paying. Nothing was charged, and your plan is as it was.',
  begins: (plan: string) => `; ${plan} begins then.`,
  keep: (plan: string) => `Keep ${plan}`,
  portal: 'Open payment portal',
  refund: 'Request refund',
  refundAndEnd: (plan: string) => `Refund and end ${plan}`,
  refunded: 'Refunded',
  chargedNext: (day: string) => `It is charged next on ${day}.`,
  nothingCharged: 'Nothing is charged.',
  failedUntil: (day: string) =>
    `The last payment failed. The plan stays until ${day}, and goes on if it is paid by then.`,
  staysUntil: (day: string) => `Your plan stays until ${day}.`,
  debt: 'A payment is still open. Once it is paid in the payment portal, your plan comes back.',
  day: (at: Date) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(at),
  reminder: (day: string) => `Your Groundwork plan renews on ${day}`,
  failedMail: 'Your payment for Groundwork failed',
  everything: 'Everything is included here, and nothing is charged.',
  unlimited: (used: number) => `${used} used, unlimited`,
  plans: 'Plans and prices',
  planOf: (plan: string) => `${plan} plan`,
  included: 'What is included',
  menu: 'Open menu',
  used: '1 of 1 used',
  full: 'Limit reached.',
};
export type BillingWords = typeof english;
const german: BillingWords = {
  testMode: 'Testmodus',
  instructions: 'Hinweise zum Testmodus',
  enabled: 'Testmodus eingeschaltet. Sie können jetzt ohne Zahlung zwischen Tarifen wechseln.',
  disabled: 'Der Testmodus ist aus. Ihr Tarif bleibt, wie er ist.',
  notSetUp: 'Zahlungen sind hier nicht eingerichtet. Nichts hat sich geändert, und nichts wurde berechnet.',
  choose: (plan) => `${plan} wählen`,
  changeTo: (plan) => `Zu ${plan} wechseln`,
  switched: (plan) => `Zum Testen erfolgreich zum Tarif ${plan} gewechselt!`,
  planIs: (plan) => `Ihr Tarif ist ${plan}.`,
  stays: /bleibt lesbar und kann heruntergeladen werden, nichts wird gelöscht/,
  payments: 'Zahlungen',
  history: 'Verlauf',
  changed: (from, to) => `Von ${from} zu ${to}`,
  test: 'Test',
  price: (dollars) => `${dollars},00 $`,
  pdf: /^PDF der Rechnung /,
  upgraded: (plan) => `Ihr Tarif ist jetzt ${plan}.`,
  confirmPayment: 'Zahlung bestätigen',
  paymentPage: 'Zahlungsseite öffnen',
  thanks: (plan) => `Danke. Die Zahlung ist eingegangen: Ihr Tarif ist ${plan}.`,
  broken: 'Sie sind ohne Zahlung zurückgekommen. Nichts wurde berechnet, und Ihr Tarif ist, wie er war.',
  begins: (plan) => `; dann beginnt ${plan}.`,
  keep: (plan) => `${plan} behalten`,
  portal: 'Zahlungsportal öffnen',
  refund: 'Erstattung anfordern',
  refundAndEnd: (plan) => `Erstatten und ${plan} beenden`,
  refunded: 'Erstattet',
  chargedNext: (day) => `Die nächste Abbuchung ist am ${day}.`,
  nothingCharged: 'Nichts wird berechnet.',
  failedUntil: (day) =>
    `Die letzte Zahlung ist fehlgeschlagen. Der Tarif bleibt bis zum ${day} und läuft weiter, wenn bis dahin bezahlt ist.`,
  staysUntil: (day) => `Ihr Tarif bleibt bis zum ${day}.`,
  debt: 'Eine Zahlung ist noch offen. Sobald sie im Zahlungsportal bezahlt ist, haben Sie Ihren Tarif wieder.',
  day: (at) => new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'UTC' }).format(at),
  reminder: (day) => `Ihr Groundwork-Tarif verlängert sich am ${day}`,
  failedMail: 'Ihre Zahlung für Groundwork ist fehlgeschlagen',
  everything: 'Hier ist alles enthalten, und nichts wird berechnet.',
  unlimited: (used) => `${used} genutzt, unbegrenzt`,
  plans: 'Tarife und Preise',
  planOf: (plan) => `Tarif ${plan}`,
  included: 'Was enthalten ist',
  menu: 'Menü öffnen',
  used: '1 von 1 genutzt',
  full: 'Grenze erreicht.',
};

/** What the screens of plans and payment say, in the two languages the journeys are walked in. */
export const billingWords = [
  ['en', english],
  ['de', german],
] as const;

/** The plan the server says somebody has. */
export async function planByApi(founder: SignedUpFounder): Promise<string> {
  return (await readByApi<{ readonly plan: string }>(founder, '/api/account')).plan;
}

/** When the server says that what somebody pays for ends or is charged again. */
export async function periodEndByApi(founder: SignedUpFounder): Promise<Date> {
  const { subscription } = await readByApi<Pick<Billing, 'subscription'>>(founder, '/api/billing');
  return new Date(subscription?.periodEndsAt ?? Number.NaN);
}

async function readByApi<T>(founder: SignedUpFounder, path: string): Promise<T> {
  const answer = await fetch(productOrigin() + path, {
    headers: { authorization: `Bearer ${founder.session.access_token}` },
  });
  return (await answer.json()) as T;
}
