import type { ApplicationState } from "~/models/marketplace/application/seller-application";
import {
  type ApplicationDecision,
  decideApplication,
} from "~/services/marketplace/applications/decide-application.server";
import { listApplications } from "~/services/marketplace/applications/list-applications.server";
import { UsageError } from "../command";
import { findShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

const states: readonly ApplicationState[] = ["waiting", "approved", "refused"];

/** `seller applications --client bazaar [--state waiting]`: who asked to sell (rule sellers-19). */
export async function onApplications(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client"], optional: ["state"] });
  const state = states.find((one) => one === (options.state ?? "waiting"));
  if (!state) throw new UsageError(`--state takes ${states.join(", ")}`);
  await withShops("seller", async ({ base, say }) => {
    const found = await listApplications(await findShop(base, options.client ?? ""), state, 100);
    if (found.length === 0) say("No applications");
    for (const { id, createdAt, name, ownerName, email, answers } of found) {
      say(
        `${String(id).padStart(6)}  ${createdAt.toISOString().slice(0, 10)}  ${name}  ${ownerName}  ${email}`,
      );
      for (const { question, answer } of answers) say(`          ${question} ${answer}`);
    }
  });
}

/** What each command says to an application, of what was typed with it. */
export const applicationCommands: Record<
  string,
  { required: string; decide: (typed: string) => ApplicationDecision }
> = {
  "approve-application": { required: "seller", decide: (code) => ({ approves: true, code }) },
  "refuse-application": { required: "reason", decide: (reason) => ({ approves: false, reason }) },
};

/** `seller approve-application|refuse-application --client bazaar <id>`. */
export async function onApplication(action: string, args: string[]): Promise<void> {
  const command = applicationCommands[action];
  if (!command) throw new UsageError(`use seller ${Object.keys(applicationCommands).join(", ")}`);
  const { options, rest } = readArguments(args, { required: ["client", command.required] }, ["<id>"]);
  const [id = ""] = rest;
  if (!/^\d{1,15}$/.test(id))
    throw new UsageError("name the application by its number in seller applications");
  const decision = command.decide(options[command.required] ?? "");
  await withShops("seller", async ({ base, say }) => {
    await decideApplication(await findShop(base, options.client ?? ""), Number(id), decision);
    say(
      decision.approves ? `'${decision.code}' may sell: the invitation is on its way.` : "Refused by mail.",
    );
  });
}
