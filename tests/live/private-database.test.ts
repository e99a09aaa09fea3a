import { describe } from "vitest";
import { killedPostgres } from "./private-database/killed-postgres";
import { marketPurchases } from "./private-database/market-purchases";
import { withPrivateSite } from "./private-database/private-site";
import { purchases } from "./private-database/purchases";

const site = withPrivateSite();
describe("purchases", () => purchases(site));
describe("purchases in a marketplace", () => marketPurchases(site));
describe("a killed PostgreSQL", () => killedPostgres(site));
