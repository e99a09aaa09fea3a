/** What the cart returns for a scripted change; `qty` is what the line holds after it. */
export type CartChange = { ok: boolean; message?: string; cartCount?: number; qty?: number };

type Rendered = { qty: number; answer: CartChange | undefined };

/**
 * Counts presses of minus and plus of a line, each from the one before, even when they come faster than the
 * page renders. One request runs at a time; later presses are combined into one more.
 * @param rendered the line as it is first shown
 */
export function countPresses(rendered: Rendered) {
  let wantedQty = rendered.qty;
  let sentQty = rendered.qty;
  let isUnderWay = false;
  let heard = rendered.answer;
  const send = (): number => {
    isUnderWay = true;
    sentQty = wantedQty;
    return sentQty;
  };
  return {
    /** Counts a press; returns the quantity to send now, or null while a request is under way. */
    press(by: 1 | -1, limitQty: number): number | null {
      wantedQty = Math.min(Math.max(1, wantedQty + by), limitQty);
      return isUnderWay ? null : send();
    },
    /** Another form of the line is being sent, after which it holds so many: presses count from there. */
    follow(qty: number): void {
      if (isUnderWay) return;
      wantedQty = qty;
      send();
    },
    /**
     * Hears of a render without a request; returns the quantity to send now, or null. A render may be older
     * than the request under way: it has no new answer. And Remix may render a new answer before the data it
     * loaded after it, whose quantity is then that of before: the answer's counts.
     */
    settle({ qty, answer }: Rendered): number | null {
      const isNew = answer !== heard;
      if (isUnderWay && !isNew) return null;
      heard = answer;
      isUnderWay = false;
      if (wantedQty !== sentQty) return send();
      wantedQty = (isNew ? answer?.qty : undefined) ?? qty;
      sentQty = wantedQty;
      return null;
    },
  };
}
