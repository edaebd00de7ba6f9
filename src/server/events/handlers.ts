import type { Tx } from '../db/connect.ts';
import type { EventType, StoredEvent } from './outbox.ts';

/** What reacts to one type of event, inside the transaction that records that it did. */
export interface EventHandler<Type extends EventType = EventType> {
  /** Stable: it is stored with each handled event. */
  readonly name: string;
  readonly type: Type;
  handle(tx: Tx, event: StoredEvent<Type>, now: Date): Promise<void>;
}

/** Declares a handler with the payload type of its event. */
export function onEvent<Type extends EventType>(handler: EventHandler<Type>): EventHandler {
  return handler as unknown as EventHandler;
}
