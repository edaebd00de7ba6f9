import { createContext, type ReactNode, useContext, useId, useLayoutEffect, useState } from 'react';

/** What closing would lose: typed text, an app that is being set up, or codes that are shown only once. */
export type HalfDone = 'typed' | 'enrolment' | 'codes';

type Report = (part: string, state: HalfDone | undefined) => void;

const Context = createContext<Report>(() => undefined);

/** Where the parts of the settings report what is half done in them. */
export function HalfDoneProvider({ report, children }: { readonly report: Report; readonly children: ReactNode }) {
  return <Context value={report}>{children}</Context>;
}

/** Reports a part of the settings as half done for as long as it is. */
export function useHalfDone(state: HalfDone | undefined): void {
  const report = useContext(Context);
  const part = useId();
  // With the change itself: who types and closes at once is asked all the same.
  useLayoutEffect(() => {
    report(part, state);
    return () => report(part, undefined);
  }, [report, part, state]);
}

const gravest: readonly HalfDone[] = ['codes', 'enrolment', 'typed'];

interface HalfDoneParts {
  readonly report: Report;
  /** What would hurt most to lose at this moment; undefined where nothing would. */
  readonly read: () => HalfDone | undefined;
}

/** Collects the reports of all parts. They are read when somebody leaves; nothing is drawn anew for them. */
export function useHalfDoneParts(): HalfDoneParts {
  const [all] = useState((): HalfDoneParts => {
    const parts = new Map<string, HalfDone>();
    return {
      report: (part, state) => void (state === undefined ? parts.delete(part) : parts.set(part, state)),
      read: () => gravest.find((one) => [...parts.values()].includes(one)),
    };
  });
  return all;
}
