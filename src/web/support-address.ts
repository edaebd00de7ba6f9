/** A link that opens a mail to the configured support address, which the server writes into the page. */
export function supportHref(subject: string): string {
  const address = document.querySelector<HTMLMetaElement>('meta[name="support-email"]')?.content ?? '';
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
