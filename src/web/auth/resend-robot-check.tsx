import { RobotCheckField } from './robot-check-field.tsx';

/** The robot check beside a button that sends a confirmation again; hidden until `createConfirmationResend` shows it. */
export function ResendRobotCheck({ id }: { readonly id: string }) {
  return (
    <div data-resend-robot="" hidden className="w-full">
      <RobotCheckField id={id} />
    </div>
  );
}
