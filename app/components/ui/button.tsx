import { Link, type LinkProps } from "@remix-run/react";
import type { ButtonHTMLAttributes } from "react";

/** Looks a button can have. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
/** Heights: `md` is 48 px, `sm` 40 px. */
export type ButtonSize = "md" | "sm";

const base =
  "inline-flex items-center justify-center gap-2 rounded-base text-center font-medium transition-colors duration-150 select-none disabled:opacity-55 disabled:cursor-not-allowed aria-busy:cursor-progress";
const sizes: Record<ButtonSize, string> = {
  md: "min-h-12 px-6 py-2 text-base",
  sm: "min-h-10 px-4 py-2 text-sm",
};
const variants: Record<ButtonVariant, string> = {
  primary: "bg-brand text-brand-ink hover:bg-brand/90",
  secondary: "border border-ink/25 bg-surface text-ink hover:border-ink/60",
  quiet: "text-ink underline-offset-4 hover:underline",
  danger: "border border-danger/40 bg-surface text-danger hover:bg-danger-soft",
};

/** Classes of a button, for elements that must look like one. */
export const buttonClass = (variant: ButtonVariant = "primary", size: ButtonSize = "md", extra = "") =>
  `${base} ${sizes[size]} ${variants[variant]} ${extra}`.trim();

/** A button. `busy` keeps it from being pressed twice and says so to assistive technology. */
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
