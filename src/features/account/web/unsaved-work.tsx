import { createContext, type ReactNode, useContext, useId, useLayoutEffect, useState } from 'react';

/** What closing would lose: typed text, an app that is being set up, or codes that are shown only once. */
export type UnsavedWork = 'typed' | 'enrolment' | 'codes';

type Report = (part: string, state: UnsavedWork | undefined) => void;

const Context = createContext<Report>(() => undefined);

/** Provides the function by which the parts of the settings report unsaved work. */
export function UnsavedWorkProvider({ report, children }: { readonly report: Report; readonly children: ReactNode }) {
  return <Context value={report}>{children}</Context>;
}

/** Reports that a part of the settings has unsaved work, until it has none or is removed. */
export function useUnsavedWork(state: UnsavedWork | undefined): void {
  const report = useContext(Context);
  const part = useId();
  // A layout effect: it runs before a click that follows the last key can close the settings.
  useLayoutEffect(() => {
    report(part, state);
    return () => report(part, undefined);
  }, [report, part, state]);
}

const gravest: readonly UnsavedWork[] = ['codes', 'enrolment', 'typed'];

interface UnsavedWorkParts {
  readonly report: Report;
  /** The unsaved work that is worst to lose; undefined where there is none. */
  readonly read: () => UnsavedWork | undefined;
}

/** Collects the reports of all parts. They are read when somebody leaves; nothing is drawn anew for them. */
export function useUnsavedWorkParts(): UnsavedWorkParts {
  const [all] = useState((): UnsavedWorkParts => {
    const parts = new Map<string, UnsavedWork>();
    return {
      report: (part, state) => void (state === undefined ? parts.delete(part) : parts.set(part, state)),
      read: () => gravest.find((one) => [...parts.values()].includes(one)),
    };
  });
  return all;
}
