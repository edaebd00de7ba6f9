// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInApp } from '#web/i18n/test-i18n.tsx';
import { initialsOf } from './avatar.tsx';
import { Button } from './button.tsx';
import { Figure } from './figure.tsx';
import { LineChartFigure } from './line-chart-plot.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { Table } from './table.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

describe('components', () => {
  it('a busy button keeps the focus and refuses presses', async () => {
    const onPress = vi.fn();
    renderInApp(
      <Button busy busyLabel="Saving..." onPress={onPress}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button');
    await userEvent.click(button);
    expect(button.textContent).toBe('Saving...');
    expect(document.activeElement).toBe(button);
    expect(onPress).not.toHaveBeenCalled();
  });

  it("a field's error is tied to it", () => {
    renderInApp(<TextField label="Email" error="Enter an email address." />);
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('Enter an email address.');
  });

  it('a number opens where it comes from', async () => {
    const onOpen = vi.fn();
    renderInApp(<Figure text="€6.50" label="€6.50, where does this come from?" onOpen={onOpen} />);
    await userEvent.click(screen.getByRole('button', { name: '€6.50, where does this come from?' }));
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('a sortable column asks for the other direction', async () => {
    const onSort = vi.fn();
    const columns = [{ id: 'n', label: 'Name', cell: (row: string) => row, sortable: true }];
    renderInApp(
      <Table
        caption="Names"
        columns={columns}
        rows={['a', 'b']}
        rowId={(row) => row}
        sort={{ columnId: 'n', direction: 'ascending' }}
        onSort={onSort}
      />,
    );
    expect(screen.getByRole('columnheader').getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(onSort).toHaveBeenCalledWith({ columnId: 'n', direction: 'descending' });
  });

  it('a chart says its end values and carries its numbers as a table', () => {
    renderInApp(
      <LineChartFigure
        chart={{
          title: 'Cash at month end',
          unitLabel: 'thousand €',
          altText: 'Cash ends at 12 thousand euros.',
          xLabels: ['1', '2', '3'],
          series: [{ id: 'base', label: 'Base', style: 'solid', nodeId: 'cash', values: [4, -2.5, 12] }],
        }}
      />,
    );
    expect(screen.getByRole('img', { name: 'Cash ends at 12 thousand euros.' })).toBeTruthy();
    const cells = [...document.querySelectorAll('td')].map((cell) => cell.textContent);
    expect(cells).toEqual(['4', '−2.5', '12']);
  });

  it('progress is cut into its steps', () => {
    const steps = [
      { label: 'Market', until: 25 },
      { label: 'Audience', until: 50 },
      { label: 'Plan', until: 100 },
    ];
    renderInApp(<ProgressBar label="Plan" value={30} steps={steps} />);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('30');
    expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('Audience');
  });

  it.each([
    ['Marieke Kessler', 'MK'],
    ['Marieke van den Kessler', 'MK'],
    ['marieke', 'M'],
    ['', ''],
  ])('the initials of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
