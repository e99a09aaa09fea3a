import { expect, test } from "vitest";
import { isProbe } from "./is-probe";

test.each([
  "/.env",
  "/.git/config",
  "/api/.aws/credentials",
  "/wp-login.php",
  "/blog/wp-admin/setup-config.php",
  "/wp-content/uploads/2020/05/mug.jpg",
  "/XMLRPC.php",
  "/vendor/phpunit/src/Util/PHP/eval-stdin.php",
  "/backup.sql",
  "/site.tar.gz",
  "/owa/auth/logon.aspx",
])("%s is asked for by machines (rule addresses-8)", (path) => expect(isProbe(path)).toBe(true));

test.each([
  "/",
  "/tide-mug",
  "/about.php",
  "/product.php",
  "/mug.html",
  "/vendors/lehigh",
  "/cart",
  "/v1.2-lamp",
])("%s may be an old page", (path) => expect(isProbe(path)).toBe(false));
