/** The mark: three stacked bars, the widest at the bottom. */
export function LogoMark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false" className="shrink-0">
      <rect x="11" y="5" width="10" height="6.5" rx="1.6" fill="var(--clay)" />
      <rect
        x="6.5"
        y="13"
        width="19"
        height="6.5"
        rx="1.6"
        fill="color-mix(in srgb, var(--green) 66%, var(--surface))"
      />
      <rect x="2" y="21" width="28" height="6.5" rx="1.6" fill="var(--green)" />
    </svg>
  );
}

/** Mark and name. The name of the product is never translated. */
export function Logo({ size = 'medium' }: { readonly size?: 'medium' | 'large' }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark size={size === 'large' ? 32 : 26} />
      <span className={size === 'large' ? 'display text-xl text-ink' : 'display text-lg text-ink'}>Groundwork</span>
    </span>
  );
}
