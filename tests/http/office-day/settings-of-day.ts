import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { settingsModules } from "~/models/shops/settings/shop-settings";
import { closeConversation } from "~/services/conversations/inbox/close-conversation.server";
import { keepContactMessage } from "~/services/conversations/messages/keep-contact-message.server";
import { inTransaction } from "~/services/shops/changes/in-transaction.server";
import { hasLongTests } from "../../support/runs/long-tests";
import { formFields } from "../form-fields";
import { openPlainBrowser } from "../plain-browser";
import { htmlProblems } from "../runner/html-problems";
import { seenText } from "../runner/page";
import { sendWithoutNetwork } from "../runner/send-without-network";
import type { WorkingDay } from "./working-day";
import { origin } from "./working-day";

/** What people wait for, and settings. */
export function settingsOfDay(day: () => WorkingDay): void {
  test("what people wait for is one list by kind, the longest wait first (rule office-10)", async () => {
    const { demo, page } = day();
    const ctx = await demo.contextOf("harbor");
    const ask = (name: string) => {
      const message = { name, email: "bo@example.com", subject: "Kiln", content: "Is it hot?" };
      const sent = { message, customer: null, files: [], isMailed: false };
      return inTransaction(ctx, (inner) => keepContactMessage(inner, sent));
    };
    const [first, second] = [await ask("Bo"), await ask("Cleo")];
    const listed = async (query: string) =>
      [...(await page(`/admin/inbox?${query}`)).matchAll(/href="\/admin\/inbox\/(\d+)"/g)].map(([, id]) =>
        Number(id),
      );
    expect((await listed("kind=message")).slice(-2)).toEqual([first, second]);
    expect(await listed("kind=return")).not.toContain(first);
    expect(await listed("q=cleo+BO%40example")).toEqual([second]);
    expect(await listed("q=cleo&since-until=2020-01-01")).toEqual([]);
    expect(await page("/admin/inbox?q=cleo")).toContain('href="/admin/file/listed?list=inbox&amp;q=cleo"');
    await closeConversation(ctx, first);
    expect(await listed("")).not.toContain(first);
    expect((await listed("is=any")).slice(0, 2)).toEqual([second, first]);
    expect(await listed("is=any&q=%22bo")).toEqual([]);
    expect((await listed("is=any&q=kiln+bo")).slice(0, 2)).toEqual([second, first]);
  });

  test("a setting is refused beside its field, then saved and shown by the shop (rule office-6)", async () => {
    const { june, page } = day();
    const path = "/admin/settings/general";
    const version = /name="version" value="([^"]+)"/.exec(await page(path))?.[1] ?? "";
    const form = { do: "settings", version, "app.name": "Harbor & Pine", time_zone: "UTC", language: "en" };
    const wrong = await june.post(path, { ...form, email: "nowhere", tagline: "Kept <b>" });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toMatch(/id="settings-email-error"/);
    expect(wrong.body).toContain("Kept &lt;b&gt;");
    expect((await june.post(path, { ...form, email: "hello@harbor.example" })).status).toBe(303);
    expect(await page(path)).toContain("hello@harbor.example");
  });

  test("modules of settings open as forms that save what stands in them (rule office-12)", async () => {
    const { june, page } = day();
    const answers: unknown[] = [];
    const names = [...settingsModules.keys()].filter((_, at) => hasLongTests || at % 4 === 0);
    for (const name of names) {
      const path = `/admin/settings/${name}`;
      const before = formFields(await page(path), "form.office-record-form");
      const { headers } = await june.post(path, before);
      const after = formFields(await page(path), "form.office-record-form");
      answers.push([name, headers.location, isDeepStrictEqual(after, before)]);
    }
    expect(answers).toEqual(names.map((name) => [name, `/admin/settings/${name}?done=saved`, true]));
  });

  test("settings are tried as they are saved: tax, delivery, and what a cart costs (rule office-28)", async () => {
    const { june, page } = day();
    const place = { country: "US", state: "NY", postcode: "10001" };
    const tried = async (path: string, form: Record<string, string>) =>
      seenText((await june.post(path, { do: "try", ...place, ...form })).body);
    expect(await tried("/admin/settings/tax", { price: "100.00", class: "standard" })).toContain(
      "To pay $108.88",
    );
    const cart = { products: "MUG-103=2", codes: "", email: "" };
    expect(await tried("/admin/settings/shipping_methods", cart)).toContain("Ways of delivery");
    const [id] = /(?<=\/admin\/discounts\/)[a-z0-9-]+/.exec(await page("/admin/discounts")) ?? [""];
    expect(await tried(`/admin/discounts/${id}`, cart)).toContain("What it would cost");
    const popup = { path: "/spring-table", visitor: "guest", days: "29" };
    const kept = await tried("/admin/widgets/spring-popup", popup);
    expect(kept).toContain("It would stay closed");
    expect(kept).toContain("After it opens, it stays away for 30 days.");
    expect(await tried("/admin/widgets/spring-popup", { ...popup, days: "" })).toContain("It would open");
    const wrong = await june.post("/admin/settings/tax", {
      do: "try",
      country: "US",
      state: "Nowhere",
      price: "1",
    });
    expect([wrong.status, /id="try-state-error"/.test(wrong.body)]).toEqual([422, true]);
  });

  test("mails have the owner’s words, and are seen with an order (rule orders-26)", async () => {
    const { june, page, placeOrder } = day();
    const path = "/admin/settings/mails";
    const order = await placeOrder();
    const form = formFields(await page(path), "form.office-record-form");
    const own = form.map(([name, text]): [string, string] =>
      name === "placed.opening" ? [name, "Ahoy {name}, order {order} is in."] : [name, text],
    );
    expect((await june.post(path, own)).status).toBe(303);
    const seen = await june.post(path, { do: "see", kind: "placed", order, send: "yes" });
    expect(seen.body).toContain(`Ahoy Ada, order ${order} is in.`);
    expect(seenText(seen.body)).toContain("It is on its way to june@example.com.");
    const none = await june.post(path, { do: "see", kind: "refunded", order });
    expect([none.status, /id="see-order-error"/.test(none.body)]).toEqual([422, true]);
    const letter = await june.post(path, { do: "see", kind: "seller_ordered", order, send: "yes" });
    expect(letter.body).toContain(`New order ${order}`);
    const unknown = await june.post(path, { do: "see", kind: "password_reset", order: "no@example.com" });
    expect(unknown.body).toContain("There is nothing yet that this mail could be about.");
    const braces = form.map(([name, text]): [string, string] =>
      name === "registration.opening" ? [name, "Hello {name}"] : [name, text],
    );
    expect((await june.post(path, braces)).body).toContain("There is no {name}: use {shop}");
  });

  test("a provider says that it has no key, and domains say what to enter (rules payment-26, hosts-11)", async () => {
    const { june, page } = day();
    const asked = await june.post("/admin/settings/payment", { do: "test-stripe" });
    expect(seenText(asked.body)).toContain("Stripe has no key yet");
    expect((await june.post("/admin/domains", { do: "add", domain: "no domain" })).status).toBe(422);
    expect(seenText(await page("/admin/domains"))).toContain("Add a domain");
  });

  test("the policies’ page says which shoppers find, and begins one that is missing (rule policies-4)", async () => {
    const { page } = day();
    const policies = await page("/admin/policies");
    expect(policies).toContain("Refund policy");
    expect(htmlProblems(policies)).toEqual([]);
  });

  test("a form that is sent signed out is kept on a page, and goes on after the sign-in (rule staff-19)", async () => {
    const { demo, page } = day();
    const path = "/admin/settings/general";
    const form = formFields(await page(path), "form.office-record-form");
    const later = openPlainBrowser(sendWithoutNetwork(demo.listener), origin);
    const kept = await later.post(path, { ...Object.fromEntries(form), tagline: "Kept & found" });
    expect(kept.status).toBe(401);
    expect(htmlProblems(kept.body)).toEqual([]);
    const again = Object.fromEntries(formFields(kept.body, "form"));
    expect(again.tagline).toBe("Kept & found");
    await later.post("/admin/sign-in", { email: "june@example.com", password: "a quiet harbor" });
    expect((await later.post(path, again)).status).toBe(303);
    expect(await page(path)).toContain("Kept &amp; found");
  });

  test("who works chooses a dark office, which the server renders (rule office-16)", async () => {
    const { june, page } = day();
    const chosen = await june.post("/admin/me", { scheme: "dark", back: "/admin/orders?q=a" });
    expect(chosen.headers.location).toBe("/admin/orders?q=a");
    expect(await page("/admin/orders")).toContain('class="office" data-scheme="dark"');
    const strayed = await june.post("/admin/me", { scheme: "system", back: "//evil.example" });
    expect(strayed.headers.location).toBe("/admin");
    expect(await page("/admin/orders")).not.toContain("data-scheme");
  });
}
