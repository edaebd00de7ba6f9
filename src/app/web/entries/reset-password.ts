import '#web/styles/pages.css';
import { finishReset } from '#features/auth/web/finish-reset.ts';
import type { ResetTexts } from '#features/auth/web/forgot-password.page.tsx';
import { mountFactorStep } from '#features/auth/web/mount-factor-step.ts';
import { mountNewPassword } from '#features/auth/web/mount-new-password.ts';
import { needsSecondFactor } from '#web/auth/assurance.ts';
import { createPassingAuthClient } from '#web/auth/auth-client.ts';
import { authErrorText, enhanceForm } from '#web/pages/form-kit.ts';
import { keepLanguage } from '#web/pages/keep-language.ts';
import { showNote, showStep } from '#web/pages/show-step.ts';

keepLanguage({ mayReload: false });

// The recovery session lives in this page alone.
const client = createPassingAuthClient();
const tokenHash = new URLSearchParams(window.location.search).get('token_hash');
const words: ResetTexts = JSON.parse(document.querySelector<HTMLElement>('form#link-form')?.dataset.texts ?? '{}');

const factorStep = mountFactorStep(client, {
  onPassed: openPasswordStep,
  onCancelled: async () => {
    await client.signOut({ scope: 'local' });
    window.location.assign('/signin');
  },
});
mountNewPassword(client, () => finishReset(client, words.done));
enhanceForm('link-form', async (_values, { texts, showError }) => {
  const { data, error } = await client.verifyOtp({ token_hash: tokenHash ?? '', type: 'recovery' });
  // Spent, but not when the service could not be reached or asked to wait.
  if (error && error.code !== 'otp_expired') return showError(authErrorText(texts, error));
  if (!error && data.session === null && data.user === null) return showError(words.empty);
  window.history.replaceState(null, '', window.location.pathname);
  if (error || data.session === null) return showStep('spent-step', { focus: 'title' });
  if (needsSecondFactor(data.session)) return factorStep.open(data.session);
  openPasswordStep();
});
if (!tokenHash) showStep('spent-step', { focus: 'none' });

function openPasswordStep(): void {
  showStep('password-step');
  showNote('password-step', words.verified);
}
