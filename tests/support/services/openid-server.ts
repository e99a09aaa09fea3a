import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, jwtVerify } from "jose";
import Provider, { type AccountClaims, type Configuration } from "oidc-provider";
import { openidMemory } from "./openid-memory";

/** The shop's client at each of the services, as in settings and secrets. */
const loginClients = {
  google: { id: "google-client", secret: "google-secret" },
  facebook: { id: "facebook-client", secret: "facebook-secret" },
  apple: { id: "com.example.shop", teamId: "TEAM123456", keyId: "KEY1234567" },
} as const;

/** Apple's key of the shop. */
const appleKeys = generateKeyPairSync("ec", { namedCurve: "P-256" });

/** Settings and secrets of a shop whose customers may sign in with all three. */
export const loginSettings = {
  modules: {
    sociallogins: {
      google: { enable: true, client_id: loginClients.google.id },
      facebook: { enable: true, client_id: loginClients.facebook.id },
      apple: {
        enable: true,
        client_id: loginClients.apple.id,
        team_id: loginClients.apple.teamId,
        key_id: loginClients.apple.keyId,
      },
    },
  },
};

/** The secrets beside {@link loginSettings}. */
export const loginSecrets = {
  "sociallogins.google.client_secret": loginClients.google.secret,
  "sociallogins.facebook.client_secret": loginClients.facebook.secret,
  "sociallogins.apple.private_key": appleKeys.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
};

/** A real OpenID Connect server on this machine, in place of all three services. */
export type OpenidServer = {
  url: string;
  /** From now on its token address fails, or its keys are not those it signs with; null ends it. */
  misbehave: (how: "down" | "other-keys" | null) => void;
  close: () => Promise<void>;
};

/**
 * Starts the server. It signs in everyone who types a name: `ada` is Ada Marsh with a verified e-mail at
 * example.com, a name that begins with `unsure-` has one that is not verified.
 */
export async function startOpenidServer(): Promise<OpenidServer> {
  let fault: "down" | "other-keys" | null = null;
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {};
  const server = createServer((request, response) => {
    if (fault === "down" && request.url?.startsWith("/token")) return void response.writeHead(500).end("{}");
    if (fault === "other-keys" && request.url?.startsWith("/jwks")) return void sendOtherKeys(response);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = await openidProvider(url);
  const callback = provider.callback();
  answer = (request, response) => {
    // Browsers with windows ask each site for its icon.
    if (request.url === "/favicon.ico") response.writeHead(204).end();
    else if (request.url?.startsWith("/interaction/")) void answerLogin(provider, request, response);
    else void callback(request, response);
  };
  return {
    url,
    misbehave: (how) => {
      fault = how;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function openidProvider(url: string): Promise<Provider> {
  const { google, facebook, apple } = loginClients;
  const client = (id: string, secret: string) => ({
    client_id: id,
    client_secret: secret,
    redirect_uris: ["http://shop.localhost/"],
    token_endpoint_auth_method: "client_secret_post" as const,
    grant_types: ["authorization_code"],
  });
  const configuration: Configuration = {
    adapter: openidMemory(),
    clients: [
      client(google.id, google.secret),
      client(facebook.id, facebook.secret),
      client(apple.id, "a signed token"),
    ],
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["name", "given_name", "family_name"],
    },
    scopes: ["openid", "email", "profile", "name", "public_profile"],
    conformIdTokenClaims: false,
    pkce: { required: () => true, methods: ["S256"] },
    cookies: { keys: ["a key of the tests"] },
    jwks: { keys: [await signingKey(generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey)] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => claimsOf(sub) }),
    loadExistingGrant: async (ctx) => {
      const grant = new provider.Grant({
        clientId: ctx.oidc.client?.clientId ?? "",
        accountId: ctx.oidc.session?.accountId ?? "",
      });
      grant.addOIDCScope("openid email profile name public_profile");
      await grant.save();
      return grant;
    },
  };
  const provider: Provider = new Provider(url, configuration);
  provider.on("server_error", (_ctx, error) => console.error("OpenID server:", error));
  const { prototype } = provider.Client as unknown as { prototype: ClientRules };
  // Every shop of a test has an address of its own.
  prototype.redirectUriAllowed = (uri) => new URL(uri).pathname.startsWith("/login/social/");
  prototype.compareClientSecret = function (secret) {
    return this.clientId === apple.id ? isApplesToken(secret, url) : secret === this.clientSecret;
  };
  return provider;
}

type ClientRules = {
  clientId: string;
  clientSecret: string;
  redirectUriAllowed: (uri: string) => boolean;
  compareClientSecret: (this: ClientRules, secret: string) => boolean | Promise<boolean>;
};

const claimsOf = (sub: string): AccountClaims => ({
  sub,
  email: `${sub}@example.com`,
  email_verified: !sub.startsWith("unsure-"),
  name: `${capital(sub)} Marsh`,
  given_name: capital(sub),
  family_name: "Marsh",
});

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

async function isApplesToken(secret: string, audience: string): Promise<boolean> {
  const { id, teamId, keyId } = loginClients.apple;
  const { protectedHeader } = await jwtVerify(secret, appleKeys.publicKey, {
    issuer: teamId,
    subject: id,
    audience,
    algorithms: ["ES256"],
  });
  return protectedHeader.kid === keyId;
}

const signingKey = async (key: KeyObject) => ({ ...(await exportJWK(key)), kid: "tests", use: "sig" });

async function sendOtherKeys(response: ServerResponse): Promise<void> {
  const { publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify({ keys: [await signingKey(publicKey)] }));
}

/** The page that asks who it is, and its answer. */
async function answerLogin(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== "POST") {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    return void response.end(loginPage);
  }
  let body = "";
  for await (const chunk of request) body += chunk;
  const posted = new URLSearchParams(body);
  const result = posted.has("cancel")
    ? { error: "access_denied", error_description: "The person said no" }
    : { login: { accountId: posted.get("login") ?? "" } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

const loginPage = `<!doctype html>
<html lang="en"><head><title>Sign in</title></head><body><h1>Who are you?</h1>
<form method="post"><label>Name <input name="login"></label>
<button>Go on</button> <button name="cancel" value="1">Cancel</button></form></body></html>`;
