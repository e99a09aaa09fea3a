import { expect, test } from "vitest";
import {
  expiredSessionCookie,
  readSessionToken,
  sessionCookie,
  sessionTokenOf,
} from "./session-cookie.server";

const token = "A".repeat(43);
const tokenOf = (headers: Record<string, string>) =>
  readSessionToken(new Request("https://a.example/", { headers }));

test("a session lasts 30 days and is inaccessible to scripts and other sites", () => {
  expect(sessionCookie(token, "https://a.example")).toBe(
    `__Host-awning_session=${token}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure`,
  );
});

test.each(["http://localhost:3000", ""])(
  "with the non-https origin %j the cookie is set without Secure",
  (origin) => {
    expect(sessionCookie(token, origin)).not.toContain("Secure");
  },
);

test("signing out removes the cookie", () => {
  expect(expiredSessionCookie()).toBe("awning_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
});

test("is read among other cookies", () => {
  expect(tokenOf({ Cookie: `x=1; awning_session=${token};y=2` })).toBe(token);
});

test("API clients may send it as a header", () => {
  expect(tokenOf({ "session-id": token })).toBe(token);
});

test("API clients may send it as a bearer token", () => {
  expect(tokenOf({ Authorization: `Bearer ${token}` })).toBe(token);
  expect(tokenOf({ Authorization: `Basic ${token}` })).toBeNull();
});

test.each(["https://a.example", ""])("is found in the answer that sets its cookie for %j", (origin) => {
  const headers = new Headers({ "Set-Cookie": "awning_device=x; Path=/" });
  headers.append("Set-Cookie", sessionCookie(token, origin));
  expect(sessionTokenOf(headers)).toBe(token);
  expect(sessionTokenOf(new Headers({ "Set-Cookie": expiredSessionCookie(origin) }))).toBeNull();
});

test("the cookie takes precedence over the header", () => {
  expect(tokenOf({ Cookie: `awning_session=${token}`, "session-id": "B".repeat(43) })).toBe(token);
});

test.each(["", "A".repeat(42), "A".repeat(44), `${"A".repeat(42)}%`])("%j is not a token", (value) => {
  expect(tokenOf({ Cookie: `awning_session=${value}` })).toBeNull();
});

test("a cookie whose name merely ends the same is ignored", () => {
  expect(tokenOf({ Cookie: `xawning_session=${token}` })).toBeNull();
});
