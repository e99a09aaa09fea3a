import type { Answer, Send } from "../../http/runner/answer";
import { seenText } from "../../http/runner/page";
import { select } from "../../http/runner/select";
import { type MarketOffer, marketHome } from "./market";
import { orderOf, Shopper } from "./shopper";

/** How one shopper's purchase ended: an order with each seller, or a product that was gone. */
export type MarketPurchase = { orderId: string } | { soldOut: true };

const address = {
  first_name: "Ada",
  last_name: "Byron",
  address_line1: "12 Harbor St",
  city: "Nazareth",
  state: "PA",
  postcode: "18064",
  country: "US",
  phone: "6105551234",
};

/** A shop that is busy asks to try again (503): a shopper does so this often. */
const tries = 5;

/**
 * A guest who puts offers of several sellers into the cart, orders them at once and pays by the sandbox's
 * card.
 * @throws for any answer that is not the next step
 */
export async function buyFromSellers(
  send: Send,
  offers: readonly MarketOffer[],
  email: string,
): Promise<MarketPurchase> {
  const shopper = new Shopper(patient(send), marketHome);
  for (const { sellerGuid, productId } of offers) {
    const form = { intent: "add", product_id: productId, seller: sellerGuid, qty: "1" };
    expectStatus("adding", await shopper.post("/checkout/cart", form), 303);
  }
  const methods = offers.map(({ sellerGuid }) => [`shipping_method.${sellerGuid}`, "standard"]);
  const answers: Record<string, string>[] = [
    { intent: "contact", email },
    { intent: "shipping-address", ...address },
    { intent: "shipping-method", ...Object.fromEntries(methods) },
  ];
  for (const answer of answers) {
    const said = await shopper.post("/checkout?index", answer);
    // Without what is gone there may be one cart left, whose fields have other names.
    if (said.status === 422 && offers.length > 1) return soldOut(shopper);
    expectStatus(answer.intent ?? "", said, 303);
  }
  const { body } = await shopper.get("/checkout");
  const fields = select(body, 'input[type="hidden"]')
    .map(({ attribs }) => [attribs.name ?? "", attribs.value ?? ""])
    .filter(([name = ""]) => /^(place_token|seen)/.test(name));
  const placed = await shopper.post("/checkout?index", {
    intent: "place",
    payment_method: "sandbox_card",
    billing_same: "on",
    ...Object.fromEntries(fields),
  });
  if (placed.status === 409) return soldOut(shopper);
  expectStatus("placing", placed, 303);
  const paid = await shopper.post(pathOf(placed), { outcome: "paid" });
  expectStatus("paying", paid, 303);
  let back = await shopper.get(pathOf(paid));
  // An order whose payment could not be confirmed in time waits for that; coming back once more asks again.
  for (let again = 1; again < tries && orderOf(back) === null; again++)
    back = await shopper.get(pathOf(paid));
  const orderId = orderOf(back);
  if (!orderId) throw new Error(`coming back was answered with ${back.status} to ${back.headers.location}`);
  expectStatus("the receipt", await shopper.get(pathOf(back)), 200);
  return { orderId };
}

const patient =
  (send: Send): Send =>
  async (request) => {
    let answer = await send(request);
    for (let again = 1; again < tries && answer.status === 503; again++) answer = await send(request);
    return answer;
  };

async function soldOut(shopper: Shopper): Promise<MarketPurchase> {
  const text = seenText((await shopper.get("/checkout/cart")).body);
  if (!/Out of Stock|no longer available/i.test(text))
    throw new Error(`nothing is sold out: ${text.slice(0, 400)}`);
  return { soldOut: true };
}

const pathOf = ({ headers }: Answer): string => {
  const { pathname, search } = new URL(headers.location ?? "", marketHome);
  return pathname + search;
};

function expectStatus(what: string, { status, body, headers }: Answer, wanted: number): void {
  if (status === wanted) return;
  throw new Error(
    `${what} was answered with ${status} ${headers.location ?? ""} ${seenText(body).slice(0, 400)}`,
  );
}
