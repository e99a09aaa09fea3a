import { expect, test } from "vitest";
import { addCustomer, customerContext } from "../sign-in/account-fixture.server";
import { withAccount } from "../sign-in/with-account-fixture.server";
import { changeProfile } from "./change-profile.server";

const account = withAccount();
const names = { first_name: "Ada", last_name: "Marsh", nick_name: "" };

const change = (customerId: number, nickName: string) =>
  changeProfile(customerContext(account.ctx, customerId), customerId, { ...names, nick_name: nickName });

test("a nick name belongs to one customer, in any case (rule accounts-32)", async () => {
  const bo = await addCustomer(account.ctx, { email: "bo@example.com" });
  await change(bo.id, "Sea Salt");
  await expect(change(account.customer.id, " SEA salt")).rejects.toMatchObject({
    code: "conflict",
    field: "nick_name",
    message: "This name is already taken. Please choose another name",
  });
  await change(bo.id, "sea salt");
  await change(bo.id, "");
  await change(account.customer.id, "Sea Salt");
});

test("of two who choose one name at once, one gets it", async () => {
  const bo = await addCustomer(account.ctx, { email: "bo@example.com" });
  const tries = await Promise.allSettled([
    change(bo.id, "Driftwood"),
    change(account.customer.id, "Driftwood"),
  ]);
  expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});
