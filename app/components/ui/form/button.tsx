// @public

import { Link, type LinkProps } from "@remix-run/react";
import type { ButtonHTMLAttributes } from "react";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
/** Heights: `md` is 48 px, `sm` 40 px, 44 px for a thumb. */
export type ButtonSize = "md" | "sm";

/** Classes of a button, for elements that look like one. */
export const buttonClass = (variant: ButtonVariant = "primary", size: ButtonSize = "md", extra = "") =>
  `btn btn-${size} btn-${variant} ${extra}`.trim();

/**
 * A button. While it is `busy` it takes no press, and keeps the focus, which a disabled button loses (rule
 * accessibility-1).
 */
export function Button({
  variant,
  size,
  busy = false,
  className,
  type = "submit",
  onClick,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { variant?: ButtonVariant; size?: ButtonSize; busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      // Enter in a field presses its form's button, too.
      onClick={busy ? (event) => event.preventDefault() : onClick}
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
