/**
 * Whether there are plans to choose from, as the server writes it into the page. Where there are none everybody has
 * everything, and nothing on the screens speaks of plans.
 */
export function hasPlans(): boolean {
  return document.querySelector<HTMLMetaElement>('meta[name="plans"]')?.content !== 'none';
}
