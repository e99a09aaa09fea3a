import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";

/** A temporary folder of a test; `remove` it in afterAll. */
export type TestFolder = { path: string; remove: () => Promise<void> };

/** Makes an empty folder among the temporary files. */
export async function makeFolder(): Promise<TestFolder> {
  const path = await mkdtemp(join(tmpdir(), "awning-shop-"));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Writes files below a folder: path to text, bytes, or a value that becomes JSON. */
export async function writeFiles(folder: string, files: Record<string, unknown>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    const isPlain = typeof content === "string" || content instanceof Uint8Array;
    await writeFile(join(folder, path), isPlain ? content : JSON.stringify(content));
  }
}

/** A real picture of one colour. */
export function drawPicture(
  colour: string,
  {
    width = 40,
    height = 30,
    format = "png",
  }: { width?: number; height?: number; format?: "png" | "jpeg" | "webp" } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();
}

/**
 * The files of a small shop that has one of everything; `changes` replace or add files, null takes one away.
 */
export async function smallShop(changes: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  const files: Record<string, unknown> = {
    "shop.json": { code: "corner", name: "Corner", domains: ["corner.localhost"], settings: {} },
    "categories.json": [
      {
        slug: "kitchen",
        name: "Kitchen",
        image: "kitchen.png",
        description: '<img src="images/kitchen.png">',
      },
      { slug: "mugs", parent: "kitchen", name: "Mugs", seo_crawler_setting: "index_nofollow" },
    ],
    "products.csv": [
      "sku,name,class_code,parent_sku,price,final_price,categories,images,option:Size,children,qty,price_levels,attr:material,option_set",
      "MUG,Mug,,,24,19.5,mugs|kitchen,mug.png|https://example.com/mug.jpg,,,10,3:18,stoneware,engraving",
      "POT,Pot,variable_product,,,,kitchen,,,,,,,",
      "POT-S,,,POT,30,,,,Small,,4,,,",
      "POT-L,,,POT,42,,,,Large,,2,,,",
      "SET,Tea set,grouped,,,,kitchen,,,MUG|POT,,,,",
    ].join("\n"),
    "options.json": [
      {
        code: "engraving",
        options: [
          {
            code: "letters",
            label: "Letters",
            option_type: "iconlist",
            values: [
              {
                code: "roman",
                label: "Roman",
                additional_fee: "2.50",
                thumbnail: { type: "image", value: "mug.png", enlarge: true },
              },
              { code: "italic", label: "Italic", initial_visibility: "hide" },
            ],
          },
          { code: "words", label: "Words", option_type: "text", text_limit: { min: 1, max: 12 } },
        ],
        rules: [
          {
            conditions: [{ option: "letters", values: ["0"] }],
            actions: [{ option: "words", action: "show" }],
          },
        ],
        personalization: [{ code: "card", label: "Card", type: "textarea", character_limit: 80 }],
      },
    ],
    "templates/homepage.html":
      '<!-- { "name": "Homepage", "slug": "" } -->\n<img src="images/mug.png"><div data-widget="menu"></div>',
    "templates/about.html":
      '<!-- { "name": "About", "slug": "about", "seo_crawler_setting": "noindex_follow" } -->\n<p>Us</p>',
    "widgets/home.json": {
      "home-hero": {
        type: "static-image-banner",
        items: [{ title: "Hello", image: { value: "mug.png", label: "A mug" } }],
      },
    },
    "menus/main.json": { id: "main", name: "Main", items: [{ label: "Mugs", url: "/mugs", items: [] }] },
    "images/mug.png": await drawPicture("#aa3322"),
    "images/kitchen.png": await drawPicture("#2233aa", { width: 80, height: 20 }),
    ...changes,
  };
  return Object.fromEntries(Object.entries(files).filter(([, content]) => content !== null));
}
