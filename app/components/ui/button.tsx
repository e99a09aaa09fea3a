import { Link, type LinkProps } from "@remix-run/react";
import type { ButtonHTMLAttributes } from "react";

/** Variants of a button. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
/** Heights: `md` is 48 px, `sm` 40 px. */
export type ButtonSize = "md" | "sm";

/** Classes of a button, for elements that look like one. */
export const buttonClass = (variant: ButtonVariant = "primary", size: ButtonSize = "md", extra = "") =>
  `btn btn-${size} btn-${variant} ${extra}`.trim();

/** A button. `busy` prevents a second press and is announced to assistive technology. */
export function Button({
  variant,
  size,
  busy = false,
  className,
  type = "submit",
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { variant?: ButtonVariant; size?: ButtonSize; busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      disabled={rest.disabled || busy}
      className={buttonClass(variant, size, className)}
    />
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  className,
  ...rest
}: LinkProps & { variant?: ButtonVariant; size?: ButtonSize; className?: string }) {
  return <Link {...rest} className={buttonClass(variant, size, className)} />;
}
