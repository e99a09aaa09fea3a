import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { HttpFile } from "./runner/http-file";
import { parseHttpFile } from "./runner/parse-http-file";
import { runStep, startWalk } from "./runner/run-step";
import { sendOverHttp } from "./runner/send-over-http";

// Sends the .http files to a running server: npm run test:http -- http://localhost:3000 [file.http ...]
// The server has its offices at /admin of its shops: ADMIN_ORIGIN=off.
const [origin, ...named] = process.argv.slice(2);
if (!origin || !URL.canParse(origin)) {
  console.error("Name the server to test: npm run test:http -- http://localhost:3000 [file.http ...]");
  process.exit(2);
}

const folder = join(import.meta.dirname, "requests");
const files =
  named.length > 0
    ? named
    : readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path));
const { hostname, port } = new URL(origin);
const send = sendOverHttp({ host: hostname, port: port || "80" });
let passed = 0;
let failed = 0;

for (const path of files.filter((name) => name.endsWith(".http")).sort()) {
  console.log(basename(path));
  await walkThrough(parseHttpFile(readFileSync(path, "utf8")));
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function walkThrough(file: HttpFile): Promise<void> {
  const walk = startWalk(file, send);
  for (const step of file.steps) {
    const failures = await runStep(walk, step).catch((error: unknown) => [String(error)]);
    console.log(`  ${failures.length === 0 ? "ok  " : "FAIL"} ${step.name}`);
    for (const failure of failures) console.log(`         ${failure}`);
    if (failures.length === 0) passed += 1;
    else failed += 1;
  }
}
