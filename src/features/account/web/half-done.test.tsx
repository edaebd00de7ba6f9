// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { HalfDoneProvider, useHalfDone, useHalfDoneParts } from './half-done.tsx';

afterEach(cleanup);

function Typing() {
  const [text, setText] = useState('');
  useHalfDone(text === '' ? undefined : 'typed');
  return <input value={text} onChange={(event) => setText(event.target.value)} />;
}

let parts: ReturnType<typeof useHalfDoneParts>;

function Settings() {
  parts = useHalfDoneParts();
  return (
    <HalfDoneProvider report={parts.report}>
      <Typing />
    </HalfDoneProvider>
  );
}

it('is known at once: whoever types and closes in the same moment is asked', () => {
  render(<Settings />);
  expect(parts.read()).toBeUndefined();
  const field = screen.getByRole<HTMLInputElement>('textbox');
  // As the browser tells of it, with no time for anything after.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, 'half');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(parts.read()).toBe('typed');
});
