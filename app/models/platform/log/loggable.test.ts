import { describe, expect, test } from "vitest";
import { loggable, loggableText } from "./loggable";

describe("fields", () => {
  test.each([
    "password",
    "newPassword",
    "sessionSecret",
    "place_token",
    "Authorization",
    "set-cookie",
    "apiKey",
    "email",
    "shippingAddress",
    "firstName",
    "postcode",
  ])("%s is hidden", (name) => {
    expect(loggable({ [name]: "something of somebody" })).toEqual({ [name]: "[redacted]" });
  });

  test("names of orders, shops and durations are kept", () => {
    const fields = { shop: "harbor", orderNumber: "1000001", durationMs: 12, isSent: true, widget: null };
    expect(loggable(fields)).toEqual(fields);
  });

  test("nested fields are hidden too", () => {
    expect(loggable({ request: { headers: [{ cookie: "session=1" }] } })).toEqual({
      request: { headers: [{ cookie: "[redacted]" }] },
    });
  });

  test("an absent secret is shown as absent", () => {
    expect(loggable({ token: null, hasPassword: false })).toEqual({ token: null, hasPassword: false });
  });

  test("an error is its stack and its cause's, without quoted personal data", () => {
    const cause = new Error("Key (email)=(ada@example.com) already exists.");
    const { error } = loggable({ error: new Error("Failed query", { cause }) });
    expect(error).toMatch(/^Error: Failed query\n +at /);
    expect(error).toContain("caused by Error: Key (email)=([e-mail]) already exists.");
  });

  test("the parameters of a failed statement are hidden, its location is not", () => {
    const error = new Error(
      "Failed query: insert into customers values ($1, $2)\nparams: Ada,12 Harbor St\nNazareth",
    );
    const written = String(loggable({ error }).error);
    expect(written).toMatch(/^Error: Failed query: insert .*\nparams: \[redacted\]\n +at /);
    expect(written).not.toMatch(/Ada|Nazareth/);
  });

  test("values that JSON cannot hold become text", () => {
    const circle: Record<string, unknown> = {};
    circle.again = circle;
    expect(() => JSON.stringify(loggable({ circle }))).not.toThrow();
    expect(loggable({ count: 1n, at: new Date(0), never: new Date(Number.NaN) })).toEqual({
      count: "1",
      at: "1970-01-01T00:00:00.000Z",
      never: "Invalid Date",
    });
  });

  test("a list of a million is shortened", () => {
    expect(loggable({ ids: Array.from({ length: 1_000_000 }, (_, at) => at) }).ids).toHaveLength(100);
  });
});

describe("texts", () => {
  test.each([
    ["mail to Ada <ada.byron+shop@mail.example.co.uk> failed", "mail to Ada <[e-mail]> failed"],
    ["/account?email=ada%40example.com", "/account?email=[redacted]"],
    ["/verify-email?token=abc.def&next=%2F", "/verify-email?token=[redacted]&next=%2F"],
    ["/order/7?key=abc", "/order/7?key=[redacted]"],
    [
      "postgres://shop:pa:ss-word@db.internal:5432/awning",
      "postgres://shop:[redacted]@db.internal:5432/awning",
    ],
    ["the 2 @ 3 of 4", "the 2 @ 3 of 4"],
  ])("%s", (text, written) => {
    expect(loggableText(text)).toBe(written);
  });

  test("a long text is shortened", () => {
    expect(loggableText("x".repeat(10_001))).toHaveLength(10_000);
  });
});
