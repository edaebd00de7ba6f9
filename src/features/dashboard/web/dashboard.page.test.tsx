// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listNextSteps } from '#app/web/next-steps.ts';
import { renderInApp } from '#web/i18n/test-i18n.tsx';
import type { ThreadView } from '#web/threads.ts';
import { DashboardPage, type DashboardPageProps } from './dashboard.page.tsx';

afterEach(cleanup);

const base = {
  displayName: 'Marieke',
  hour: 9,
  journey: { percent: 20, steps: [{ id: 'plan' as const, isDone: false, count: 2 }] },
  threads: [],
};
/** With the next steps that the product's tools bring. */
const Page = (props: Omit<DashboardPageProps, 'nextSteps'>) => (
  <DashboardPage {...props} nextSteps={listNextSteps(props.journey?.steps)} />
);
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const thread: ThreadView = {
  id: 'question',
  label: 'Question 3 of 5',
  title: 'Who is it for?',
  href: '/platform/business-generation?conversation=conv_1',
  action: 'Answer',
  isPressing: false,
};

describe('the dashboard', () => {
  it.each([
    [11, 'Good morning, Marieke'],
    [12, 'Good afternoon, Marieke'],
    [17, 'Good afternoon, Marieke'],
    [18, 'Good evening, Marieke'],
  ])('greets at hour %i with "%s"', (hour, words) => {
    renderInApp(<Page {...base} hour={hour} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words);
  });

  it("'Continue Building' leads to business generation", () => {
    renderInApp(<Page {...base} />);
    expect(hrefOf('Continue Building')).toBe('/platform/business-generation');
  });

  it.each([20, 40])('shows how far the journey is: %i%% complete', (percent) => {
    renderInApp(<Page {...base} journey={{ percent, steps: [{ id: 'plan', isDone: true, count: 5 }] }} />);
    expect(screen.getByRole('progressbar', { name: 'Your journey' }).getAttribute('aria-valuenow')).toBe(`${percent}`);
    expect(screen.getByText(`${percent}% complete`)).toBeTruthy();
  });

  it('names the five steps of the journey and says which cannot be reached yet', () => {
    renderInApp(<Page {...base} />);
    const steps = within(screen.getByRole('region', { name: 'Your journey' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Account',
      'Business plan',
      'Brand or site',
      'First campaignComing',
      'First visitorComing',
    ]);
  });

  it('has the shortcuts Generate Plan, Build Website, Launch Marketing and Track Analytics', () => {
    renderInApp(<Page {...base} />);
    const links = within(screen.getByRole('navigation', { name: 'Shortcuts' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Generate Plan', '/platform/business-generation'],
      ['Build Website', '/platform/website-builder'],
      ['Launch MarketingComing', '/platform/marketing'],
      ['Track AnalyticsComing', '/platform/analytics'],
    ]);
  });

  it('has the quick actions of docs/dashboard.md, and marks those that are coming', () => {
    renderInApp(<Page {...base} />);
    const steps = screen.getByRole('region', { name: 'Next steps' });
    expect(
      within(steps)
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent),
    ).toEqual(['Generate Business Plan', 'Build Your Website', 'Launch Marketing Campaign', 'View Analytics']);
    expect(within(steps).getAllByText('Coming')).toHaveLength(2);
  });

  it.each([
    [0, 'Five answers make the plan. They are kept as you go, so you can stop after any of them.', 'Start here'],
    [2, '3 answers are left before the numbers can be trusted.', 'Answer'],
    [4, '1 answer is left before the numbers can be trusted.', 'Answer'],
  ])('after %i answers it says what is left', (answers, sentence, action) => {
    renderInApp(<Page {...base} journey={{ percent: 20, steps: [{ id: 'plan', isDone: false, count: answers }] }} />);
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(hrefOf(action)).toBe('/platform/business-generation');
  });

  it('offers to open a complete plan', () => {
    renderInApp(<Page {...base} journey={{ percent: 40, steps: [{ id: 'plan', isDone: false, count: 5 }] }} />);
    expect(hrefOf('Open your plan')).toBe('/platform/business-generation?tab=plan');
  });

  it('leads back to the very place where something was left open', () => {
    renderInApp(<Page {...base} threads={[thread]} />);
    const threads = screen.getByRole('region', { name: 'Continue where you stopped' });
    expect(threads.textContent).toContain('Question 3 of 5Who is it for?');
    expect(hrefOf('Answer Who is it for?')).toBe(thread.href);
  });

  it('says what will be found there where nothing is open', () => {
    renderInApp(<Page {...base} />);
    expect(screen.getByText(/^Nothing is open yet\./)).toBeTruthy();
  });

  it("on Free shows 'You're on the Free Plan', which leads to the plans and can be put away", async () => {
    const dismiss = vi.fn();
    renderInApp(<Page {...base} freePlanBanner={{ dismiss }} />);
    expect(screen.getByText("You're on the Free Plan")).toBeTruthy();
    expect(hrefOf('See plans')).toBe('/platform/pricing');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dismiss).toHaveBeenCalledOnce();
  });

  it('has no such banner otherwise', () => {
    renderInApp(<Page {...base} />);
    expect(screen.queryByText("You're on the Free Plan")).toBeNull();
  });

  it('waits in its own shape, with the ways on at hand', () => {
    renderInApp(<Page {...base} journey={undefined} threads={undefined} />);
    expect(screen.getAllByRole('status')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Continue Building' })).toBeTruthy();
  });

  it('says so when it could not be read, and asks again', async () => {
    const onRetry = vi.fn();
    renderInApp(
      <Page {...base} journey={undefined} threads={undefined} problem="The server is away." onRetry={onRetry} />,
    );
    expect(screen.getByRole('alert').textContent).toContain('The server is away.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
