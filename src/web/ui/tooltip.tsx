import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';

/** A short label on hover and focus. Nothing that a person needs stands in a tooltip only. */
export function Tooltip({ text, children }: { readonly text: string; readonly children: ReactElement }) {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      {children}
      <AriaTooltip
        offset={6}
        className="max-w-64 animate-fade rounded-sm bg-ink px-2 py-1 text-xs font-medium text-paper shadow-float"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
