import { useLingui } from '@lingui/react/macro';
import type { RobotCheckState } from './robot-check.ts';

/** The words of each state; rendered into the page, so that the script carries no language of its own. */
export type RobotCheckTexts = Readonly<Record<RobotCheckState, string>>;

/** The id of the box itself within the field `id`. */
export const robotCheckBoxId = (id: string): string => `${id}-box`;

/**
 * The box 'I'm not a robot' with the place for its words. On rendered pages it is disabled until `mountRobotCheck` takes
 * it over; on the platform `RobotCheckBox` renders it with its state.
 */
export function RobotCheckField({
  id,
  state = 'unchecked',
  onCheck,
}: {
  readonly id: string;
  readonly state?: RobotCheckState;
  readonly onCheck?: () => void;
}) {
  const { t } = useLingui();
  const texts: RobotCheckTexts = {
    unchecked: '',
    required: t`Please verify that you are not a robot`,
    failed: t`The check could not be completed. Check your connection and try again.`,
    checking: t`Verifying...`,
    verified: t`Verification successful`,
  };
  const isWrong = state === 'required' || state === 'failed';
  return (
    <div
      id={id}
      data-robot-check=""
      data-state={state}
      data-texts={JSON.stringify(texts)}
      className="group flex min-w-0 flex-col"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: an input would untick itself before anybody could keep it from doing so */}
      <button
        type="button"
        role="checkbox"
        id={robotCheckBoxId(id)}
        aria-checked={state === 'verified'}
        aria-busy={state === 'checking'}
        aria-invalid={isWrong || undefined}
        aria-readonly={state === 'verified' || undefined}
        aria-describedby={`${id}-message`}
        disabled={onCheck === undefined}
        onClick={onCheck}
        className="flex min-h-12 w-full items-center gap-3 rounded-md border border-line-strong bg-surface px-3 py-2.5 text-start text-base text-ink transition-colors duration-150 hover:border-ink-3 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-green aria-invalid:border-clay aria-invalid:hover:border-clay group-data-[state=checking]:cursor-progress group-data-[state=verified]:cursor-default"
      >
        <Mark />
        <span>{t`I'm not a robot`}</span>
      </button>
      <p
        id={`${id}-message`}
        role="status"
        className="mt-1.5 text-sm text-ink-2 empty:mt-0 group-has-[[aria-invalid=true]]:font-medium group-has-[[aria-invalid=true]]:text-clay group-data-[state=verified]:font-medium group-data-[state=verified]:text-green"
      >
        {texts[state]}
      </p>
    </div>
  );
}

/** The square, the turning arc and the tick, one at a time. */
function Mark() {
  return (
    <span
      aria-hidden="true"
      className="flex size-6 shrink-0 items-center justify-center rounded-[5px] border border-line-strong text-green transition-colors duration-150 group-data-[state=checking]:border-transparent group-data-[state=verified]:border-green group-data-[state=verified]:bg-green group-data-[state=verified]:text-on-green"
    >
      <svg
        className="hidden animate-turn group-data-[state=checking]:block"
        width="22"
        height="22"
        viewBox="0 0 16 16"
        fill="none"
        aria-hidden="true"
      >
        <circle cx="8" cy="8" r="6.2" stroke="currentColor" strokeOpacity="0.25" strokeWidth="1.6" />
        <path d="M14.2 8A6.2 6.2 0 0 0 8 1.8" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      </svg>
      <svg
        className="hidden group-data-[state=verified]:block"
        width="16"
        height="16"
        viewBox="0 0 16 16"
        fill="none"
        aria-hidden="true"
      >
        <path
          d="m3 8.5 3.4 3.4L13 4.8"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  );
}
