/** Shows one of a page's steps and hides the others. The title, or the first empty field, takes the focus. */
export function showStep(id: string, options: { readonly focus?: 'field' | 'title' | 'none' } = {}): void {
  const step = document.getElementById(id);
  if (step === null) return;
  for (const one of document.querySelectorAll<HTMLElement>('[data-step]')) one.hidden = one !== step;
  const { focus = 'field' } = options;
  if (focus === 'none') return;
  const field =
    focus === 'field'
      ? [...step.querySelectorAll('input')].find((input) => input.closest('[hidden]') === null && input.value === '')
      : undefined;
  (field ?? step.querySelector<HTMLElement>('[data-step-title]'))?.focus();
}

/** Shows words in a step's note; without words it goes away. */
export function showNote(id: string, words = ''): void {
  const note = document.querySelector<HTMLElement>(`#${id} [data-note]`);
  if (note !== null) note.textContent = words;
}
