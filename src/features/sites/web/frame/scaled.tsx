import type { ReactNode } from 'react';
import { useSize } from './use-size.ts';
import { type ViewportId, viewports } from './viewports.ts';

/**
 * Lays something out in a window of its own size and shows the whole of it in the room there is: smaller where it is too large, never
 * larger than it is. It fills the height of what it stands in.
 */
export function Scaled({ viewport, children }: { readonly viewport: ViewportId; readonly children: ReactNode }) {
  const [root, room] = useSize<HTMLDivElement>();
  const window = viewports[viewport];
  // A desktop is at least this wide, and as wide as there is room.
  const width = window.height === undefined ? Math.max(window.width, room.width) : window.width;
  const byHeight = window.height === undefined || room.height === 0 ? 1 : room.height / window.height;
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width, byHeight);
  const height = window.height ?? room.height / scale;
  return (
    <div ref={root} className="relative size-full overflow-hidden">
      <div
        className="mx-auto overflow-hidden -outline-offset-1 outline-1 outline-line"
        data-brand-colours
        style={{ width: width * scale, height: height * scale }}
      >
        {/* Where the focus is in a frame, its own element has it here. */}
        <div
          className="-outline-offset-2 outline-green focus-within:outline-2"
          style={{ width, height, transformOrigin: '0 0', ...(scale < 1 && { transform: `scale(${scale})` }) }}
        >
          {children}
        </div>
      </div>
    </div>
  );
}
