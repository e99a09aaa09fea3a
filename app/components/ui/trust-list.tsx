import { Link } from "@remix-run/react";
import { PaymentMarks } from "./payment-marks";
import { useRootData } from "./root-data";

/**
 * What a shop promises where people decide (rule layout-14): shipping, returns, repair or warranty, and how
 * they pay. `ships` is false for what is not shipped. Styles draw the icons.
 */
export function TrustList({ ships = true }: { ships?: boolean }) {
  const { promises, marks } = useRootData().shop.trust;
  return (
    <div className="trust">
      <ul>
        {promises.map(({ kind, text, path }) =>
          ships || kind === "payment" ? (
            <li key={kind} data-promise={kind}>
              {path ? <Link to={path}>{text}</Link> : text}
            </li>
          ) : null,
        )}
      </ul>
      <PaymentMarks marks={marks} />
    </div>
  );
}
