// @public

import { Link } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { withdrawPath } from "~/paths";
import { useRootData } from "../page/root-data";

/** Leads consumers to the withdrawal from a contract, on every page of a shop whose buyers have the right. */
export function WithdrawLink() {
  const t = useTexts();
  const { offersWithdrawal } = useRootData();
  if (!offersWithdrawal) return null;
  return (
    <p>
      <Link
        to={withdrawPath()}
        className="inline-flex min-h-11 items-center text-sm font-medium underline underline-offset-4"
      >
        {t("Withdraw from contract")}
      </Link>
    </p>
  );
}
