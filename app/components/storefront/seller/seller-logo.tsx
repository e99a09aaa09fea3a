// @public

/** A seller's picture, or its first letter. */
export function SellerLogo({
  name,
  logo,
  isLarge = false,
}: {
  name: string;
  logo: string;
  isLarge?: boolean;
}) {
  const size = isLarge ? "size-18 text-3xl md:size-24 md:text-4xl" : "size-16 text-2xl";
  if (logo)
    return (
      <img src={logo} alt="" className={`${size} shrink-0 rounded-base object-contain`} loading="lazy" />
    );
  return (
    <span
      aria-hidden="true"
      className={`${size} inline-flex shrink-0 items-center justify-center rounded-base bg-brand font-heading text-brand-ink`}
    >
      {[...name][0]?.toUpperCase()}
    </span>
  );
}
