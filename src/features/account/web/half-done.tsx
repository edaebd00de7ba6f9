import { createContext, type ReactNode, useContext, useEffect, useId, useMemo, useState } from 'react';

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
  useEffect(() => {
    report(part, state);
    return () => report(part, undefined);
  }, [report, part, state]);
}

const gravest: readonly HalfDone[] = ['codes', 'enrolment', 'typed'];

/** Collects the reports of all parts; `halfDone` is what would hurt most to lose, undefined where nothing would. */
export function useHalfDoneParts(): { readonly halfDone: HalfDone | undefined; readonly report: Report } {
  const [parts, setParts] = useState<ReadonlyMap<string, HalfDone>>(new Map());
  const report = useMemo<Report>(
    () => (part, state) =>
      setParts((before) => {
        if (before.get(part) === state) return before;
        const after = new Map(before);
        if (state === undefined) after.delete(part);
        else after.set(part, state);
        return after;
      }),
    [],
  );
  const states = [...parts.values()];
  return { halfDone: gravest.find((one) => states.includes(one)), report };
}
