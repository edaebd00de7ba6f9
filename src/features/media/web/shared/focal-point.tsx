import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import type { FocalPoint as Point } from '#features/media/domain/picture.ts';

interface FocalPointProps {
  /** Where the picture lies; undefined while that is not known. */
  readonly src: string | undefined;
  /** What the point is for, and where it is, in words. */
  readonly label: string;
  readonly place: string;
  readonly value: Point;
  readonly onChange: (value: Point) => void;
}

/** How far an arrow key moves the point, in hundredths; with Shift it goes in large steps. */
const step = 2;
const largeStep = 10;

const moves: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const within = (value: number): number => Math.round(Math.min(100, Math.max(0, value)));

/** A picture with the point of it that stays in sight where it is cropped: pressed with a pointer, moved with the arrow keys. */
export function FocalPoint({ src, label, place, value, onChange }: FocalPointProps) {
  const frame = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLSpanElement>(null);
  const moveTo = ({ x, y }: Point): void => {
    const next = { x: within(x), y: within(y) };
    if (next.x !== value.x || next.y !== value.y) onChange(next);
  };
  const pointAt = (event: MouseEvent): void => {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0 || box.height === 0) return;
    mark.current?.focus();
    moveTo({ x: ((event.clientX - box.left) / box.width) * 100, y: ((event.clientY - box.top) / box.height) * 100 });
  };
  const press = (event: KeyboardEvent): void => {
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const by = event.shiftKey ? largeStep : step;
    moveTo({ x: value.x + move.x * by, y: value.y + move.y * by });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the point inside is what the keyboard and voices have
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      ref={frame}
      className="relative w-fit max-w-full cursor-crosshair overflow-hidden rounded-md border border-line bg-sunken"
      onClick={pointAt}
    >
      {src === undefined ? (
        <span className="block h-40 w-64 max-w-full" />
      ) : (
        <img src={src} alt="" draggable={false} className="block max-h-64 max-w-full select-none" />
      )}
      <span
        ref={mark}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value.x}
        aria-valuetext={place}
        onKeyDown={press}
        className="absolute size-7 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-white bg-black/35 shadow-[0_0_0_1.5px_rgb(0_0_0/0.6)] outline-offset-2 focus-visible:outline-3 focus-visible:outline-green"
        style={{ left: `${value.x}%`, top: `${value.y}%` }}
      />
    </div>
  );
}
