import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

const base64url = (bytes: Buffer) => bytes.toString("base64url");
const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest();

/** What an authenticator is asked, and by which page. */
type Asked = { challenge: string; origin: string; rpId: string };

/** User present, user verified, and credential data included. */
const flags = { used: 0x05, made: 0x45 };

/** An authenticator in software with one passkey (ES256, no attestation), which answers like a browser. */
export class SoftwarePasskey {
  readonly id = randomBytes(32);
  private readonly keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  private counter = 0;

  /** Makes the passkey: what `navigator.credentials.create` answers. */
  create(asked: Asked) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const made = Buffer.concat([Buffer.alloc(16), length, this.id, coseKey(this.keys.publicKey)]);
    const authData = Buffer.concat([this.head(asked.rpId, flags.made), made]);
    return {
      ...this.named(),
      response: {
        clientDataJSON: clientData("webauthn.create", asked),
        attestationObject: base64url(attestation(authData)),
        transports: ["internal"],
      },
    };
  }

  /** Signs a challenge: what `navigator.credentials.get` answers. `counter` is that of a copy of the key. */
  get(asked: Asked, { counter = this.counter + 1, isVerified = true } = {}) {
    this.counter = counter;
    const authenticatorData = this.head(asked.rpId, isVerified ? flags.used : 0x01);
    const clientDataJSON = clientData("webauthn.get", asked);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    return {
      ...this.named(),
      response: {
        clientDataJSON,
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign("sha256", signed, this.keys.privateKey)),
      },
    };
  }

  private named() {
    const id = base64url(this.id);
    return { id, rawId: id, type: "public-key" as const, clientExtensionResults: {} };
  }

  private head(rpId: string, flag: number): Buffer {
    const tail = Buffer.alloc(5);
    tail.writeUInt8(flag);
    tail.writeUInt32BE(this.counter, 1);
    return Buffer.concat([sha256(rpId), tail]);
  }
}

const clientData = (type: string, { challenge, origin }: Asked) =>
  base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));

/** CBOR: a key of the curve P-256 as COSE writes it. */
function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const [xBytes, yBytes] = [Buffer.from(x, "base64url"), Buffer.from(y, "base64url")];
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
  return Buffer.concat([head, xBytes, Buffer.from([0x22, 0x58, 0x20]), yBytes]);
}

/** CBOR: `{ fmt: "none", attStmt: {}, authData }`. */
function attestation(authData: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  const length = Buffer.alloc(3);
  length.writeUInt8(0x59);
  length.writeUInt16BE(authData.length, 1);
  const parts = [text("fmt"), text("none"), text("attStmt"), Buffer.from([0xa0]), text("authData"), length];
  return Buffer.concat([Buffer.from([0xa3]), ...parts, authData]);
}
