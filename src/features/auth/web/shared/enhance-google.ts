import type { GroundworkAuthClient } from '#web/auth/auth-client.ts';

/**
 * Brings the Google button of a page to life. It asks the service first whether Google is set up, and says so where it
 * is not. `callback` is the page of ours that Google's answer comes back to.
 */
export function enhanceGoogle(getClient: () => Promise<GroundworkAuthClient>, callback: () => string): void {
  const button = document.querySelector<HTMLButtonElement>('button[data-google]');
  const label = button?.querySelector<HTMLElement>('[data-label]');
  const place = document.querySelector<HTMLElement>('[data-google-error]');
  if (!button || !label || !place) return;
  const words = label.textContent ?? '';
  const say = (text?: string): void => {
    place.hidden = text === undefined;
    place.textContent = text ?? '';
  };
  const rest = (): void => {
    button.disabled = false;
    label.textContent = words;
  };
  rest();
  // A page that comes back from the browser's memory must not stay busy.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) rest();
  });
  button.addEventListener('click', async () => {
    say();
    button.disabled = true;
    label.textContent = button.dataset.busy ?? words;
    try {
      if (!(await isGoogleSetUp())) {
        rest();
        return say(button.dataset.missing);
      }
      const redirectTo = new URL(callback(), window.location.origin).href;
      const { error } = await (await getClient()).signInWithOAuth({ provider: 'google', options: { redirectTo } });
      if (error) throw error;
    } catch (error) {
      rest();
      const isAnswer = error instanceof Error && error.name.startsWith('Auth') && error.message !== '';
      say(isAnswer ? error.message : button.dataset.unreachable);
    }
  });
}

async function isGoogleSetUp(): Promise<boolean> {
  const answer = await fetch('/auth/v1/settings', { cache: 'no-store' });
  if (!answer.ok) throw new Error(`The settings answered ${answer.status}`);
  const settings: { readonly external?: { readonly google?: boolean } } = await answer.json();
  return settings.external?.google === true;
}
