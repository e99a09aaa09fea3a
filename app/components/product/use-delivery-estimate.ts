import { useEffect, useState } from "react";
import { graphqlPath } from "~/paths";

const query = "query ($id: String) { getDeliveryEstimateInfo(deliveryEstimateId: $id) { deliveryEstimate } }";

/**
 * The delivery estimate of a product, asked for once the page stands: pages are cached, and an estimate changes at the
 * shop's midnight. Empty until it is known, and when it cannot be (rule dates-2).
 * @param id which estimate; empty for the shop's first, null to ask for none
 * @param sellerGuid whose goods they are; empty for the shop's own
 */
export function useDeliveryEstimate(id: string | null, sellerGuid: string): string {
  const [estimate, setEstimate] = useState("");
  useEffect(() => {
    if (id === null) return;
    const stop = new AbortController();
    askFor(id, sellerGuid, stop.signal).then(
      (text) => setEstimate(text),
      () => setEstimate(""),
    );
    return () => stop.abort();
  }, [id, sellerGuid]);
  return id === null ? "" : estimate;
}

async function askFor(id: string, sellerGuid: string, signal: AbortSignal): Promise<string> {
  const variables = { id: id || null };
  const response = await fetch(graphqlPath(), {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(sellerGuid ? { "seller-guid": sellerGuid } : {}) },
    body: JSON.stringify({ query, variables }),
    signal,
  });
  const answer = (await response.json()) as {
    data?: { getDeliveryEstimateInfo?: { deliveryEstimate: string | null } };
  };
  return answer.data?.getDeliveryEstimateInfo?.deliveryEstimate ?? "";
}
