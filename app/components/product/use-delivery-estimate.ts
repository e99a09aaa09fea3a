import { useEffect, useState } from "react";
import { graphqlPath } from "~/paths";

const query =
  "query ($offset: Int!, $id: String) { getDeliveryEstimateInfo(timezone_offset: $offset, deliveryEstimateId: $id) { deliveryEstimate } }";

/**
 * The delivery estimate of a product on the shopper's calendar, asked for once the page stands: pages are shared
 * between shoppers, calendars are not. Empty until it is known, and when it cannot be (part 1, §8).
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
  const variables = { offset: new Date().getTimezoneOffset(), id: id || null };
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
