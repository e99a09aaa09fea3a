import { useEffect, useState } from "react";
import { localAddress } from "~/components/ui/link/use-address";
import type { AskedArrival } from "~/models/catalogue/stock/asked-arrival";
import { graphqlPath } from "~/paths";

const query = `query ($id: String, $backordered: Boolean, $ships: String) {
  getDeliveryEstimateInfo(deliveryEstimateId: $id, is_backordered: $backordered, ships_on: $ships) { deliveryEstimate }
}`;

/**
 * When a product arrives, asked for once the page stands: pages are cached, and the days change at the shop's
 * midnight. Empty until it is known, and when it cannot be (rule dates-2).
 * @param asked null to ask for nothing
 * @param sellerGuid whose goods they are; empty for the shop's own
 */
export function useDeliveryEstimate(asked: AskedArrival | null, sellerGuid: string): string {
  const [estimate, setEstimate] = useState("");
  const variables = asked && JSON.stringify(variablesOf(asked));
  useEffect(() => {
    if (variables === null) return;
    const stop = new AbortController();
    askFor(variables, sellerGuid, stop.signal).then(
      (text) => setEstimate(text),
      () => setEstimate(""),
    );
    return () => stop.abort();
  }, [variables, sellerGuid]);
  return asked === null ? "" : estimate;
}

const variablesOf = ({ estimateId, backorder }: AskedArrival) => ({
  id: estimateId || null,
  ...(backorder ? { backordered: true, ships: backorder.shipsOn } : {}),
});

async function askFor(variables: string, sellerGuid: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(localAddress(graphqlPath()), {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(sellerGuid ? { "seller-guid": sellerGuid } : {}) },
    body: JSON.stringify({ query, variables: JSON.parse(variables) }),
    signal,
  });
  const answer = (await response.json()) as {
    data?: { getDeliveryEstimateInfo?: { deliveryEstimate: string | null } };
  };
  return answer.data?.getDeliveryEstimateInfo?.deliveryEstimate ?? "";
}
