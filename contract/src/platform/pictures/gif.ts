import { textAt } from './bytes.ts';

const image = 0x2c;
const extension = 0x21;
const trailer = 0x3b;
const ofControl = 0xf9;
const ofProgram = 0xff;
const headLength = 13;

/** The frames, how long each is shown, and how often all of them are; comments, texts and what programs add go. */
export function gifParts(bytes: Uint8Array): Uint8Array[] | undefined {
  let at = headLength + tableLength(bytes[10] ?? 0);
  const parts = [bytes.subarray(0, at)];
  let hasImage = false;
  while (at < bytes.length) {
    const kind = bytes[at];
    // What comes after the end is no part of the picture.
    if (kind === trailer) return hasImage ? [...parts, bytes.subarray(at, at + 1)] : undefined;
    if (kind !== image && kind !== extension) return undefined;
    const data = kind === image ? at + 11 + tableLength(bytes[at + 9] ?? 0) : at + 2;
    const next = endOfBlocks(bytes, data);
    if (next === undefined) return undefined;
    hasImage ||= kind === image;
    parts.push(...keptOf(bytes.subarray(at, next)));
    at = next;
  }
  return undefined;
}

/** Of the colours that follow, if any do. */
const tableLength = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Blocks carry their lengths, and one without any is the last. */
function endOfBlocks(bytes: Uint8Array, from: number): number | undefined {
  let at = from;
  while (at < bytes.length) {
    const length = bytes[at] ?? 0;
    at += 1 + length;
    if (length === 0) return at;
  }
  return undefined;
}

const loopHead = 14;
const loopLength = 19;

function keptOf(block: Uint8Array): Uint8Array[] {
  if (block[0] === image) return [block];
  if (block[1] === ofControl) return block.length === 8 ? [block] : [];
  const isLoop =
    block[1] === ofProgram &&
    textAt(block, 2, 12) === '\u000BNETSCAPE2.0' &&
    block[loopHead] === 3 &&
    block[loopHead + 1] === 1;
  // More than how often it is shown may follow.
  return isLoop ? [Uint8Array.from([...block.subarray(0, loopLength - 1), 0])] : [];
}
