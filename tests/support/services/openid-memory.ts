import type { Adapter, AdapterPayload } from "oidc-provider";

/** What an OpenID server keeps, in the memory of one test. */
export function openidMemory() {
  const kept = new Map<string, AdapterPayload>();
  return class Memory implements Adapter {
    constructor(private readonly kind: string) {}

    async upsert(id: string, payload: AdapterPayload) {
      kept.set(`${this.kind}:${id}`, payload);
    }

    async find(id: string) {
      return kept.get(`${this.kind}:${id}`);
    }

    async findByUid(uid: string) {
      return [...kept.values()].find((payload) => payload.kind === this.kind && payload.uid === uid);
    }

    async findByUserCode() {
      return undefined;
    }

    async consume(id: string) {
      const payload = kept.get(`${this.kind}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    }

    async destroy(id: string) {
      kept.delete(`${this.kind}:${id}`);
    }

    async revokeByGrantId(grantId: string) {
      for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key);
    }
  };
}
