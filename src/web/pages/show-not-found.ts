/**
 * Puts the 404 screen, which stands in the page as a template, in the place of what cannot be shown. For what happens
 * outside of any screen: a missing target of an address, or an application that could not start.
 */
export function showNotFound(place: Element): void {
  const template = document.querySelector<HTMLTemplateElement>('template#not-found');
  if (template === null) return;
  place.replaceChildren(template.content.cloneNode(true));
  place.removeAttribute('aria-busy');
}
