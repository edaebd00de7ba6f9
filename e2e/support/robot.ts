import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { RobotCheckForm } from '#shared/robot-check-form.ts';

/** Ticks the robot check of a form as a person does, and waits until it is done. */
export async function tickRobotCheck(page: Page, form: string): Promise<void> {
  const box = page.locator(form).getByRole('checkbox');
  await box.click();
  await expect(box).toBeChecked();
}

/** A solved token for a form, for people made through the API. */
export async function solveRobotCheck(origin: string, form: RobotCheckForm): Promise<string> {
  const answer = await fetch(`${origin}/auth/v1/challenge?form=${form}`);
  if (!answer.ok) throw new Error(`The challenge was refused with status ${answer.status}`);
  const challenge = (await answer.json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
