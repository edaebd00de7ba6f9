import type { RobotCheckForm } from '#shared/robot-check-form.ts';
import { holdSince } from '#web/pacing.ts';
import {
  createRobotCheckMachine,
  type RobotCheck,
  type RobotCheckMachine,
  type RobotCheckState,
} from './robot-check.ts';
import type { RobotCheckTexts } from './robot-check-field.tsx';

/** Brings the `RobotCheckField` of a rendered page to life. `element` is the field or anything around it. */
export function mountRobotCheck(element: Element, form: RobotCheckForm): RobotCheck {
  const field =
    element.closest<HTMLElement>('[data-robot-check]') ?? element.querySelector<HTMLElement>('[data-robot-check]');
  const box = field?.querySelector<HTMLButtonElement>('[role="checkbox"]');
  const message = field?.querySelector<HTMLElement>('[role="status"]');
  if (!field || !box || !message) throw new Error('There is no robot check to mount');
  const texts: RobotCheckTexts = JSON.parse(field.dataset.texts ?? '{}');
  const machine = createBrowserRobotCheck(form, (state) => {
    field.dataset.state = state;
    box.setAttribute('aria-checked', String(state === 'verified'));
    box.setAttribute('aria-busy', String(state === 'checking'));
    toggle(box, 'aria-invalid', state === 'required' || state === 'failed');
    toggle(box, 'aria-readonly', state === 'verified');
    message.textContent = texts[state];
    if (state === 'required') box.focus();
  });
  box.addEventListener('click', () => void machine.check());
  box.disabled = false;
  // The solver is fetched while the person fills in the rest; if that fails, the check itself tries again.
  const warmUp = (): void => void import('./robot-check-solver.ts').catch(() => undefined);
  field.closest('form')?.addEventListener('focusin', warmUp, { once: true });
  return machine;
}

/** A robot check that really fetches and solves. The solver is fetched only when it is first needed. */
export function createBrowserRobotCheck(
  form: RobotCheckForm,
  onChange: (state: RobotCheckState) => void,
): RobotCheckMachine {
  return createRobotCheckMachine({
    obtain: async () => (await import('./robot-check-solver.ts')).obtainRobotCheckToken(form),
    hold: (sinceMs) => holdSince('robotCheck', sinceMs),
    onChange,
  });
}

function toggle(element: Element, attribute: string, isSet: boolean): void {
  if (isSet) element.setAttribute(attribute, 'true');
  else element.removeAttribute(attribute);
}
