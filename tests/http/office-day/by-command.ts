import { vi } from "vitest";
import { commands } from "~/cli/commands";
import type { DemoListener } from "../demo-listener";

/**
 * Does a command beside the server.
 * @param env variables beside those of the server's data
 * @returns what it says
 * @throws what the command refuses
 */
export async function byCommand(
  { commandEnv }: Pick<DemoListener, "commandEnv">,
  [name, ...words]: readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  const said: string[] = [];
  const print = vi.spyOn(console, "log").mockImplementation((line) => void said.push(line));
  for (const [key, value] of Object.entries({ ...commandEnv, LOG_LEVEL: "warn", ...env }))
    vi.stubEnv(key, value);
  try {
    await commands.find((one) => one.name === name)?.run(words);
    return said.join("\n");
  } finally {
    print.mockRestore();
    vi.unstubAllEnvs();
  }
}
