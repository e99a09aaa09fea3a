import type { ProviderCheck, ProviderDeps } from "../provider";
import { callKlarna, KlarnaRefusedCredentials, klarnaAddress, klarnaIssue } from "./klarna-api.server";
import { klarnaOrderPath } from "./klarna-order.server";

/** An order that no shop has: Klarna answers 404 to those it lets in. */
const noOrder = "00000000-0000-4000-8000-000000000000";

/** Asks for an order that is not there, and says what the answer means. */
export async function checkKlarna(deps: ProviderDeps): Promise<ProviderCheck> {
  try {
    const answer = await callKlarna(deps, { path: klarnaOrderPath(noOrder), method: "GET" });
    if (answer.status !== 404)
      return { isGood: false, text: `Klarna knows the credentials, but answers: ${klarnaIssue(answer)}.` };
    const isTest = new URL(klarnaAddress(deps.shop, deps.urls)).host.includes("playground");
    const ends = isTest ? "It is the playground: payments move no money." : "Payments move money.";
    return { isGood: true, text: `Klarna takes the credentials. ${ends}` };
  } catch (error) {
    if (!(error instanceof KlarnaRefusedCredentials)) throw error;
    return {
      isGood: false,
      text: "Klarna does not take username and password in this region. Copy both again from its Merchant Portal.",
    };
  }
}
