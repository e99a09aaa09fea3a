import { expect, test } from "vitest";
import { fileKind, unknownHeader } from "./file-kind";

test.each([
  [["Handle", "Title", "Variant Price"], "products"],
  [["Type", "SKU", "Name", "Regular price"], "products"],
  [["sku", "name", "price"], "products"],
  [["Redirect from", "Redirect to"], "redirects"],
  [["from", "to"], "redirects"],
  [["First Name", "Last Name", "Email", "Accepts Email Marketing"], "customers"],
  [["ID", "user_login", "user_email", "roles", "billing_first_name"], "customers"],
  [["Name", "Email", "Financial Status", "Lineitem name"], "orders"],
  [["order_id", "order_total", "billing_email", "billing_first_name"], "orders"],
  [["Order Number", "Order Total Amount", "SKU"], "orders"],
  [["Handle", "Title", "Body (HTML)", "Published", "Variant Price"], "products"],
  [["ID", "Handle", "Title", "Author", "Body HTML", "Published", "Template Suffix"], "pages"],
  [["Code", "Balance", "Currency", "Expires On"], "gift-cards"],
  [["Last Characters", "Customer Name", "Email", "Current Balance", "Enabled?"], "gift-cards"],
  [["Code", "Value", "Type", "Usage limit"], "discounts"],
  [["Name", "Value", "Value Type", "Type", "Status"], "discounts"],
  [["email", "first_name", "last_name", "group"], "customers"],
  [["comment_ID", "comment_post_ID", "comment_author_email", "comment_content", "rating"], "reviews"],
  [["title", "body", "rating", "reviewer_name", "reviewer_email", "product_id"], "reviews"],
] as const)("%j are %s", (header, kind) => {
  expect(fileKind(header)).toBe(kind);
});

test("other columns are not known", () => {
  expect(fileKind(["Date", "Amount"])).toBe(null);
});

test("a refused file is told its own columns and the names that are known", () => {
  const header = ["ID", "Тип", "Артикул", "Имя", "Опубликован", "Базовая цена", ""];
  expect(unknownHeader("goods.csv", header)).toBe(
    "goods.csv has no columns that are known here (ID, Тип, Артикул, Имя, Опубликован, ...): it is no export of products, customers, orders, discounts, gift cards, reviews, pages or redirects. Columns are known by their English names: of products Handle and Title (Shopify), Type, SKU, Name and Regular price (WooCommerce), or sku, name and price (ours). Export the file while your account there is in English, or write these names into its first line.",
  );
});

test("articles of a blog are pages", () => {
  const header = ["ID", "Handle", "Title", "Body HTML", "Tags", "Published", "Image Src", "Blog: Handle"];
  expect(fileKind(header)).toBe("pages");
});
