// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInApp } from '#web/i18n/test-i18n.tsx';
import { DashboardPage } from './dashboard.page.tsx';

afterEach(cleanup);

const base = { displayName: 'Marieke', isLoading: false, planState: { answers: 2 }, now: new Date(2026, 10, 21, 9) };

describe('the dashboard', () => {
  it('greets by time of day and name', () => {
    renderInApp(<DashboardPage {...base} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Good morning, Marieke');
    cleanup();
    renderInApp(<DashboardPage {...base} now={new Date(2026, 10, 21, 18)} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Good evening, Marieke');
  });

  it("'Continue Building' leads to business generation", () => {
    renderInApp(<DashboardPage {...base} />);
    expect(screen.getByRole('link', { name: 'Continue Building' }).getAttribute('href')).toBe(
      '/platform/business-generation',
    );
  });

  it('says how many answers are left, in the right number', () => {
    renderInApp(<DashboardPage {...base} />);
    expect(screen.getByText('3 answers are left before the numbers can be trusted.')).toBeTruthy();
    cleanup();
    renderInApp(<DashboardPage {...base} planState={{ answers: 4 }} />);
    expect(screen.getByText('1 answer is left before the numbers can be trusted.')).toBeTruthy();
  });

  it('a complete plan is offered to be opened', () => {
    renderInApp(<DashboardPage {...base} planState={{ answers: 5 }} />);
    expect(screen.getByRole('link', { name: 'Open your plan' })).toBeTruthy();
  });

  it('a state that could not be read says so and can be asked again', async () => {
    const onRetry = vi.fn();
    renderInApp(<DashboardPage {...base} planState={undefined} problem="The server is away." onRetry={onRetry} />);
    expect(screen.getByRole('alert').textContent).toContain('The server is away.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
