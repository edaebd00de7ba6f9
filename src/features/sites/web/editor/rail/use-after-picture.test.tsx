// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useAfterPicture } from './use-after-picture.ts';

afterEach(cleanup);

const pictures = (count = 3) =>
  Array.from({ length: count }).reduce<Promise<void>>(
    (before) => before.then(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))),
    Promise.resolve(),
  );
const point = (type: string): void => void document.dispatchEvent(new Event(type));

function open() {
  const done: string[] = [];
  const { result, unmount } = renderHook(() => useAfterPicture());
  return { done, unmount, later: (name: string) => result.current(() => done.push(name)) };
}

it('does what follows after the picture, in its order', async () => {
  const { done, later } = open();
  later('one');
  later('two');
  expect(done).toEqual([]);
  await pictures();
  later('three');
  await pictures();
  expect(done).toEqual(['one', 'two', 'three']);
});

it.each(['pointerup', 'pointercancel', 'dragend'])('waits while something is pressed: until %s', async (release) => {
  const { done, later } = open();
  point('pointerdown');
  later('one');
  await pictures();
  expect(done).toEqual([]);
  point(release);
  await pictures();
  expect(done).toEqual(['one']);
});

it('does nothing once the component has gone', async () => {
  const { done, later, unmount } = open();
  later('one');
  unmount();
  await pictures();
  expect(done).toEqual([]);
});
