import { type Ref, useImperativeHandle, useState } from 'react';
import type { RobotCheckForm } from '#shared/robot-check-form.ts';
import { createBrowserRobotCheck } from './mount-robot-check.ts';
import type { RobotCheck, RobotCheckState } from './robot-check.ts';
import { RobotCheckField, robotCheckBoxId } from './robot-check-field.tsx';

/** The robot check on a screen of the platform; the form around it holds the `ref` and asks it for the token. */
export function RobotCheckBox({
  id,
  form,
  ref,
}: {
  readonly id: string;
  readonly form: RobotCheckForm;
  readonly ref?: Ref<RobotCheck>;
}) {
  const [state, setState] = useState<RobotCheckState>('unchecked');
  const [machine] = useState(() =>
    createBrowserRobotCheck(form, (next) => {
      setState(next);
      if (next === 'required') document.getElementById(robotCheckBoxId(id))?.focus();
    }),
  );
  useImperativeHandle(ref, () => machine, [machine]);
  return <RobotCheckField id={id} state={state} onCheck={() => void machine.check()} />;
}
