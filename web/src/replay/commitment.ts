/* What the house published before the game, computed from the seed it shows after it (docs/fairness.md). */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

// WebCrypto is missing where the page came without https, as it does in the house next door.
export function commitmentOf(table: string, seed: string): string {
  return bytesToHex(
    sha256(lengthPrefixed(utf8ToBytes('clowder/seed'), utf8ToBytes(table), hexToBytes(seed))),
  );
}

/** Each part after its length in 4 bytes, big-endian. */
function lengthPrefixed(...parts: Uint8Array[]): Uint8Array {
  return concatBytes(...parts.flatMap((part) => [bigEndian(part.length), part]));
}

function bigEndian(number: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}
