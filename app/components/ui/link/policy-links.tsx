// @public

import { Link } from "@remix-run/react";
import { type PolicyKind, policyLabel } from "~/models/shops/settings/shop-policies";
import { slugPath } from "~/paths";
import { useRootData } from "../page/root-data";

const every: readonly PolicyKind[] = ["refund", "shipping", "privacy", "terms"];

/** Links to those of the shop's policy pages that are of these kinds; nothing without any. */
export function PolicyLinks({
  kinds = every,
  className = "",
}: {
  kinds?: readonly PolicyKind[];
  className?: string;
}) {
  const { policies } = useRootData();
  const shown = policies.filter(({ kind }) => kinds.includes(kind));
  if (shown.length === 0) return null;
  return (
    <ul className={`flex flex-wrap gap-x-5 gap-y-1 text-sm ${className}`}>
      {shown.map((policy) => (
        <li key={policy.kind}>
          <Link
            to={slugPath(policy.slug)}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {policyLabel(policy)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
