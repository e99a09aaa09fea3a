// @public

import type { ReactNode } from "react";

const tones = {
  danger: "border-danger/30 bg-danger-soft text-danger",
  success: "border-success/30 bg-success-soft text-success",
  warning: "border-warning/30 bg-warning-soft text-warning",
} as const;

/**
 * A message about what just happened. Screen readers announce `danger` and `warning` at once, `success` when
 * idle.
 */
export function Alert({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <div
      role={tone === "success" ? "status" : "alert"}
      className={`rounded-base border px-4 py-3 text-sm font-medium ${tones[tone]}`}
    >
      {children}
    </div>
  );
}
