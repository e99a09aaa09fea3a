import { setTimeout as delay } from "node:timers/promises";
import type { Answer, Send } from "../../http/runner/answer";
import { seenText } from "../../http/runner/page";
import { orderOf, type PlaceForm, Shopper } from "../harness/shopper";
import type { Confirmed } from "./ledger";
import type { Traffic } from "./traffic";

const tryAgainMs = 400;
/** Every third shopper presses the button twice. */
const twiceEvery = 3;

/** Shoppers that buy one checkout after the other, whatever happens. */
export type Buyers = {
  /** What they were told so far. */
  confirmed: readonly Confirmed[];
  /** Answers to 'Place order' and to receipts that no shopper should get. */
  wrong: readonly string[];
  stop: () => Promise<void>;
};

/** Another clock promises another day of delivery: the shopper is shown it first (rule checkout-7). */
const isReviewedAnew = ({ status, body }: Answer) => status === 409 && body.includes("place it again");

/** Sends them shopping, with an e-mail address for each checkout. */
export function sendBuyers(
  send: Send,
  productId: string,
  { buyers, pauseMs }: Pick<Traffic, "buyers" | "pauseMs">,
): Buyers {
  const confirmed: Confirmed[] = [];
  const wrong: string[] = [];
  let isOver = false;
  let checkouts = 0;

  /** The button is pressed until it leads to a receipt, as the page of a refusal says (rule resilience-3). */
  const place = async (shopper: Shopper, review: PlaceForm, email: string, isTwice: boolean) => {
    let form = review;
    while (!isOver) {
      const pressed = await Promise.all([
        shopper.place(form).catch(() => null),
        ...(isTwice ? [shopper.place(form).catch(() => null)] : []),
      ]);
      for (const answer of pressed) {
        const orderId = answer && orderOf(answer);
        if (orderId) confirmed.push({ email, orderId });
        else if (answer && answer.status < 502 && !isReviewedAnew(answer))
          wrong.push(`place: ${answer.status} ${seenText(answer.body).slice(0, 2000)}`);
      }
      const orderId = pressed.map((answer) => answer && orderOf(answer)).find(Boolean);
      if (orderId) return orderId;
      if (pressed.some((answer) => answer && isReviewedAnew(answer))) {
        const anew = await shopper.placeForm().catch(() => form);
        if (anew.place_token) form = anew;
        await delay(tryAgainMs);
        continue;
      }
      if (pressed.some((answer) => answer && answer.status < 502)) return null;
      await delay(tryAgainMs);
    }
    return null;
  };
  const buy = async () => {
    checkouts += 1;
    const email = `shopper-${checkouts}@example.com`;
    const isTwice = checkouts % twiceEvery === 0;
    const shopper = new Shopper(send);
    let form: PlaceForm;
    try {
      await shopper.add(productId);
      form = await shopper.fillCheckout(email);
      if (!form.place_token) return;
    } catch {
      // Nothing was bought yet: this shopper leaves, another one comes.
      return delay(tryAgainMs);
    }
    const orderId = await place(shopper, form, email, isTwice);
    if (!orderId) return;
    const receipt = await shopper.get(`/checkout/success?order=${orderId}`).catch(() => null);
    if (receipt && receipt.status !== 200 && receipt.status < 502)
      wrong.push(`receipt: ${receipt.status} ${receipt.body.slice(0, 300)}`);
  };
  const shopping = Array.from({ length: buyers }, async () => {
    while (!isOver) {
      await buy();
      await delay(pauseMs);
    }
  });
  return {
    confirmed,
    wrong,
    async stop() {
      isOver = true;
      await Promise.all(shopping);
    },
  };
}
