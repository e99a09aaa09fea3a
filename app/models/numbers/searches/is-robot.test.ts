import { expect, test } from "vitest";
import { isRobot } from "./is-robot";

test.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) (Applebot/0.1)",
  "Mozilla/5.0 (compatible; YandexBot/3.0)",
  "Mozilla/5.0 (Linux; Android 6.0.1) Chrome/99.0 Mobile Safari/537.36 (compatible; AdsBot-Google-Mobile)",
  "curl/8.5.0",
  "",
  undefined,
])("%s is a robot (rule numbers-7)", (userAgent) => {
  expect(isRobot(userAgent)).toBe(true);
});

test.each([
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0",
  "Mozilla/5.0 (Linux; Android 12; CUBOT X50) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36",
])("%s is a person's browser", (userAgent) => {
  expect(isRobot(userAgent)).toBe(false);
});
