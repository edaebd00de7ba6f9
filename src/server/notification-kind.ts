import type { z } from 'zod';
import type { EventType, StoredEvent } from './events/outbox.ts';

/** A kind of notification that a feature adds: the event that writes it, and what its words need. */
export interface NotificationDeclaration<Type extends EventType = EventType> {
  /** `feature.happened`; it is stored with each notification, and the browser has its texts. */
  readonly kind: `${string}.${string}`;
  /** What is stored and answered. A stored row that no longer fits is left out of the list. */
  readonly params: z.ZodType<Readonly<Record<string, unknown>>>;
  readonly event: Type;
  /** What the notification says of one event. */
  paramsOf(event: StoredEvent<Type>): Readonly<Record<string, unknown>>;
}

/** Declares a kind with the payload type of its event. */
export function defineNotification<Type extends EventType>(
  declaration: NotificationDeclaration<Type>,
): NotificationDeclaration {
  return declaration as unknown as NotificationDeclaration;
}
