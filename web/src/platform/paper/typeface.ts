import type { jsPDF } from 'jspdf';

/** The bytes of Inter, regular and semibold, as TrueType. */
export interface Typefaces {
  regular: ArrayBuffer;
  strong: ArrayBuffer;
}
export type Weight = keyof Typefaces;

/** What jsPDF knows of a TrueType font, as far as it is needed here; its declarations leave it out. */
interface Metadata {
  cmap: { unicode: { codeMap: Record<number, number | undefined> } };
  /** Names beyond the 258 that every font may use, and for each glyph the place of its name among all. */
  post: { names: string[]; glyphNameIndex: number[] };
  widthOfGlyph(glyph: number): number;
}

const family = 'Inter';
const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const commonNames = 258;
const unknown = '?';

/** Puts the typeface into a document, and answers how wide its words are. */
export function typefaceOf(document: jsPDF, typefaces: Typefaces) {
  const known = {
    regular: added(document, 'regular', typefaces.regular),
    strong: added(document, 'strong', typefaces.strong),
  };
  const { codeMap } = known.regular.metadata.cmap.unicode;

  /** The text with a mark for each character that the typeface lacks: jsPDF would drop all that follows such a one. */
  const printable = (text: string): string =>
    Array.from(text.normalize('NFC'), (character) => {
      if (/\s/.test(character)) return ' ';
      if (character.length === 1 && codeMap[character.charCodeAt(0)]) return character;
      return /\p{C}|\p{M}/u.test(character) ? '' : unknown;
    }).join('');

  return {
    use: (weight: Weight) => document.setFont(family, weight),
    printable,
    widthOf: (text: string, size: number, weight: Weight): number => {
      let width = 0;
      for (const character of text) width += known[weight].widthOf(character);
      return (width * size) / 1000;
    },
  };
}

function added(document: jsPDF, weight: Weight, bytes: ArrayBuffer) {
  const file = `${family}-${weight}.ttf`;
  document.addFileToVFS(file, binary(bytes));
  document.addFont(file, family, weight);
  document.setFont(family, weight);
  const { metadata } = document.getFont() as unknown as { metadata: Metadata };
  const { cmap, post } = metadata;
  const { codeMap } = cmap.unicode;
  // Figures of one width stand straight below each other. The font has them under names of their own.
  for (const [digit, name] of digits.entries()) {
    const named = post.names.indexOf(`${name}.tf`);
    const glyph = post.glyphNameIndex.indexOf(commonNames + named);
    if (named >= 0 && glyph > 0) codeMap[0x30 + digit] = glyph;
  }
  const widths = new Map<string, number>();
  const widthOf = (character: string): number => {
    const found = widths.get(character);
    if (found !== undefined) return found;
    const width = metadata.widthOfGlyph(codeMap[character.charCodeAt(0)] ?? 0);
    widths.set(character, width);
    return width;
  };
  return { metadata, widthOf };
}

/** A letter for each byte, which is how jsPDF takes files. */
function binary(bytes: ArrayBuffer): string {
  const piece = 8192;
  let text = '';
  for (let at = 0; at < bytes.byteLength; at += piece)
    text += String.fromCharCode(...new Uint8Array(bytes, at, Math.min(piece, bytes.byteLength - at)));
  return text;
}
