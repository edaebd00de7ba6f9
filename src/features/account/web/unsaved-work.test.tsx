// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { UnsavedWorkProvider, useUnsavedWork, useUnsavedWorkParts } from './unsaved-work.tsx';

afterEach(cleanup);

function Typing() {
  const [text, setText] = useState('');
  useUnsavedWork(text === '' ? undefined : 'typed');
  return <input value={text} onChange={(event) => setText(event.target.value)} />;
}

let parts: ReturnType<typeof useUnsavedWorkParts>;

function Settings() {
  parts = useUnsavedWorkParts();
  return (
    <UnsavedWorkProvider report={parts.report}>
      <Typing />
    </UnsavedWorkProvider>
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
