// @public

import { PlainLink } from "~/components/ui/link/plain-link";
import type { StaticData } from "~/models/platform/page/static-data";
import type { ShopTrust } from "~/models/shops/settings/shop-trust";
import { StaticPart } from "./framework/static-part";
import { PaymentMarks } from "./payment-marks";

/**
 * What a shop promises where people decide (rule layout-14): shipping, returns, repair or warranty, and how
 * they pay. `ships` is false for what is not shipped. Styles draw the icons.
 */
export const TrustList = ({ trust, ships = true }: { trust: StaticData<ShopTrust>; ships?: boolean }) => (
  <StaticPart of={trust} className="trust">
    {({ promises, marks }) => (
      <>
        <ul>
          {promises.map(({ kind, text, path }) =>
            ships || kind === "payment" ? (
              <li key={kind} data-promise={kind}>
                {path ? <PlainLink href={path}>{text}</PlainLink> : text}
              </li>
            ) : null,
          )}
        </ul>
        <PaymentMarks marks={marks} />
      </>
    )}
  </StaticPart>
);
