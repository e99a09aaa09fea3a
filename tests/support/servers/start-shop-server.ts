// The built product over a fresh copy of the demo shops, for tests in a browser: `start-shop-server.ts` with
// PORT and DATA_DIR in the environment; with PREVIEW_TEMPLATE it also says where that page of harbor may be
// seen. Runs until it is told to stop, and takes its database with it.

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { namesTestActor } from "~/services/shops/audit/actor-fixture.server";
import { createDemoDatabase } from "../databases/demo-database";
import { startPaypalServer } from "../providers/paypal/paypal-server";
import { startStripeServer } from "../providers/stripe/stripe-server";
import { startCaptchaProvider } from "../services/captcha-provider";
import { loginSecrets, startOpenidServer } from "../services/openid-server";

const dataDir = process.env.DATA_DIR;
if (!dataDir) throw new Error("DATA_DIR names the folder the server keeps its files in.");

let server: ChildProcess | null = null;
let isStopping = false;
const stop = () => {
  isStopping = true;
  server?.kill("SIGTERM");
};
process.on("SIGTERM", stop);
process.on("SIGINT", stop);

const captcha = await startCaptchaProvider();
const stripe = await startStripeServer();
const paypal = await startPaypalServer();
const openid = await startOpenidServer();
const database = await createDemoDatabase((line) => console.log(line), dataDir);
try {
  // Journeys buy the same things again and again: what is on the shelf in numbers must not run out on them.
  await database.pool.query(
    `update stock_items set on_hand = on_hand + 10000 where on_hand > 10 and ${namesTestActor}`,
  );
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    RECAPTCHA_SCRIPT_URL: captcha.scriptUrl,
    RECAPTCHA_VERIFY_URL: captcha.verifyUrl,
    STRIPE_API_URL: stripe.url,
    PAYPAL_API_URL: paypal.url,
    PAYPAL_SCRIPT_URL: `${paypal.url}/sdk/js`,
    GOOGLE_LOGIN_URL: openid.url,
    FACEBOOK_LOGIN_URL: openid.url,
    APPLE_LOGIN_URL: openid.url,
  };
  // For commands that a test runs beside it.
  await mkdir(dataDir, { recursive: true });
  await writeFile(join(dataDir, "database-url"), database.url);
  await writeFile(join(dataDir, "login-secrets.json"), JSON.stringify(loginSecrets));
  const preview = process.env.PREVIEW_TEMPLATE;
  if (preview)
    spawnSync(process.execPath, ["build/shop.js", "preview-link", "--client", "harbor", preview], {
      stdio: "inherit",
      env,
    });
  if (!isStopping) {
    server = spawn(process.execPath, ["build/server.js"], {
      stdio: "inherit",
      // A browser of a test may come from an address of its own.
      env: {
        ...env,
        NODE_ENV: "production",
        // Live tests have more than one.
        PROCESSES: "1",
        PAYMENT_SANDBOX: "on",
        ADMIN_ORIGIN: `http://admin.localhost:${process.env.PORT}`,
        ACCESS_LOG: "off",
        TRUSTED_PROXIES: "127.0.0.1,::1",
      },
    });
    const [code] = await once(server, "exit");
    process.exitCode = isStopping ? 0 : (code ?? 1);
  }
} finally {
  await Promise.all([captcha.close(), stripe.close(), paypal.close(), openid.close()]);
  await database.drop();
}
