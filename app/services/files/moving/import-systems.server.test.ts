import { and, asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { categories, products } from "~/tables/catalogue/catalogue";
import { offers, stockItems } from "~/tables/catalogue/offers";
import { listRedirects } from "../../content/redirects/list-redirects.server";
import { type MovingShop, openMovingShop } from "./import-fixture.server";

let shop: MovingShop;
beforeAll(async () => {
  shop = await openMovingShop();
});
afterAll(() => shop.close());

const magento = `sku,store_view_code,attribute_set_code,product_type,categories,name,description,weight,product_online,tax_class_name,visibility,price,special_price,url_key,meta_title,base_image,additional_images,additional_attributes,qty,is_in_stock,manage_stock,use_config_manage_stock,configurable_variations,configurable_variation_labels,associated_skus
BAG,,Bag,simple,"Default Category/Gear,Default Category/Gear/Bags",Duffle bag,<p>Roomy</p>,2.000000,1,Taxable Goods,"Catalog, Search",34.000000,30.000000,duffle-bag,Duffle,/b/a/bag.jpg,"/b/a/bag.jpg,/b/a/bag-2.jpg","activity=Gym|Hiking,eco=Yes,has_options=1,quantity_and_stock_status=In Stock",100.0000,1,1,1,,,
BAG,german,Bag,simple,,Reisetasche,,,,,,,,,,,,,,,,,,,
TEE-S,,Top,simple,Default Category/Tops,Tee S,,,1,Taxable Goods,Not Visible Individually,20.000000,,tee-s,,,,,5.0000,1,1,1,,,
TEE-M,,Top,simple,Default Category/Tops,Tee M,,,2,Taxable Goods,Not Visible Individually,21.000000,,tee-m,,,,,0.0000,0,1,1,,,
TEE,,Top,configurable,Default Category/Tops,Tee,,,1,Taxable Goods,"Catalog, Search",,,tee,,,,,,1,1,1,"sku=TEE-S,size=S|sku=TEE-M,size=M",size=Size,
SET,,Bag,grouped,Default Category/Gear,Set,,,1,Taxable Goods,"Catalog, Search",,,set,,,,,,1,1,1,,,"BAG=1.0000,TEE-S=2.0000"
OFF,,Bag,simple,Default Category/Gear,Off,,,2,None,"Catalog, Search",5,,off,,,,,1,1,1,1,,,
`;

const bigCommerce = `Item,ID,Name,Type,SKU,Options,Inventory Tracking,Current Stock,Price,Sale Price,Categories,Description,Product URL,Weight,Is Visible,Is Featured,Variant Image URL,Internal Image URL (Export)
Product,100,Drum sticks,physical,STICK,,variant,0,12.00,10.00,Percussion/Sticks;Sale,<p>Hard</p>,/shop/drum-sticks/,0.5,TRUE,TRUE,,
Variant,101,,,STICK-5A,Type=Dropdown|Name=Size|Value=5A,,7,,,,,,,,,,
Variant,102,,,STICK-7A,Type=Dropdown|Name=Size|Value=7A,,0,13.00,,,,,,,,,
Image,200,,,,,,,,,,,,,,,,https://cdn.example/sticks.jpg
Product,110,Hidden snare,physical,SNARE,,none,0,99.00,0,23,,/hidden-snare/,,FALSE,FALSE,,
`;

const bigCommerceBefore = `Item Type,Product ID,Product Name,Product Code/SKU,Brand Name,Product Description,Price,Sale Price,Allow Purchases?,Product Visible?,Track Inventory,Current Stock Level,Category,Product Image File - 1,Product Image File - 2,Product URL
Product,1,Gloves,GLOVE,Norr,,30.00,0.00,Y,Y,by option,0,Shop/Hands,g/glove.jpg,g/glove-2.jpg,/gloves/
  SKU,2,"[RT]Size=Large,[CS]Color=Red:#ff0000",GLOVE-L,,,[ADD]2.50,,,,,4,,,,
  SKU,3,"[RT]Size=Small,[CS]Color=Red:#ff0000",GLOVE-S,,,,,,,,1,,,,
`;

const squarespace = `Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Visible,Hosted Image URLs
a1,v1,PHYSICAL,store,linen-shirt,Linen shirt,<p>Light</p>,SQ1,Size,S,40.00,35.00,Yes,3,"/Shirts, /Sale",linen,0.5,Yes,https://img.example/1.jpg https://img.example/2.jpg
,v2,,,,,,SQ2,Size,M,40.00,0.00,No,Unlimited,,,,,
a2,v3,SERVICE,store,hemming,Hemming,,SQ3,,,10.00,0.00,No,Unlimited,,,0,No,
`;

const stored = async () => {
  const rows = await shop.database.db
    .select({
      sku: products.sku,
      slug: products.slug,
      price: offers.priceMinor,
      now: offers.finalPriceMinor,
      isVisible: offers.isVisible,
      onHand: stockItems.onHand,
      isCounted: stockItems.manageStock,
      weightG: products.weightG,
    })
    .from(products)
    .leftJoin(offers, and(eq(offers.tenantId, products.tenantId), eq(offers.productId, products.id)))
    .leftJoin(
      stockItems,
      and(eq(stockItems.tenantId, offers.tenantId), eq(stockItems.id, offers.stockItemId)),
    )
    .orderBy(asc(products.sku));
  return new Map(rows.map(({ sku, ...row }) => [sku, row]));
};
const bring = async (text: string) => {
  const report = await shop.importText(text);
  const again = await shop.importText(text);
  expect(again.counts.map(({ counts }) => counts.added + counts.changed)).toEqual([0, 0, 0]);
  return { report, goods: await stored() };
};
const redirects = async () => new Map((await listRedirects(shop.ctx)).map(({ from, to }) => [from, to]));

test("Magento's file becomes products with variations, prices, stock, categories and old addresses", async () => {
  const { report, goods } = await bring(magento);
  expect(report.refused).toEqual([]);
  expect(report.counts.map(({ counts }) => counts.added)).toEqual([4, 2, 7]);
  expect(goods.get("BAG")).toMatchObject({
    slug: "duffle-bag",
    price: 3400,
    now: 3000,
    onHand: 100,
    weightG: 907,
  });
  expect(goods.get("TEE-S")).toMatchObject({ slug: null, price: 2000, onHand: 5, isVisible: true });
  expect(goods.get("TEE-M")).toMatchObject({ price: 2100, onHand: 0, isVisible: false });
  expect(goods.get("OFF")).toMatchObject({ isVisible: false });
  const [bag] = await shop.database.db.select().from(products).where(eq(products.sku, "BAG"));
  expect(bag).toMatchObject({ metaTitle: "Duffle" });
  expect(bag?.attributes).toEqual({ activity: ["Gym", "Hiking"] });
  const tree = await shop.database.db.select({ slug: categories.slug }).from(categories);
  expect(tree.map(({ slug }) => slug).sort()).toEqual(["bags", "gear", "tops"]);
  expect((await redirects()).get("/duffle-bag.html")).toBe("/duffle-bag");
  expect(report.unseen).toEqual([
    "1 of 4 products not shown: the file says so",
    "1 of their variations not shown",
  ]);
});

test("BigCommerce's file of today does, and what is not in it is said", async () => {
  const { report, goods } = await bring(bigCommerce);
  expect(report.refused).toEqual([]);
  expect(goods.get("STICK-5A")).toMatchObject({ price: 1200, now: 1000, onHand: 7, isCounted: true });
  expect(goods.get("STICK-7A")).toMatchObject({ price: 1300, onHand: 0 });
  expect(goods.get("SNARE")).toMatchObject({ price: 9900, isCounted: false, isVisible: false });
  expect((await redirects()).get("/shop/drum-sticks")).toBe("/drum-sticks");
  expect(report.notes.map(({ reason }) => reason)).toContain(
    "its categories are numbers in this file: export with 'Category Details', or sort it in here",
  );
});

test("BigCommerce's file of before does", async () => {
  const { report, goods } = await bring(bigCommerceBefore);
  expect(report.refused).toEqual([]);
  expect(goods.get("GLOVE-L")).toMatchObject({ price: 3250, onHand: 4 });
  expect(goods.get("GLOVE-S")).toMatchObject({ price: 3000, onHand: 1 });
  const [small] = await shop.database.db.select().from(products).where(eq(products.sku, "GLOVE-S"));
  expect(small?.optionValues).toEqual({ Size: "Small", Color: "Red" });
});

test("Squarespace's file does", async () => {
  const { report, goods } = await bring(squarespace);
  expect(report.refused).toEqual([]);
  expect(goods.get("linen-shirt")).toMatchObject({ slug: "linen-shirt" });
  expect(goods.get("SQ1")).toMatchObject({ price: 4000, now: 3500, onHand: 3 });
  expect(goods.get("SQ2")).toMatchObject({ price: 4000, isCounted: false });
  expect(goods.get("SQ3")).toMatchObject({ slug: "hemming", isVisible: false });
  expect((await redirects()).get("/store/p/linen-shirt")).toBe("/linen-shirt");
});

test.each([
  ["Etsy", "TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,SKU\nMug,,5,USD,1,,,,M\n"],
  ["PrestaShop", "Product ID;Image;Name;Reference;Category;Price (tax excl.);Quantity\n1;;Mug;M;Cups;5;1\n"],
  ["Magento 1", "sku,_store,_attribute_set,_type,name,price\nM,,Default,simple,Mug,5\n"],
])("a file of %s's products is named as what it is", async (system, text) => {
  await expect(shop.importText(text)).rejects.toThrow(
    `file.csv is a file of products of ${system}, which is not read here.`,
  );
});
