import { describe, expect, test } from "vitest";
import { harborAccount } from "../../payments/bank-account-fixture";
import { bankDetails } from "../../shops/bank/bank-account";
import { commonArrival, lineArrival } from "./line-arrival";

const line = { arrivalText: "Arrives Wed, Mar 11", qty: 2, canceledQty: 0, needsShipping: true };
const later = { ...line, arrivalText: "Arrives Mon, Apr 6" };
const download = { ...line, arrivalText: "", needsShipping: false };

describe("a line's arrival (rule orders-16)", () => {
  test.each([
    ["is as promised", { status: "processing" }, {}, line.arrivalText],
    ["is still told when it was sent", { status: "complete" }, {}, line.arrivalText],
    ["is told of what is left", { status: "processing" }, { canceledQty: 1 }, line.arrivalText],
    ["is over when nothing is left", { status: "processing" }, { canceledQty: 2 }, ""],
    ["is over with the order", { status: "canceled" }, {}, ""],
    [
      "waits for a transfer",
      { status: "pending", bankDetails: bankDetails(harborAccount, { orderNumber: "1", amount: "$1.00" }) },
      {},
      "",
    ],
  ] as const)("%s", (_, order, over, text) => {
    expect(lineArrival({ bankDetails: [], ...order }, { ...line, ...over })).toBe(text);
  });
});

describe("an order arrives as a whole", () => {
  test.each([
    ["when its lines do", [line, line, download], line.arrivalText],
    ["at no one time where they differ", [line, later], ""],
    ["at no known time where that of one is not known", [line, { ...line, arrivalText: "" }], ""],
    ["not at all where nothing is delivered", [download], ""],
  ])("%s", (_, lines, text) => {
    expect(commonArrival(lines)).toBe(text);
  });
});
