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
  thanks: (plan: string) => `Thank you. The payment has arrived: you are on the ${plan} plan.`,
  broken: 'You came back without paying. Nothing was charged, and your plan is as it was.',
  begins: (plan: string) => `; ${plan} begins then.`,
  keep: (plan: string) => `Keep ${plan}`,
  portal: 'Open payment portal',
  refund: 'Request refund',
  refundAndEnd: (plan: string) => `Refund and end ${plan}`,
  refunded: 'Refunded',
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
  thanks: (plan) => `Danke. Die Zahlung ist eingegangen: Ihr Tarif ist ${plan}.`,
  broken: 'Sie sind ohne Zahlung zurückgekommen. Nichts wurde berechnet, und Ihr Tarif ist, wie er war.',
  begins: (plan) => `; dann beginnt ${plan}.`,
  keep: (plan) => `${plan} behalten`,
  portal: 'Zahlungsportal öffnen',
  refund: 'Erstattung anfordern',
  refundAndEnd: (plan) => `Erstatten und ${plan} beenden`,
  refunded: 'Erstattet',
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
  const answer = await fetch(`${productOrigin()}/api/account`, {
    headers: { authorization: `Bearer ${founder.session.access_token}` },
  });
  return ((await answer.json()) as { readonly plan: string }).plan;
}
