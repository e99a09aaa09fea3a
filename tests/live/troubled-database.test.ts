import { describe } from "vitest";
import { databaseAway } from "./troubled-database/database-away";
import { lockedShop } from "./troubled-database/locked-shop";
import { withTroubledDatabase } from "./troubled-database/troubled-database";

const site = withTroubledDatabase();
describe("a locked shop", () => lockedShop(site));
describe("a database that is away", () => databaseAway(site));
