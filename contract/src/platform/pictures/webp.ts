import { textAt, viewOf } from './bytes.ts';

const needed = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const flagsAt = 8;
const saysExifAndXmp = 0x0c;
/** Where the chunks of a frame begin, after its own head. */
const frameHead = 8 + 16;

export function webpParts(bytes: Uint8Array): Uint8Array[] | undefined {
  const end = 8 + viewOf(bytes).getUint32(4, true);
  // What comes after the end is no part of the picture.
  const parts = end > bytes.length ? undefined : chunksOf(bytes.subarray(12, end));
  if (!parts || parts.length === 0) return undefined;
  const head = bytes.slice(0, 12);
  viewOf(head).setUint32(4, 4 + lengthOf(parts), true);
  return [head, ...parts];
}

function chunksOf(bytes: Uint8Array): Uint8Array[] | undefined {
  const view = viewOf(bytes);
  const parts: Uint8Array[] = [];
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    if (end > bytes.length) return undefined;
    const name = textAt(bytes, at, 4);
    const kept = needed.has(name) ? chunk(name, bytes.slice(at, end)) : [];
    if (!kept) return undefined;
    parts.push(...kept);
    at = end;
  }
  return at === bytes.length ? parts : undefined;
}

function chunk(name: string, part: Uint8Array): Uint8Array[] | undefined {
  if (name === 'VP8X') part[flagsAt] = (part[flagsAt] ?? 0) & ~saysExifAndXmp;
  if (name !== 'ANMF') return [part];
  const parts = chunksOf(part.subarray(frameHead));
  if (!parts) return undefined;
  const head = part.slice(0, frameHead);
  viewOf(head).setUint32(4, frameHead - 8 + lengthOf(parts), true);
  return [head, ...parts];
}

const lengthOf = (parts: readonly Uint8Array[]) => parts.reduce((length, part) => length + part.length, 0);
