import { inviteSeller } from "~/services/marketplace/invite-seller.server";
import { findShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

/**
 * `seller invite --client bazaar --seller potter --name "The potter" --email pia@potter.example --owner
 * "Pia"`: the business asks someone to sell.
 */
export async function onInvite(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client", "seller", "name", "email", "owner"] });
  const { client = "", seller: code = "", name = "", email = "", owner = "" } = options;
  await withShops("seller", async ({ base, say }) => {
    await inviteSeller(await findShop(base, client), { code, name, owner: { email, name: owner } });
    say(`${email} gets an email with a link that works once, within 7 days.`);
    say(
      `'${code}' sells once you approve it: npm run shop -- seller approve --client ${client} --seller ${code}`,
    );
  });
}
