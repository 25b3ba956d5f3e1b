const hyphen = /[-\u2010-\u2015\u2212]/u;
const checkDigitWeights = [3, 2, 7, 6, 5, 4, 3, 2];

export type KennitalaKind = 'person' | 'company' | 'system';

/** The ten digits, whether typed with spaces and a hyphen or without. */
export function readKennitala(text: string): string | undefined {
  const digits = withoutSeparators(text);
  return /^\d{10}$/u.test(digits) ? digits : undefined;
}

export function kennitalaProblem(text: string) {
  const digits = withoutSeparators(text);
  if (digits === '') return 'person.kennitalaMissing' as const;
  if (/\D/u.test(digits)) return 'person.kennitalaCharacters' as const;
  return digits.length === 10 ? undefined : ('person.kennitalaLength' as const);
}

/** The first digit decides: a company's day of the month is raised by 40, system numbers begin with 8 or 9. */
export function kindOfKennitala(kennitala: string): KennitalaKind {
  const first = Number(kennitala[0]);
  if (first >= 8) return 'system';
  return first >= 4 ? 'company' : 'person';
}

/** A hint while typing and no more: since 18 February 2026 the registry issues numbers that fail this. */
export function hasValidCheckDigit(kennitala: string): boolean {
  const sum = checkDigitWeights.reduce((total, weight, at) => total + weight * Number(kennitala[at]), 0);
  return (11 - (sum % 11)) % 11 === Number(kennitala[8]);
}

export function formatKennitala(kennitala: string): string {
  return `${kennitala.slice(0, 6)}-${kennitala.slice(6)}`;
}

/** All that search results may tell of somebody's kennitala. */
export function firstSixDigits(kennitala: string): string {
  return kennitala.slice(0, 6);
}

function withoutSeparators(text: string): string {
  return text.replace(/\s/gu, '').replace(hyphen, '');
}
