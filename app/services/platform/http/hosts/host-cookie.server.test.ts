import { describe, expect, test } from "vitest";
import { hostCookie, plainCookies } from "./host-cookie.server";

describe("a cookie of the shop", () => {
  test("over https can only be set by its own host", () => {
    expect(hostCookie("awning_session", "t", { maxAgeS: 60, origin: "https://salt.example" })).toBe(
      "__Host-awning_session=t; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure",
    );
  });

  test.each(["http://localhost:3000", ""])("over http (%j) has its plain name", (origin) => {
    expect(hostCookie("awning_session", "t", { maxAgeS: 60, origin })).toBe(
      "awning_session=t; Path=/; Max-Age=60; HttpOnly; SameSite=Lax",
    );
  });
});

describe("cookies of a request", () => {
  const isOurs = (name: string) => name.startsWith("awning_");
  const read = (header: string, isSecure: boolean) => plainCookies(header, isSecure, isOurs);

  test("over http are unchanged", () => {
    expect(read("a=1; awning_session=t", false)).toBe("a=1; awning_session=t");
  });

  test("over https are read by their plain names", () => {
    expect(read("a=1; __Host-awning_session=t", true)).toBe("awning_session=t; a=1");
  });

  test("over https a plain one was set by another host and is ignored", () => {
    expect(read("a=1; awning_session=theirs", true)).toBe("a=1");
  });

  test.each([true, false])("an ignored one does not hide the shop's own", (isSecure) => {
    expect(read("awning_session=theirs; __Host-awning_session=t", isSecure)).toBe("awning_session=t");
  });
});
