/** What the process answers; the next request follows its reply. */
export type WorkReply<Result = unknown> =
  | {
      readonly isMade: true;
      readonly result: Result;
      /** Resident memory of the process after the work. */
      readonly heldBytes: number;
    }
  | { readonly isMade: false; readonly message: string };
