import { AppError } from "~/models/platform/error/app-error";
import {
  isSecretName,
  maxSecretLength,
  type SecretName,
  secretNames,
} from "~/models/platform/secret/secret-name";
import { inTransaction } from "~/services/shops/changes/in-transaction.server";
import { writeSecrets } from "~/services/shops/secrets/write-secrets.server";
import { type Command, UsageError } from "./command";
import { findShop, withShops } from "./open-shops";
import { readArguments } from "./read-arguments";

/**
 * `secret set|remove --client acme <name>` and `secret list --client acme`. A value comes through standard
 * input: what is typed as an argument stands in the shell's history and in every process list.
 */
async function run([action = "", ...args]: string[]): Promise<void> {
  switch (action) {
    case "list":
      return listSecrets(args);
    case "set":
      return changeSecret(args, readValue);
    case "remove":
      return changeSecret(args, async () => "");
    default:
      throw new UsageError("use secret set, secret remove or secret list");
  }
}

/** See {@link run}. */
export const secret: Command = {
  name: "secret",
  usage: `
  secret set --client acme <name>                              set a secret of a shop, read from standard input
  secret remove --client acme <name>                           remove a secret
  secret list --client acme                                    list the secrets, and which are set`,
  run,
};

async function listSecrets(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client"] });
  await withShops("secret", async ({ base, say }) => {
    const { shop } = await findShop(base, options.client ?? "");
    for (const name of secretNames) say(`${shop.secretNames.includes(name) ? "set    " : "missing"} ${name}`);
  });
}

async function changeSecret(args: string[], readText: () => Promise<string>): Promise<void> {
  const { options, rest } = readArguments(args, { required: ["client"] }, ["<name>"]);
  const name = nameOf(rest[0] ?? "");
  const value = await readText();
  await withShops("secret", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    const changed = await inTransaction(ctx, (inner) => writeSecrets(inner, { [name]: value }));
    say(changed > 0 ? `${name} is ${value === "" ? "removed" : "set"}` : `${name} is as it was`);
  });
}

function nameOf(text: string): SecretName {
  if (isSecretName(text)) return text;
  throw new UsageError(`there is no secret '${text}': ${secretNames.join(", ")}`);
}

async function readValue(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write("Type the secret and end it with Enter and Ctrl-D: ");
  let text = "";
  for await (const chunk of process.stdin) {
    text += chunk;
    if (text.length > maxSecretLength) throw new AppError("invalid", "the secret is too long");
  }
  const value = text.trim();
  if (value === "") throw new AppError("invalid", "the secret is empty: nothing was changed");
  return value;
}
