// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInApp } from '#web/i18n/test-i18n.tsx';
import { mountRobotCheck } from './mount-robot-check.ts';
import type { RobotCheck } from './robot-check.ts';
import { RobotCheckBox } from './robot-check-box.tsx';
import { RobotCheckField } from './robot-check-field.tsx';
import { obtainRobotCheckToken } from './robot-check-solver.ts';

vi.mock('./robot-check-solver.ts', () => ({ obtainRobotCheckToken: vi.fn() }));
vi.mock('#web/pacing.ts', () => ({ holdSince: async () => undefined }));

const obtain = vi.mocked(obtainRobotCheckToken);
const box = () => screen.getByRole<HTMLButtonElement>('checkbox', { name: "I'm not a robot" });
const message = () => screen.getByRole('status').textContent;

beforeEach(() => {
  obtain.mockReset().mockImplementation(async (form) => `a token for ${form}`);
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

/** Both ways onto a screen must behave alike. */
const ways: Record<string, () => RobotCheck> = {
  'a rendered page': () => {
    const { container, unmount } = renderInApp(<RobotCheckField id="robot" />);
    const html = container.innerHTML;
    unmount();
    document.body.innerHTML = `<form>${html}</form>`;
    expect(box().disabled).toBe(true);
    return mountRobotCheck(document.querySelector('form')!, 'sign-in');
  },
  'a screen of the platform': () => {
    const ref = createRef<RobotCheck>();
    renderInApp(<RobotCheckBox id="robot" form="sign-in" ref={ref} />);
    return ref.current!;
  },
};

describe.each(Object.keys(ways))('the robot check on %s', (way) => {
  it('opens, works and is ticked, by click', async () => {
    let finish = (_token: string): void => undefined;
    obtain.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
    const check = ways[way]!();
    expect([box().getAttribute('aria-checked'), message()]).toEqual(['false', '']);
    await userEvent.click(box());
    expect(box().getAttribute('aria-busy')).toBe('true');
    expect(message()).toBe('Verifying...');
    finish('solved');
    await vi.waitFor(() => expect(message()).toBe('Verification successful'));
    expect([box().getAttribute('aria-checked'), box().getAttribute('aria-busy')]).toEqual(['true', 'false']);
    expect(await check.token()).toBe('solved');
  });

  it('is ticked by the space bar and cannot be unticked', async () => {
    const check = ways[way]!();
    await userEvent.tab();
    expect(document.activeElement).toBe(box());
    await userEvent.keyboard(' ');
    await vi.waitFor(() => expect(check.isVerified()).toBe(true));
    await userEvent.keyboard(' ');
    await userEvent.click(box());
    expect(box().getAttribute('aria-checked')).toBe('true');
    expect(obtain).toHaveBeenCalledExactlyOnceWith('sign-in');
  });

  it('says what is missing and takes the focus', async () => {
    const check = ways[way]!();
    check.showRequired();
    await vi.waitFor(() => expect(message()).toBe('Please verify that you are not a robot'));
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(box());
  });

  it('says that it failed, and may be tried again', async () => {
    obtain.mockRejectedValueOnce(new Error('offline'));
    ways[way]!();
    await userEvent.click(box());
    await vi.waitFor(() => expect(message()).toContain('could not be completed'));
    expect(box().getAttribute('aria-checked')).toBe('false');
    await userEvent.click(box());
    await vi.waitFor(() => expect(message()).toBe('Verification successful'));
    expect(box().hasAttribute('aria-invalid')).toBe(false);
  });
});
