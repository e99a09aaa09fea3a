import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Whether nginx is installed. */
export const hasNginx = (): boolean => spawnSync("nginx", ["-v"]).status === 0;

/**
 * Starts nginx with one worker that sends bytes from a file at every address.
 * @param headers sent with them, by their names in lower case
 */
export async function startNginx(
  body: Buffer,
  headers: Readonly<Record<string, string>>,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "awning-nginx-"));
  const port = await freePort();
  writeFileSync(join(folder, "page"), body);
  writeFileSync(join(folder, "nginx.conf"), configuration(folder, port, headers));
  const args = ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr", "-g", "daemon off;"];
  const child = spawn("nginx", args, { stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(child, "exit");
  while (child.exitCode === null && !(await isOpen(port)));
  if (child.exitCode !== null) throw new Error("nginx did not start.");
  return {
    port,
    stop: async () => {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Headers that nginx makes of the file and of its settings; it would send them twice. */
const itsOwn = new Set(["content-type", "etag", "last-modified"]);

function configuration(folder: string, port: number, headers: Readonly<Record<string, string>>): string {
  const added = Object.entries(headers)
    .filter(([name]) => !itsOwn.has(name))
    .map(([name, value]) => `add_header ${name} "${value.replace(/["\\]/g, "\\$&")}";`);
  return `
    worker_processes 1;
    ${process.getuid?.() === 0 ? "user root;" : ""}
    pid ${folder}/pid;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; tcp_nodelay on; etag on; open_file_cache max=10;
      keepalive_timeout 65; keepalive_requests 100000000; default_type "text/html; charset=utf-8";
      ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ")}
      server { listen 127.0.0.1:${port}; root ${folder}; ${added.join(" ")} location / { try_files /page =404; } }
    }`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
