import { failureLine } from "~/services/platform/config/failure-line.server";
import { apply, plan } from "./apply";
import { audit } from "./audit";
import { backup } from "./backup";
import { check } from "./check";
import { ignoreClosedPipe } from "./closed-pipe";
import { create } from "./create";
import { credit } from "./credit";
import { exportShop } from "./export";
import { exportSubmissions } from "./export-submissions";
import { importProducts } from "./import-products";
import { ledger } from "./ledger";
import { list } from "./list";
import { message } from "./message";
import { order } from "./order";
import { payout } from "./payout";
import { previewLink } from "./preview-link";
import { quote } from "./quote";
import { restore } from "./restore";
import { review } from "./review";
import { secret } from "./secret";
import { seller } from "./seller";
import { subscription } from "./subscription";
import { UsageError, usage } from "./usage";

const commands = new Map([
  ["create", create],
  ["check", check],
  ["plan", plan],
  ["apply", apply],
  ["export", exportShop],
  ["export-submissions", exportSubmissions],
  ["import-products", importProducts],
  ["audit", audit],
  ["list", list],
  ["order", order],
  ["quote", quote],
  ["credit", credit],
  ["seller", seller],
  ["ledger", ledger],
  ["payout", payout],
  ["subscription", subscription],
  ["review", review],
  ["message", message],
  ["preview-link", previewLink],
  ["secret", secret],
  ["backup", backup],
  ["restore", restore],
]);

/** Exit code 1 means that nothing was done, or that a row was refused while the others went in. */
async function run([name = "", ...args]: string[]): Promise<void> {
  const command = commands.get(name);
  if (!command) throw new UsageError(name === "" ? "a command is missing" : `there is no command '${name}'`);
  await command(args);
}

ignoreClosedPipe(process.stdout);
ignoreClosedPipe(process.stderr);
run(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof UsageError) console.error(`${error.message}\n${usage}`);
  else console.error(failureLine(error));
  process.exitCode = 1;
});
