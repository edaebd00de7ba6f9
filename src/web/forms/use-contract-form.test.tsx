// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Problem } from '#shared/problem.ts';
import { ApiProblemError } from '#web/api/problem-error.ts';
import { renderInApp } from '#web/i18n/test-i18n.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { Form } from './form.tsx';
import { FormField } from './form-field.tsx';
import { useContractForm } from './use-contract-form.ts';

const input = z.object({ id: z.uuid(), name: z.string().trim().min(1).max(5), town: z.string() });
const schema = input.pick({ name: true, town: true });

function SampleForm({ save }: { readonly save: (values: z.output<typeof schema>) => Promise<void> }) {
  const form = useContractForm({ schema, defaultValues: { name: '', town: '' }, save });
  return (
    <Form onSubmit={form.submit}>
      {form.failure ? <p role="alert">{form.failure.text}</p> : null}
      <FormField form={form} name="town">
        {(field) => <TextField label="Town" {...field} />}
      </FormField>
      <FormField form={form} name="name" words={{ missing: 'Enter a name', long: 'At most five letters' }}>
        {(field) => <TextField label="Name" {...field} />}
      </FormField>
      <button type="submit" disabled={form.isBusy}>
        Save
      </button>
    </Form>
  );
}

const refused = (status: number, problem: Problem) => Promise.reject(new ApiProblemError(status, problem));
const press = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const isMarked = (name: string) => field(name).getAttribute('aria-invalid') === 'true';

afterEach(cleanup);

describe('a form made from a contract', () => {
  it('saves what the schema made of the values', async () => {
    const save = vi.fn(async () => undefined);
    renderInApp(<SampleForm save={save} />);
    await userEvent.type(field('Name'), ' Ann ');
    await press();
    expect(save.mock.lastCall).toEqual([{ name: 'Ann', town: '' }, expect.anything()]);
    expect(isMarked('Name')).toBe(false);
  });

  it('says which rule of the schema is broken, leads there, and saves nothing', async () => {
    const save = vi.fn(async () => undefined);
    renderInApp(<SampleForm save={save} />);
    await press();
    expect(await screen.findByText('Enter a name')).toBeTruthy();
    expect(document.activeElement).toBe(field('Name'));
    await userEvent.type(field('Name'), 'Marieke');
    await press();
    expect(await screen.findByText('At most five letters')).toBeTruthy();
    expect(save).not.toHaveBeenCalled();
  });

  it('marks the fields that a 400 names, leads to the first, and keeps what was typed', async () => {
    const fields = { 'town.name': 'is unknown', name: 'is taken' };
    renderInApp(<SampleForm save={() => refused(400, { code: 'request.invalid', message: 'no', fields })} />);
    await userEvent.type(field('Name'), 'Ann');
    await press();
    expect(await screen.findAllByText('This value cannot be used here.')).toHaveLength(1);
    expect([isMarked('Town'), isMarked('Name')]).toEqual([true, true]);
    expect(document.activeElement).toBe(field('Town'));
    expect(field('Name').value).toBe('Ann');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says any other problem of the form as a whole, until the next try', async () => {
    const answers = [
      () => refused(400, { code: 'request.invalid', message: 'no', fields: { id: 'is no id' } }),
      () => refused(503, { code: 'server.database_away', message: 'away' }),
      async () => undefined,
    ];
    renderInApp(<SampleForm save={() => answers.shift()!()} />);
    await userEvent.type(field('Name'), 'Ann');
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe('Something in the form needs your attention.');
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain('Groundwork is not available just now.');
    expect(field('Name').value).toBe('Ann');
    await press();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('saves once however often it is submitted while it saves', async () => {
    let finish = () => {};
    const save = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    renderInApp(<SampleForm save={save} />);
    await userEvent.type(field('Name'), 'Ann{Enter}{Enter}{Enter}');
    expect(save).toHaveBeenCalledTimes(1);
    finish();
    await screen.findByRole('button', { name: 'Save' });
    await vi.waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false));
    await userEvent.type(field('Name'), '{Enter}');
    expect(save).toHaveBeenCalledTimes(2);
    finish();
  });
});
