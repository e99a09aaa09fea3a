import type { GraphQLSchema } from "graphql";
import { anyCall } from "./graphql-calls";
import { anyInAddress, anyValue, wellFormed } from "./odd-values";
import type { Random } from "./random";
import { pathOf } from "./route-paths";

/** A request as bytes of a connection, and its first line to name it by. */
export type RawRequest = { line: string; bytes: Buffer };

const methods = [
  "GET",
  "GET",
  "GET",
  "GET",
  "HEAD",
  "POST",
  "POST",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "TRACE",
];
const hosts = [
  "harbor.localhost",
  "harbor.localhost",
  "harbor.localhost",
  "bazaar.localhost",
  "leaf.localhost",
];
const oddHosts = [
  "shut.localhost",
  "nobody.example",
  "a<b.com",
  "",
  "user@b.com",
  "127.0.0.1",
  "a b",
  "[::1]:1",
  "x:99999",
];
const parameters =
  "q page sort view price by redirect return_to order token hash url sent state _routes index template provider id sku template_id preview verifyHash email".split(
    " ",
  );
const fields =
  "intent product_id qty line_id email password first_name last_name address_line1 city state postcode country phone shipping_method payment_method billing_same place_token seen return_to answer outcome _token _return_to name message photos dir submission_id wuids keyword models docVersion consent".split(
    " ",
  );
const intents =
  "add update remove contact shipping-address shipping-method payment place save move coupon".split(" ");
const types = [
  "application/x-www-form-urlencoded",
  "application/json",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "text/plain",
  "application/json; charset=utf-7",
  "",
];
const headerNames =
  "accept accept-encoding accept-language cookie if-none-match range origin referer sec-fetch-site sec-fetch-dest client-domain quote-id session-id x-forwarded-host content-encoding expect2".split(
    " ",
  );
const headerValues = [
  "text/html",
  "application/json",
  "gzip, br;q=0",
  "awning_session=x",
  "consent=%7B; location={bad; awning_session=; notice=e30",
  "bytes=0-1,5-",
  "null",
  "http://harbor.localhost",
  "same-origin",
  "document",
  "bazaar.localhost",
  "a<b",
];

/** Any request to any route of a build or any operation of its schema. */
export function anyRequest(patterns: readonly string[], schema: GraphQLSchema, random: Random): RawRequest {
  const isCall = random.often(20);
  const method = isCall && random.often(95) ? "POST" : random.pick(methods);
  const path = isCall ? "/api-graphql" : anyPath(patterns, random);
  const query = random.often(50) ? `?${anyQuery(random)}` : "";
  const headers = anyHeaders(random);
  const hasBody = isCall || (method !== "GET" && method !== "HEAD" ? random.often(90) : random.often(5));
  const type = isCall && random.often(95) ? "application/json" : random.pick(types);
  const body = Buffer.from(hasBody ? (isCall ? anyCall(schema, random) : anyBody(type, random)) : "", "utf8");
  if (hasBody) headers.push(`Content-Type: ${type}`, `Content-Length: ${body.length}`);
  const line = `${method} ${path}${query} HTTP/1.1`;
  const head = `${[line, ...headers, "Connection: close"].join("\r\n")}\r\n\r\n`;
  return {
    line: `${line} [${headers.join(" | ")}] ${body.toString("utf8").slice(0, 400)}`,
    bytes: Buffer.concat([Buffer.from(head, "latin1"), body]),
  };
}

function anyPath(patterns: readonly string[], random: Random): string {
  const path = pathOf(random.pick(patterns), random);
  if (random.often(10)) return `${path}.data`;
  return random.often(8)
    ? `/${random.pick(["assets", "media", "media/harbor", ""])}/${anyInAddress(random)}`
    : path;
}

const anyQuery = (random: Random) =>
  Array.from(
    { length: 1 + random.below(4) },
    () => `${random.often(90) ? random.pick(parameters) : anyInAddress(random)}=${anyInAddress(random)}`,
  ).join(random.pick(["&", "&&"]));

function anyHeaders(random: Random): string[] {
  const host = random.pick(random.often(90) ? hosts : oddHosts);
  const headers = [`Host: ${host}`, `X-Forwarded-For: 198.51.${random.below(256)}.${random.below(256)}`];
  for (let count = random.below(4); count > 0; count--)
    headers.push(`${random.pick(headerNames)}: ${random.pick(headerValues)}`);
  if (random.often(20))
    headers.push(
      `Cookie: ${random.pick(headerNames)}=${anyInAddress(random)}; awning_session=${anyInAddress(random)}`,
    );
  return headers;
}

function anyBody(type: string, random: Random): string {
  const entries = Array.from({ length: random.below(8) }, (): [string, string] => {
    const name = random.often(90) ? random.pick(fields) : anyValue(random);
    return [name, name === "intent" ? random.pick(intents) : wellFormed(anyValue(random))];
  });
  if (random.often(5)) return anyValue(random).repeat(50);
  if (type.startsWith("application/json"))
    return JSON.stringify(random.often(90) ? Object.fromEntries(entries) : entries);
  if (type.startsWith("multipart"))
    return `${entries.map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"${random.often(20) ? '; filename="a.png"' : ""}\r\n\r\n${value}\r\n`).join("")}${random.often(90) ? "--x--\r\n" : ""}`;
  return new URLSearchParams(entries.map(([name, value]) => [wellFormed(name), value])).toString();
}
