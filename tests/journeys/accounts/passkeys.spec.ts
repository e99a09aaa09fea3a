import { open, register, signOut } from "../shopper/shop";
import { expect, type Page, test } from "../shopper/test";

/** Gives the browser a device that confirms its person at once. */
async function plugIn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test.describe("a passkey", () => {
  // One that the shop does not know is refused with 422.
  test.use({ expectedStatuses: [422] });

  test("is added, signs in to ask a question, is removed and then refused @script", async ({ page }) => {
    await plugIn(page);
    await register(page);
    await open(page, "/account/login-method");
    const add = page.getByRole("button", { name: "Add a passkey" });
    await add.click();
    await expect(page.getByText("Please give the passkey a name.")).toBeVisible();
    await page.getByLabel("Name of the new passkey").fill("My phone");
    await add.click();
    await expect(page.getByText(/^Added .+, never used$/)).toBeVisible();
    await signOut(page);

    await open(page, "/harbor-carafe");
    await page.getByRole("link", { name: "Ask about this product" }).click();
    await page.getByRole("link", { name: "Sign in to ask" }).click();
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await expect(page).toHaveURL(/\/account\/messages\/product\//);
    await open(page, "/account/login-method");
    await expect(page.getByText(/^Added .+, last used .+$/)).toBeVisible();
    await page.getByRole("button", { name: "Remove the passkey My phone" }).click();
    await expect(page.getByText("The passkey was removed from your login methods.")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Remove the passkey/ })).toHaveCount(0);
    await signOut(page);
    await open(page, "/login");
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await expect(page.getByText("We don’t know this passkey.")).toBeVisible();
    await expect(page.getByLabel("Email")).toBeVisible();
  });
});
