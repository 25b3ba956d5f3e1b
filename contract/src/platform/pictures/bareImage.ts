import type { FileType } from '../fileRules.ts';
import { gifParts } from './gif.ts';
import { jpegParts } from './jpeg.ts';
import { pngParts } from './png.ts';
import { webpParts } from './webp.ts';

// What cameras and programs write into pictures besides the picture: where it was taken, when, with what, in which words, and a small copy of the
// whole. Only what a browser needs to draw it is kept, so that what nobody has heard of goes as well.

/** O181: a picture without what it says of itself; the way up and its colours stay. Undefined where it cannot be read as one. */
export function bareImage(bytes: Uint8Array, type: FileType): Uint8Array | undefined {
  const read = readers[type];
  try {
    const parts = read?.(bytes);
    return parts && joined(parts);
  } catch (error) {
    // It ends before it says.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const readers: Partial<Record<FileType, (bytes: Uint8Array) => Uint8Array[] | undefined>> = {
  'image/jpeg': jpegParts,
  'image/png': pngParts,
  'image/webp': webpParts,
  'image/gif': gifParts,
};

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
