import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Locator, Page } from "playwright";
import sharp from "sharp";

const viewport = { width: 960, height: 800 };
/** The header would stand in front of what is taller than the window. */
const unstuck = "header { position: static !important }";
const mostHeightPx = 640;
const mostBytes = 40_000;
const qualities = [70, 55, 40, 25];

/**
 * Widgets that stand in the page: the name of the picture to the section of harbor's widget gallery it shows.
 */
const inGallery: Record<string, string> = {
  "carousel-banner": "carousel-banner",
  "static-image-banner": "static-image-banner",
  "partial-banner": "partial-banner",
  "call-to-action": "call-to-action",
  "product-slider": "product-slider",
  "product-list": "product-list",
  "product-card": "product-card",
  video: "video-placeholder",
  button: "button",
  "text-content": "text-content",
  "simple-text": "simple-text",
  "embed-code": "embed-code",
  "optional-content": "optional-content",
  countdown: "countdown",
  form: "form",
  "email-signup": "form-placeholder",
};

/** Where the pictures are taken and kept. `galleryPath` is the preview of the widget gallery. */
type Place = { port: number; galleryPath: string; folder: string };

/** Takes one picture of every widget, small enough for a guide. */
export async function takeWidgets(browser: Browser, { port, galleryPath, folder }: Place): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const harbor = `http://harbor.localhost:${port}`;
  const leaf = `http://leaf.localhost:${port}`;
  const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
  const page = await context.newPage();
  const take = async (name: string, target: Locator) => {
    await target.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    await writeSmall(
      join(folder, `${name}.webp`),
      await target.screenshot({ animations: "disabled", style: unstuck }),
    );
  };

  // A page whose letters come late keeps those it began with: the second look has them at hand.
  await page.goto(harbor + galleryPath);
  await page.waitForLoadState("networkidle");
  await page.reload();
  await seeAll(page);
  for (const [name, id] of Object.entries(inGallery)) await take(name, page.locator(`section#${id}`));
  await take("footer", page.locator("footer").last());

  await page.goto(harbor);
  await page.getByRole("link", { name: "Kitchen & table", exact: true }).first().hover();
  await page.locator("header li").getByRole("link", { name: "Mugs" }).first().waitFor();
  const clip = { x: 0, y: 0, width: viewport.width, height: 520 };
  await writeSmall(join(folder, "menu.webp"), await page.screenshot({ clip, animations: "disabled" }));

  await page.clock.install();
  await page.goto(`${harbor}/spring-table`);
  await page.waitForLoadState("networkidle");
  await page.clock.runFor(21_000);
  await take("popup", page.getByRole("dialog"));

  await page.goto(leaf);
  await take("age-confirmation", page.getByRole("dialog"));
  await context.close();
}

/** Lazy pictures and frames come when they are seen. */
async function seeAll(page: Page): Promise<void> {
  const heightPx = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < heightPx; y += viewport.height / 2) await page.mouse.wheel(0, viewport.height / 2);
  await page.waitForLoadState("networkidle");
}

async function writeSmall(path: string, png: Buffer): Promise<void> {
  const { width, height } = await sharp(png).metadata();
  const shown = sharp(png).extract({ left: 0, top: 0, width, height: Math.min(height, mostHeightPx) });
  for (const quality of qualities) {
    const bytes = await shown.clone().webp({ quality, effort: 6 }).toBuffer();
    writeFileSync(path, bytes);
    if (bytes.length <= mostBytes) break;
  }
  console.log(path);
}
