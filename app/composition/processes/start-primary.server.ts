import { AggregatorRegistry } from "prom-client";
import type { Config } from "~/services/platform/config/read-config.server";
import { sessionSecret } from "~/services/platform/config/session-secret.server";
import { createLog } from "~/services/platform/log/log.server";
import { serveMetrics } from "~/services/platform/metrics/serve-metrics.server";
import { answerProcessFaults } from "~/services/platform/process/answer-process-faults.server";
import type { Opened } from "~/services/platform/process/opened.server";
import { ServerProcesses } from "~/services/platform/process/server-processes.server";
import { stopOnSignal } from "~/services/platform/process/stop-on-signal.server";
import { openSecretBox } from "~/services/shops/secrets/secret-box.server";
import { forkServer } from "./fork-server.server";
import { openDatabase, prepareTables } from "./open-database.server";
import { tellStart } from "./tell-start.server";

/** A server process may take its whole time to stop before the primary process is out of patience, ms. */
const patienceMs = 5_000;

/**
 * Starts the processes that serve, once what they share is there: database, tables, demo shops and keys. This
 * process serves nothing but the figures of all of them (rule operations-18).
 * @param limitMs how long a server process may take to stop
 * @throws StartError naming what is wrong and how to mend it
 */
export async function startPrimary(
  config: Config,
  { opened, say, limitMs }: { opened: Opened; say: (line: string) => void; limitMs: number },
): Promise<void> {
  const log = createLog({ level: config.logLevel });
  const { stop } = stopOnSignal({
    say,
    close: () => opened.close(),
    limitMs: limitMs + patienceMs,
    beforeKill: () => processes.kill(),
  });
  const onHopeless = () => void stop("No server process stays alive", 1);
  const processes = new ServerProcesses({
    count: config.processes,
    fork: () => forkServer(log),
    log,
    onHopeless,
  });
  answerProcessFaults(process, log, stop);
  const box = openSecretBox(config);
  sessionSecret(config);
  const parts = { config, box, log, opened, say };
  const database = await openDatabase(parts);
  await prepareTables(database, parts);
  if (config.metrics) {
    const all = new AggregatorRegistry();
    const figures = { contentType: all.contentType, metrics: () => all.clusterMetrics() };
    const server = await serveMetrics(figures, config.metrics, log);
    opened.push(async () => void server.close());
  }
  opened.push(() => processes.stop());
  const port = await processes.start();
  await tellStart(database.backDb, { config, log, port, say });
}
