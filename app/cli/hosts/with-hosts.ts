import { eq } from "drizzle-orm";
import type { HostBase } from "~/services/office/host/require-host.server";
import { type Config, readConfig } from "~/services/platform/config/read-config.server";
import { readShop } from "~/services/shops/directory/shop-directory.server";
import { shops } from "~/tables/shops/shops";
import { type OpenShops, withShops } from "../open-shops";

/** What a command for the shops of every database works with. */
export type OpenHosts = Omit<OpenShops, "base"> & { base: HostBase; config: Config };

/** Runs a command that does what hosts do in their office, and is refused what they are. */
export const withHosts = (name: string, command: (open: OpenHosts) => Promise<void>): Promise<void> =>
  withShops(name, async (open) => {
    const config = readConfig(process.env);
    const { hostClient, clusters } = config;
    const hosts = hostClient === undefined ? null : await readShop(open.base.db, eq(shops.code, hostClient));
    const hostId = hosts?.tenant.id ?? null;
    await command({ ...open, config, base: { ...open.base, clusters, hostId, by: "command line" } });
  });
