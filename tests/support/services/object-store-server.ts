import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** What the server does with a request in place of answering it: a status, silence, or half of its body. */
type Fault = 503 | 403 | "silence" | "half" | null;

/** A bucket that speaks S3's protocol. */
export type ObjectStoreServer = {
  endpoint: string;
  bucket: string;
  region: string;
  keys: { accessKeyId: string; secretAccessKey: string };
  /** The bytes of the bucket by key. */
  files: Map<string, Buffer>;
  /** Lines such as `GET media/acme/cup.webp`, of all requests. */
  asked: string[];
  /** Chosen for each request. */
  fault: (line: string) => Fault;
  close: () => Promise<void>;
};

/** Where it listens, port 0 being any, and what it wants of requests. */
type ListeningPlace = { host: string; port: number } & Pick<ObjectStoreServer, "keys" | "region">;

const bucket = "shops";
const testKeys = { accessKeyId: "AKTEST", secretAccessKey: "a secret of the tests" };
/** Keys that a page of a list has: few, so that every list has several. */
const pageSize = 3;

/**
 * Starts an object store in memory that answers as Amazon's documents say: it refuses a request whose
 * signature (version 4), digest or MD5 is wrong, and knows nothing but what Awning asks for.
 */
export async function startObjectStore({
  host = "127.0.0.1",
  port: wanted = 0,
  keys = testKeys,
  region = "eu-test-1",
}: Partial<ListeningPlace> = {}): Promise<ObjectStoreServer> {
  const files = new Map<string, Buffer>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    answer(store, request, response).catch((error: unknown) => {
      if (!response.headersSent) refuse(response, 500, "InternalError", String(error));
    });
  });
  await new Promise<void>((listening) => server.listen(wanted, host, listening));
  const { port } = server.address() as AddressInfo;
  const store: ObjectStoreServer = {
    endpoint: `http://${host}:${port}`,
    bucket,
    region,
    keys,
    files,
    asked,
    fault: () => null,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return store;
}

async function answer(
  { files, asked, fault, keys, region }: ObjectStoreServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? "/", "http://store");
  const [, name = "", ...rest] = url.pathname.split("/");
  const key = rest.map(decodeURIComponent).join("/");
  const line = `${request.method} ${key || (url.searchParams.get("prefix") ?? "")}`;
  asked.push(line);
  const broken = fault(line);
  if (broken === "silence") return;
  const body = await buffer(request);
  if (broken === 503) return refuse(response, 503, "SlowDown", "Please reduce your request rate.");
  if (broken === 403 || !isSigned({ keys, region }, request, url, body))
    return refuse(response, 403, "SignatureDoesNotMatch");
  if (name !== bucket) return refuse(response, 404, "NoSuchBucket");
  if (key === "") return url.searchParams.get("list-type") === "2" ? list(files, url, response) : undefined;
  const kept = files.get(key);
  switch (request.method) {
    case "PUT": {
      const md5 = createHash("md5").update(body).digest("base64");
      if (request.headers["content-md5"] !== md5) return refuse(response, 400, "BadDigest");
      files.set(key, body);
      return void response.writeHead(200, { ETag: etagOf(body) }).end();
    }
    case "DELETE":
      files.delete(key);
      return void response.writeHead(204).end();
    case "HEAD":
    case "GET":
      if (!kept) return refuse(response, 404, "NoSuchKey");
      return send(request, response, kept, { url, isHalf: broken === "half" });
    default:
      return refuse(response, 405, "MethodNotAllowed");
  }
}

const etagOf = (bytes: Buffer) => `"${createHash("md5").update(bytes).digest("hex")}"`;

function send(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  bytes: Buffer,
  { url, isHalf }: { url: URL; isHalf: boolean },
): void {
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? [];
  const part = start && end ? bytes.subarray(Number(start), Number(end) + 1) : bytes;
  const disposition = url.searchParams.get("response-content-disposition");
  response.writeHead(start ? 206 : 200, {
    ETag: etagOf(bytes),
    "Content-Length": part.byteLength,
    "Content-Type": url.searchParams.get("response-content-type") ?? "binary/octet-stream",
    ...(disposition ? { "Content-Disposition": disposition } : {}),
    ...(start ? { "Content-Range": `bytes ${start}-${end}/${bytes.byteLength}` } : {}),
  });
  if (method === "HEAD") response.end();
  else if (isHalf) response.write(part.subarray(0, part.byteLength / 2), () => response.destroy());
  else response.end(part);
}

function list(files: Map<string, Buffer>, { searchParams }: URL, response: ServerResponse): void {
  const prefix = searchParams.get("prefix") ?? "";
  const after = searchParams.get("continuation-token") ?? "";
  const all = [...files.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = all.slice(0, pageSize);
  const next = all.length > page.length ? page.at(-1) : undefined;
  const contents = page.map(
    (key) => `<Contents><Key>${key}</Key><Size>${files.get(key)?.byteLength}</Size></Contents>`,
  );
  response
    .writeHead(200, { "Content-Type": "application/xml" })
    .end(
      `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><Prefix>${prefix}</Prefix><KeyCount>${page.length}</KeyCount><IsTruncated>${next !== undefined}</IsTruncated>${contents.join("")}${next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ""}</ListBucketResult>`,
    );
}

function refuse(response: ServerResponse, status: number, code: string, message = code): void {
  response
    .writeHead(status, { "Content-Type": "application/xml" })
    .end(
      `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`,
    );
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Buffer, data: string) => createHmac("sha256", key).update(data).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Whether a request has the signature of these keys (AWS Signature Version 4), in a header or its address.
 */
function isSigned(
  { keys, region }: Pick<ObjectStoreServer, "keys" | "region">,
  { method, headers }: IncomingMessage,
  url: URL,
  body: Buffer,
): boolean {
  const query = Object.fromEntries(url.searchParams);
  const inHeader = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
    headers.authorization ?? "",
  );
  const [
    ,
    credential = query["X-Amz-Credential"] ?? "",
    names = query["X-Amz-SignedHeaders"] ?? "",
    signature,
  ] = inHeader ?? [];
  const at = inHeader ? String(headers["x-amz-date"]) : (query["X-Amz-Date"] ?? "");
  const [id, ...scope] = credential.split("/");
  const [day, place, service, kind] = scope;
  const claimed = inHeader ? String(headers["x-amz-content-sha256"]) : "UNSIGNED-PAYLOAD";
  if (id !== keys.accessKeyId || place !== region || service !== "s3" || kind !== "aws4_request")
    return false;
  if (!at.startsWith(day ?? "none") || !names.split(";").includes("host")) return false;
  if (claimed !== "UNSIGNED-PAYLOAD" && claimed !== sha256(body)) return false;
  if (!inHeader && secondsSince(at) > Number(query["X-Amz-Expires"])) return false;
  const canonical = [
    method,
    url.pathname,
    [...url.searchParams]
      .filter(([name]) => name !== "X-Amz-Signature")
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .sort()
      .join("&"),
    ...names.split(";").map((name) => `${name}:${String(headers[name] ?? "").trim()}`),
    "",
    names,
    claimed,
  ].join("\n");
  const text = ["AWS4-HMAC-SHA256", at, scope.join("/"), sha256(canonical)].join("\n");
  const signing = scope.reduce<string | Buffer>(hmac, `AWS4${keys.secretAccessKey}`);
  return hmac(signing, text).toString("hex") === (signature ?? query["X-Amz-Signature"]);
}

/** @param at such as `20260301T120000Z` */
const secondsSince = (at: string): number =>
  (Date.now() - Date.parse(at.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, "$1-$2-$3T$4:$5:$6Z"))) / 1000;
