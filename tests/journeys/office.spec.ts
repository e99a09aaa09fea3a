import { violations } from "./shopper/axe";
import { ownShop, runShop } from "./shopper/own-shop";
import { resize } from "./shopper/resize";
import { hydrated, open } from "./shopper/shop";
import { expect, test } from "./shopper/test";

const password = "a quiet harbor";

test.describe("who works in a shop", () => {
  // The one field that is filled in wrongly answers 422.
  test.use({ expectedStatuses: [422] });

  test("opens each kind of screen without a barrier at three widths, saves by keys, is asked before leaving, and builds a page @script @desktop", async ({
    page,
  }) => {
    const shop = await ownShop({
      "products.csv":
        "sku,class_code,parent_sku,name,price,option:Color,qty\nMUG,variable_product,,Mug,24,,\nMUG-R,,MUG,,24,Red,4\nPEN,,,Pen,9,,2",
    });
    const code = new URL(shop.url).hostname.split(".")[0] ?? "";
    const link = await runShop(
      "staff",
      "invite",
      "--client",
      code,
      "--email",
      "june@example.com",
      "--name",
      "June",
      "--role",
      "owner",
      "--print-link",
    );
    const invitation = new URL(/https?:\/\/\S+/.exec(link)?.[0] ?? "");
    const office = invitation.origin;
    await open(page, invitation.href);
    await page.locator('[name="password"]').fill(password);
    await page.locator('[name="password_again"]').fill(password);
    await page.getByRole("button", { name: "Accept invitation" }).click();
    await expect(page.getByRole("navigation", { name: "Office" })).toBeVisible();

    // One of each kind; walk-office.ts opens all, in the long tests.
    const examined = ["/admin", "/admin/orders", "/admin/products/MUG", "/admin/settings/active_theme"];
    for (const screen of [...examined, "/admin/customers", "/admin/new-order", "/admin/blocked"]) {
      await open(page, `${office}${screen}`);
      if (examined.includes(screen)) expect(await violations(page), screen).toEqual([]);
      for (const width of [390, 768, 1280]) {
        await resize(page, { width, height: 900 });
        const isWithin = () => document.documentElement.scrollWidth <= window.innerWidth;
        await expect.poll(() => page.evaluate(isWithin), { message: `${screen} at ${width} px` }).toBe(true);
      }
    }

    await open(page, `${office}/admin/settings/general`);
    await hydrated(page);
    await page.getByLabel("Email").fill("nowhere");
    await page.keyboard.press("Control+s");
    await expect(page.getByLabel("Email")).toBeFocused();
    await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
    await page.getByLabel("Email").fill("hello@harbor.example");
    // A key that is pressed while the question is asked goes to the question.
    const asked = page.waitForEvent("dialog").then((dialog) => dialog.dismiss());
    await page.getByRole("link", { name: "Products" }).click();
    await asked;
    await expect(page.getByLabel("Email")).toHaveValue("hello@harbor.example");
    await page.keyboard.press("Control+s");
    await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();

    await page.context().clearCookies();
    await page.getByLabel("Tagline").fill("Kept over the sign-in");
    await page.keyboard.press("Control+s");
    const signIn = page.frameLocator('iframe[title="Sign in"]');
    await signIn.locator('[name="email"]').fill("june@example.com");
    await signIn.locator('[name="password"]').fill(password);
    const goesOn = page.waitForResponse(
      (answer) => answer.request().method() === "POST" && answer.url().includes("/settings/general"),
    );
    await signIn.getByRole("button", { name: "Sign in", exact: true }).click();
    await goesOn;
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.reload();
    await expect(page.getByLabel("Tagline")).toHaveValue("Kept over the sign-in");

    await open(page, `${office}/admin/products`);
    await hydrated(page);
    await page.getByRole("link", { name: "Mug" }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("link", { name: "Pen" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Pen" })).toBeVisible();

    await page.keyboard.press("Control+k");
    await page.keyboard.type("mug");
    await expect(page.getByRole("combobox", { name: "Find or do" })).toHaveValue("mug");
    expect(await violations(page), "the palette").toEqual([]);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Mug" })).toBeVisible();

    await open(page, `${office}/admin/new/pages`);
    await hydrated(page);
    await page.getByLabel("Name").fill("Winter");
    await page.getByLabel("Address").fill("winter");
    await page.getByLabel("Begins with").selectOption("landing");
    await page.keyboard.press("Control+s");
    const shown = page.frameLocator("iframe[data-front]");
    await expect(shown.getByRole("heading", { name: "What you make, in one line" })).toBeVisible();
    expect(await violations(page), "the builder").toEqual([]);
    const banner = page.getByRole("link", { name: /^Banner/ });
    await banner.press("Enter");
    await page.getByLabel("Title").first().fill("Winter is here");
    await expect(shown.getByRole("heading", { name: "Winter is here" })).toBeVisible();
    await banner.press("Alt+ArrowDown");
    await expect(page.locator(".office-outline li").nth(1)).toContainText("Winter is here");
    await page.getByText("Publish…").click();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByText("Not published yet")).toBeHidden();
    await open(page, `${shop.url}/winter`);
    await expect(page.getByRole("heading", { name: "Winter is here" })).toBeVisible();
  });
});
