/** Opens a rendered dialog; its `data-close` buttons close it again. `mustAnswer` takes Escape away. The primary choice has the focus. */
export function openDialog(id: string, options: { readonly mustAnswer?: boolean } = {}): void {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${id}`);
  if (!dialog || dialog.open) return;
  for (const button of dialog.querySelectorAll('[data-close]')) {
    button.addEventListener('click', () => dialog.close(), { once: true });
  }
  if (options.mustAnswer) dialog.addEventListener('cancel', (event) => event.preventDefault());
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-primary]')?.focus();
}
