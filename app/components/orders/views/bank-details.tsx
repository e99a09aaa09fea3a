import { useTexts } from "~/components/ui/texts/use-texts";
import type { BankDetail } from "~/models/shops/bank/bank-account";

/** What the shopper enters at their bank to pay an order (rule payment-11). */
export function BankDetails({ details }: { details: BankDetail[] }) {
  const t = useTexts();
  return (
    <dl
      aria-label={t("Bank details")}
      className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-5 gap-y-1.5"
    >
      {details.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="font-medium tabular-nums select-all wrap-anywhere">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
