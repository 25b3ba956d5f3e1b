// Text as the fields of CWR may have it: capitals of printable ASCII.

const letters: Readonly<Record<string, string>> = {
  Þ: 'TH',
  Ð: 'D',
  Æ: 'AE',
  Ø: 'O',
  Œ: 'OE',
  ẞ: 'SS',
  Ł: 'L',
  Đ: 'D',
  Ħ: 'H',
  Ŋ: 'NG',
  Ŧ: 'T',
  Ə: 'E',
  İ: 'I',
  ı: 'I',
  '„': '"',
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '´': "'",
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '…': '...',
  '|': '/',
};

const isPlain = /^(?:[!-`{}~]+(?: [!-`{}~]+)*)?$/u;

/**
 * The text in capitals without accents: 'Þrjú ljóð á öxl' is 'THRJU LJOD A OXL'. A sign that has no place in ASCII becomes a
 * question mark; text in another alphabet belongs in a native record, see `isTransliterable`.
 */
export function transliterate(text: string): string {
  if (isPlain.test(text)) return text;
  const capitals = text.normalize('NFC').toUpperCase();
  const plain = Array.from(
    capitals,
    (sign) => letters[sign] ?? sign.normalize('NFKD').replace(/\p{M}/gu, ''),
  );
  return plain
    .join('')
    .toUpperCase()
    .replace(/\s+/gu, ' ')
    .replace(/[^ -`{}~]/gu, '?')
    .trim();
}

/** Whether a reader of the transliteration could still recognise the text. */
export const isTransliterable = (text: string) => !/^[? ]*$/u.test(transliterate(text));
