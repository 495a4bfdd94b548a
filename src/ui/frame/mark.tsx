/** The product's mark: a main pipe and its two branches. */
export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="var(--accent)" />
      <g fill="none" stroke="var(--on-accent)" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M8 6v13a4 4 0 0 0 4 4h12" />
        <path d="M8 11a4 4 0 0 0 4 3h12" />
      </g>
      <g fill="var(--on-accent)">
        <circle cx="8" cy="7" r="2.6" />
        <circle cx="24" cy="14" r="2.6" />
        <circle cx="24" cy="23" r="2.6" />
      </g>
    </svg>
  )
}
