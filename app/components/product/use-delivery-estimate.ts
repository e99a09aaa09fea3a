import { useEffect, useState } from "react";
import { graphqlPath } from "~/paths";

const query = "query ($id: String) { getDeliveryEstimateInfo(deliveryEstimateId: $id) { deliveryEstimate } }";

/**
 * The delivery estimate of a product, asked for once the page stands: pages are cached, and an estimate changes at the
 * shop's midnight. Empty until it is known, and when it cannot be (rule dates-2).
 * @param id which estimate; empty for the shop's first, null to ask for none
 */
export function useDeliveryEstimate(id: string | null): string {
  const [estimate, setEstimate] = useState("");
  useEffect(() => {
    if (id === null) return;
    const stop = new AbortController();
    askFor(id, stop.signal).then(
      (text) => setEstimate(text),
      () => setEstimate(""),
    );
    return () => stop.abort();
  }, [id]);
  return id === null ? "" : estimate;
}

async function askFor(id: string, signal: AbortSignal): Promise<string> {
  const variables = { id: id || null };
  const response = await fetch(graphqlPath(), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query, variables }),
    signal,
  });
  const answer = (await response.json()) as {
    data?: { getDeliveryEstimateInfo?: { deliveryEstimate: string | null } };
  };
  return answer.data?.getDeliveryEstimateInfo?.deliveryEstimate ?? "";
}
