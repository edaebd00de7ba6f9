import type { FormTexts } from './form-texts.tsx';

/** A native form after its script has taken over. */
export interface LiveForm {
  readonly form: HTMLFormElement;
  readonly texts: FormTexts;
  /** Shows words in the form's error box; without words the box goes away. */
  readonly showError: (words?: string) => void;
}

/**
 * Takes over a native form: checks its fields with words of ours, shows the busy label, and calls `send` with the values.
 * Returns undefined where the page has no such form.
 */
export function enhanceForm(
  id: string,
  send: (values: Readonly<Record<string, string>>, live: LiveForm) => Promise<void>,
): LiveForm | undefined {
  const form = document.querySelector<HTMLFormElement>(`form#${id}`);
  const button = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!form || !button) return undefined;
  const texts = readTexts(form);
  const live: LiveForm = { form, texts, showError: (words) => showError(form, words) };
  const label = button.textContent ?? '';
  form.noValidate = true;
  button.disabled = false;
  enhancePasswordToggles(form);
  form.addEventListener('input', (event) => {
    if (event.target instanceof HTMLInputElement) showFieldError(event.target);
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.disabled || !checkFields(form, texts)) return;
    live.showError();
    button.disabled = true;
    button.textContent = texts.busy;
    try {
      await send(readValues(form), live);
    } catch {
      live.showError(texts.unexpected);
    } finally {
      button.disabled = false;
      button.textContent = label;
    }
  });
  return live;
}

/** Words for a failed call of the auth client: by code, then the server's own text, then a plain sentence. */
export function authErrorText(
  texts: FormTexts,
  error: { readonly name: string; readonly code?: string | undefined; readonly message: string },
): string {
  if (error.name === 'AuthRetryableFetchError') return texts.unreachable;
  return (error.code && texts.codes[error.code]) || error.message || texts.unexpected;
}

/** Reads a form's fields by name; everything but the password without blanks around it. */
function readValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = name === 'password' ? value : value.trim();
  }
  return values;
}

function readTexts(form: HTMLFormElement): FormTexts {
  return JSON.parse(form.dataset.texts ?? '{}');
}

function checkFields(form: HTMLFormElement, texts: FormTexts): boolean {
  const wrong = [...form.querySelectorAll('input')].filter((input) => {
    const fault = faultOf(input, texts);
    showFieldError(input, fault);
    return fault !== undefined;
  });
  wrong[0]?.focus();
  return wrong.length === 0;
}

function faultOf(input: HTMLInputElement, texts: FormTexts): string | undefined {
  const value = input.type === 'password' ? input.value : input.value.trim();
  if (input.required && value === '') return texts.required;
  if (input.type === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return texts.email;
  const most = Number(input.dataset.most ?? Number.POSITIVE_INFINITY);
  if (value.length > most) return texts.long.replace('{most}', String(most));
  if (input.minLength > 0 && value.length < input.minLength) return texts.short;
  return undefined;
}

function showFieldError(input: HTMLInputElement, words?: string): void {
  const place = document.getElementById(`${input.id}-error`);
  if (!place) return;
  place.textContent = words ?? '';
  place.hidden = words === undefined;
  if (words === undefined) input.removeAttribute('aria-invalid');
  else input.setAttribute('aria-invalid', 'true');
}

function showError(form: HTMLFormElement, words?: string): void {
  const box = form.querySelector<HTMLElement>('[data-error]');
  if (!box) return;
  box.hidden = words === undefined;
  box.textContent = words ?? '';
}

function enhancePasswordToggles(form: HTMLFormElement): void {
  for (const toggle of form.querySelectorAll<HTMLButtonElement>('[data-toggles]')) {
    const input = document.getElementById(toggle.dataset.toggles ?? '');
    if (!(input instanceof HTMLInputElement)) continue;
    toggle.hidden = false;
    toggle.addEventListener('click', () => {
      const isShown = input.type === 'password';
      input.type = isShown ? 'text' : 'password';
      toggle.setAttribute('aria-label', (isShown ? toggle.dataset.hide : toggle.dataset.show) ?? '');
      toggle.querySelector('[data-strike]')?.classList.toggle('hidden', !isShown);
    });
  }
}
