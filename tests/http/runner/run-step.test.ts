import { expect, test } from "vitest";
import type { Answer, Outgoing } from "./answer";
import { parseHttpFile } from "./parse-http-file";
import { runStep, startWalk } from "./run-step";

const file = parseHttpFile(`@shop = http://harbor.localhost:3000
### Look
GET {{shop}}/mug
# expect status 200
# @capture id selector input @value
### Buy
POST {{shop}}/cart
Cookie: aged=1
Content-Type: application/x-www-form-urlencoded

intent=add
  &product={{id}}
# expect status 303
### A stranger
# @no-cookie-jar
GET {{shop}}/cart
# expect text {{id}}
`);

/** A shop with prepared answers that records its requests. */
function shopThatAnswers(...answers: Partial<Answer>[]) {
  const asked: Outgoing[] = [];
  const send = async (request: Outgoing): Promise<Answer> => {
    asked.push(request);
    return { status: 200, headers: {}, setCookies: [], body: "", ...answers[asked.length - 1] };
  };
  return { asked, send };
}

async function walkThrough(...answers: Partial<Answer>[]) {
  const { asked, send } = shopThatAnswers(...answers);
  const walk = startWalk(file, send);
  const failures: string[] = [];
  for (const step of file.steps) failures.push(...(await runStep(walk, step)));
  return { asked, failures };
}

const product = { body: '<input value="12">', setCookies: ["awning_session=abc; Path=/"] };

test("captured values and cookies go into the next request", async () => {
  const { asked, failures } = await walkThrough(product, { status: 303 }, { body: "12" });
  expect(failures).toEqual([]);
  expect(asked[1]?.body).toBe("intent=add&product=12");
  expect(asked[1]?.headers.cookie).toBe("awning_session=abc; aged=1");
});

test("another browser sends no cookies", async () => {
  const { asked } = await walkThrough(product, { status: 303 }, { body: "12" });
  expect(asked[2]?.headers.cookie).toBeUndefined();
});

test("a failed expectation is reported with its line", async () => {
  const { failures } = await walkThrough(product, { status: 500 }, { body: "nothing" });
  expect(failures).toEqual([
    "line 13: expected status 303, came status 500",
    "line 17: expected text {{id}}, came nothing",
  ]);
});
