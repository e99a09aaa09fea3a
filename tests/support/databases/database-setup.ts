import { keepTestServer } from "./test-server";

/** Vitest's global set-up: keeps the tests' PostgreSQL running from the first test file to the last. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await keepTestServer((line) => console.log(line));
  return () => server.stop();
}
