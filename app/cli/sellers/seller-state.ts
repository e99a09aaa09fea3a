import { changeSellerState } from "~/services/marketplace/change-seller-state.server";
import { findShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

/** What each command makes of a seller. */
export const stateCommands = { approve: "active", pause: "paused", resume: "active" } as const;

/** `seller approve|pause|resume --client bazaar --seller potter`: the business decides who sells. */
export async function onState(action: keyof typeof stateCommands, args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client", "seller"], optional: ["version"] });
  const code = options.seller ?? "";
  const state = stateCommands[action];
  await withShops("seller", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    const isChanged = await changeSellerState(ctx, code, state, options.version);
    say(isChanged ? `seller '${code}' is ${state} now` : `seller '${code}' is ${state} already`);
  });
}
