import { writeFileSync } from "node:fs";
import asc from "assemblyscript/asc";

const source = "assembly/catalogue-kernel.ts";
const target = "app/services/catalogue/index/kernel-bytes.server.ts";

/**
 * Compiles the counting kernel.
 * @returns {Promise<Uint8Array>} the module; throws Error with what the compiler says
 */
export async function compileKernel() {
  const out = "kernel.wasm";
  const written = new Map();
  const { error, stderr } = await asc.main(
    [
      source,
      ...["--outFile", out, "-O3", "--noAssert", "--runtime", "stub", "--enable", "simd,threads"],
      ...["--importMemory", "--sharedMemory", "--initialMemory", "1", "--maximumMemory", "32768"],
    ],
    { writeFile: (name, contents) => void written.set(name, contents) },
  );
  if (error) throw new Error(`The kernel does not compile.\n${stderr.toString()}`);
  return written.get(out);
}

/**
 * @param {Uint8Array} bytes
 * @returns {string} the module that holds the kernel
 */
export const kernelModule = (
  bytes,
) => `/** assembly/catalogue-kernel.ts, compiled by \`npm run kernel\`; a test compiles it again and compares. */
export const kernelBytes =
  "${Buffer.from(bytes).toString("base64")}";
`;

if (process.argv[1] === import.meta.filename || process.argv[1]?.endsWith("scripts/kernel.mjs")) {
  const bytes = await compileKernel();
  writeFileSync(target, kernelModule(bytes));
  console.log(`Compiled ${source}: ${bytes.length} bytes.`);
}
