// Browsers lack Icelandic collation: they fall back to English and put þ before z and ö beside o.
const symbols = ' _-‐–—,;:!¡?¿.…·\'‹›"«»()[]{}§¶@*/\\&#%†•`´^¯¨°©®+±÷×<=>|¦~¤¢$£¥€';
const alphabet = Array.from(`${symbols}0123456789aábcdðeéfghiíjklmnoópqrstuúvwxyýzþæöå`);
const placeOf = new Map(alphabet.map((character, place) => [character, place]));

/** Foreign letters and other quotation marks stand beside these of ours, and count as accented, more than by any mark. */
const variants = new Map<string, string>([
  ...Object.entries({ đ: 'd', ä: 'æ', ø: 'ö', ł: 'l', ß: 'ss', œ: 'oe', ı: 'i' }),
  ...Object.entries({ '‘': "'", '’': "'", '‚': "'", '“': '"', '”': '"', '„': '"' }),
]);

const beyondMarks = 0x10000;

/** Places of letters decide first, then their accents, then small letters before capitals. */
type Key = { places: number[]; accents: number[]; cases: number[] };

export function compareIcelandic(left: string, right: string): number {
  if (left === right) return 0;
  const [a, b] = [keyOf(left), keyOf(right)];
  return (
    compareLists(a.places, b.places) ||
    compareLists(a.accents, b.accents) ||
    compareLists(a.cases, b.cases) ||
    (left < right ? -1 : Number(left > right))
  );
}

function keyOf(text: string): Key {
  const key: Key = { places: [], accents: [], cases: [] };
  for (const character of text.normalize('NFC')) {
    const small = character.toLowerCase();
    const [letters, accent] = placeOf.has(small) ? [small, 0] : takenApart(small);
    for (const letter of letters) {
      key.places.push(placeOf.get(letter) ?? alphabet.length + (letter.codePointAt(0) ?? 0));
      key.accents.push(accent);
      key.cases.push(Number(small !== character));
    }
  }
  return key;
}

function takenApart(character: string): [letters: string, accent: number] {
  const variant = variants.get(character);
  if (variant !== undefined) return [variant, beyondMarks + (character.codePointAt(0) ?? 0)];
  const [letter = '', mark] = Array.from(character.normalize('NFD'));
  return mark === undefined ? [letter, 0] : [variants.get(letter) ?? letter, mark.codePointAt(0) ?? 0];
}

function compareLists(left: number[], right: number[]): number {
  const at = left.findIndex((value, index) => value !== right[index]);
  if (at === -1) return left.length - right.length;
  return (left[at] ?? -1) - (right[at] ?? -1);
}
