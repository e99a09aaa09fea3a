import { freePort } from "../../support/servers/free-port";
import { type LiveServer, startLiveServer } from "./live-server";

/** A server and what it answers Prometheus. */
export type ServerWithFigures = {
  server: LiveServer;
  metricsPort: number;
  /** The value of a series; labels are written in the order of the series. NaN while there is none. */
  figure: (series: string) => Promise<number>;
};

/**
 * Starts a server with a port for its figures. Another process may take that port meanwhile: then it is
 * started with another.
 */
export async function startWithFigures(env: Record<string, string>): Promise<ServerWithFigures> {
  for (;;) {
    const metricsPort = await freePort();
    try {
      const server = await startLiveServer({ ...env, METRICS_PORT: String(metricsPort) });
      return { server, metricsPort, figure: (series) => figureAt(metricsPort, series) };
    } catch (error) {
      if (!String(error).includes(`METRICS_PORT: port ${metricsPort}`)) throw error;
    }
  }
}

async function figureAt(metricsPort: number, series: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const line = text.split("\n").find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length) ?? Number.NaN);
}
