/**
 * A score out of 100 as a ring. `pending` draws the share that cannot be earned yet as a dotted arc.
 * `label` is what a screen reader says: the score in words.
 */
export function ScoreRing({
  score,
  pending = 0,
  label,
  outOf,
  size = 112,
}: {
  readonly score: number;
  readonly pending?: number;
  readonly label: string;
  /** "of 100" in the person's language. */
  readonly outOf: string;
  readonly size?: number;
}) {
  const radius = 50;
  const around = 2 * Math.PI * radius;
  const share = Math.min(100, Math.max(0, score)) / 100;
  const open = Math.min(100 - share * 100, pending) / 100;
  return (
    <div className="relative inline-flex shrink-0 items-center justify-center" style={{ width: size, height: size }}>
      <svg viewBox="0 0 116 116" width={size} height={size} role="img" aria-label={label} className="-rotate-90">
        <circle cx="58" cy="58" r={radius} fill="none" stroke="var(--line)" strokeWidth="9" />
        {open > 0 ? (
          <circle
            cx="58"
            cy="58"
            r={radius}
            fill="none"
            stroke="var(--paper)"
            strokeWidth="5"
            strokeDasharray={`${around * open} ${around}`}
            strokeDashoffset={-around * (1 - open)}
          />
        ) : null}
        <circle
          cx="58"
          cy="58"
          r={radius}
          fill="none"
          stroke="var(--green)"
          strokeWidth="9"
          strokeLinecap={share > 0 ? 'round' : 'butt'}
          strokeDasharray={`${around * share} ${around}`}
        />
      </svg>
      <span className="absolute flex flex-col items-center" aria-hidden="true">
        <span className="display figures text-2xl leading-none text-ink">{Math.round(score)}</span>
        <span className="mt-1 text-xs text-ink-3">{outOf}</span>
      </span>
    </div>
  );
}
