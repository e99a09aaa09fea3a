import { expect, test } from "vitest";
import { sendWithoutNetwork } from "./send-without-network";

const send = sendWithoutNetwork((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    response.setHeader("Set-Cookie", ["a=1", "b=2"]);
    response.end(`${request.method} ${request.headers.host}${request.url} ${Buffer.concat(parts).length}`);
  });
});
const url = new URL("http://harbor.localhost:3000/cart?x=1");

test("a request reaches the listener unchanged, and so does its answer", async () => {
  const body = "x".repeat(300_000);
  const answer = await send({ method: "POST", url, headers: { accept: "text/html" }, body });
  expect(answer).toMatchObject({
    status: 200,
    setCookies: ["a=1", "b=2"],
    body: "POST harbor.localhost:3000/cart?x=1 300000",
  });
});
