/** A turning arc; decoration beside words that say what is going on. */
export function Spinner({ size = 16 }: { readonly size?: number }) {
  return (
    <svg
      className="shrink-0 animate-turn"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="8" cy="8" r="6.2" stroke="currentColor" strokeOpacity="0.25" strokeWidth="1.6" />
      <path d="M14.2 8A6.2 6.2 0 0 0 8 1.8" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
}
