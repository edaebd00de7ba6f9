import { lastRetryAfterSeconds } from '#web/auth/auth-fetch.ts';
import type { RobotCheck } from '#web/auth/robot-check.ts';
import type { FormTexts } from './form-texts.tsx';

/** A native form after its script has taken over. */
export interface LiveForm {
  readonly form: HTMLFormElement;
  readonly texts: FormTexts;
  /** Shows words in the form's error box; without words the box goes away. */
  readonly showError: (words?: string) => void;
}

export interface FormOptions {
  /** The form is blocked until its robot check is ticked. */
  readonly robot?: RobotCheck | undefined;
  /** An error of the form as a whole, in words; looked for once every field is right by itself. */
  readonly findFault?: (values: Readonly<Record<string, string>>) => string | undefined;
}

/**
 * Takes over a native form: checks its fields with words of ours, shows the busy label, and calls `send` with the values.
 * Returns undefined where the page has no such form.
 */
export function enhanceForm(
  id: string,
  send: (values: Readonly<Record<string, string>>, live: LiveForm) => Promise<void>,
  { robot, findFault }: FormOptions = {},
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
    if (button.disabled) return;
    live.showError();
    // The box says what is missing even where a field is wrong too; the field then takes the focus.
    const isVerified = robot === undefined || robot.isVerified();
    if (!isVerified) robot.showRequired();
    if (!checkFields(form, texts) || !isVerified) return;
    const error = findFault?.(readValues(form));
    if (error !== undefined) return live.showError(error);
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

/** What the auth client says of a call that failed. */
export interface AuthFailure {
  readonly name: string;
  readonly code?: string | undefined;
  readonly message: string;
}

/**
 * Words for a failed call of the auth client: by code, then the server's own text, then a plain sentence. `{n}` in the
 * words for a code becomes the seconds to wait; where nobody knows them, the words without a number are used.
 */
export function authErrorText(
  texts: FormTexts,
  error: AuthFailure,
  seconds: number | undefined = lastRetryAfterSeconds(),
): string {
  if (error.name === 'AuthRetryableFetchError') return texts.unreachable;
  const known = error.code && texts.codes[error.code];
  if (known?.includes('{n}')) return seconds === undefined ? texts.later : known.replace('{n}', String(seconds));
  // The client puts "{}" where an answer had no text.
  const said = error.message === '{}' ? '' : error.message;
  return known || said || texts.unexpected;
}

/**
 * Sends with a solved robot check. A token is good for one try, so after a refusal the next one is made at once, behind
 * the ticked box; one that grew too old on the way is replaced and sent again.
 */
export async function sendVerified<Answer extends { readonly error: AuthFailure | null }>(
  robot: RobotCheck,
  send: (captchaToken: string) => Promise<Answer>,
): Promise<Answer> {
  const attempt = async (): Promise<Answer> => {
    const answer = await send((await robot.token()) ?? '');
    if (answer.error !== null) robot.renew();
    return answer;
  };
  const first = await attempt();
  return first.error?.code === 'captcha_failed' ? attempt() : first;
}

const secretNames: ReadonlySet<string> = new Set(['password', 'confirmation']);

/** Reads a form's fields by name; everything but passwords without blanks around it. */
function readValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = secretNames.has(name) ? value : value.trim();
  }
  return values;
}

function readTexts(form: HTMLFormElement): FormTexts {
  return JSON.parse(form.dataset.texts ?? '{}');
}

function checkFields(form: HTMLFormElement, texts: FormTexts): boolean {
  const shown = [...form.querySelectorAll('input')].filter((input) => input.closest('[hidden]') === null);
  const wrong = shown.filter((input) => {
    const error = findFieldError(input, texts);
    showFieldError(input, error);
    return error !== undefined;
  });
  wrong[0]?.focus();
  return wrong.length === 0;
}

function findFieldError(input: HTMLInputElement, texts: FormTexts): string | undefined {
  const value = input.type === 'password' ? input.value : input.value.trim();
  if (input.required && value === '') return input.dataset.missing ?? texts.required;
  if (input.type === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return texts.email;
  const most = Number(input.dataset.most ?? Number.POSITIVE_INFINITY);
  if (value.length > most) return texts.long.replace('{most}', String(most));
  if (input.minLength > 0 && value.length < input.minLength) return input.dataset.short ?? texts.short;
  if (value !== '' && input.dataset.digits && value.length !== Number(input.dataset.digits)) return input.dataset.short;
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
