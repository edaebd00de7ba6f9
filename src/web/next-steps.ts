import type { MessageDescriptor } from '@lingui/core';
import type { LucideIcon } from 'lucide-react';

/** A tool among the next steps of the dashboard. */
export interface NextStepLine {
  readonly icon: LucideIcon;
  readonly title: MessageDescriptor;
  readonly sentence: MessageDescriptor;
  readonly href: string;
  /** What the button says; without one the tool is coming. */
  readonly action?: MessageDescriptor;
}
