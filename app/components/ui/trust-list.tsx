import { Link } from "@remix-run/react";
import type { PolicyKind } from "~/models/shops/shop-policies";
import { slugPath } from "~/paths";
import { Icon, type IconName } from "./icon";
import { PaymentMarks } from "./payment-marks";
import { useRootData } from "./root-data";

/**
 * What a shop promises where people decide (rule layout-14): shipping, returns, repair or warranty, and how
 * they pay. `ships` is false for what is not shipped.
 */
export function TrustList({ ships = true }: { ships?: boolean }) {
  const { shop, policies } = useRootData();
  const { shipping, returns, warranty, warrantyPath, marks } = shop.trust;
  const policyPath = (wanted: PolicyKind) => {
    const policy = policies.find(({ kind }) => kind === wanted);
    return policy ? slugPath(policy.slug) : "";
  };
  return (
    <div className="trust">
      <ul>
        {ships && shipping ? <PromiseLine icon="truck" text={shipping} to={policyPath("shipping")} /> : null}
        {ships && returns ? <PromiseLine icon="turn" text={returns} to={policyPath("refund")} /> : null}
        {ships && warranty ? <PromiseLine icon="shield" text={warranty} to={warrantyPath} /> : null}
        <PromiseLine icon="lock" text="Secure payment" />
      </ul>
      <PaymentMarks marks={marks} />
    </div>
  );
}

function PromiseLine({ icon, text, to = "" }: { icon: IconName; text: string; to?: string }) {
  return (
    <li>
      <Icon name={icon} sizePx={18} /> {to ? <Link to={to}>{text}</Link> : text}
    </li>
  );
}
