// @public

/** A neutral drawing in place of a missing picture, with the same dimensions. */
export function PicturePlaceholder({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={`bg-sunken text-ink/15 ${className}`}>
      <g fill="none" stroke="currentColor" strokeWidth="1" strokeLinejoin="round" strokeLinecap="round">
        <rect x="38" y="39" width="24" height="21" rx="2.2" />
        <circle cx="45" cy="46" r="2.2" />
        <path d="m39 58 7-7 5 5 4-4 6 6" />
      </g>
    </svg>
  );
}
