/** Whether the server that rendered this page runs in development: it then offers `/_ui` and honours `?lang=`. */
export function isDevelopmentPage(): boolean {
  return document.querySelector('meta[name="environment"][content="development"]') !== null;
}
