import { afterAll, beforeAll, describe } from "vitest";
import { goodsOfDay } from "./office-day/goods-of-day";
import { ordersOfDay } from "./office-day/orders-of-day";
import { settingsOfDay } from "./office-day/settings-of-day";
import { beginDay, type WorkingDay } from "./office-day/working-day";

// One file: each server costs seconds.
let day: WorkingDay;
beforeAll(async () => {
  day = await beginDay();
});
afterAll(() => day?.demo.close());

describe("orders", () => ordersOfDay(() => day));
describe("goods", () => goodsOfDay(() => day));
describe("settings", () => settingsOfDay(() => day));
