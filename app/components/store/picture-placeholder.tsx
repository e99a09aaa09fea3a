/** Stands where a product has no picture: a quiet drawing that takes the same room. */
export function PicturePlaceholder({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={`bg-sunken text-ink/15 ${className}`}>
      <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round">
        <rect x="32" y="34" width="36" height="32" rx="3" />
        <circle cx="43" cy="45" r="3.5" />
        <path d="m33 62 11-11 8 8 6-6 9 9" />
      </g>
    </svg>
  );
}
