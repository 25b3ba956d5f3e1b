const groups = { '.': /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/u, ',': /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/u };

/** An amount of money as a person writes it, `1.234.567,50`, `1,234,567.50` or `1234567.5`: three digits after a sign are thousands. Undefined where it is none. */
export function readAmount(typed: string): number | undefined {
  const text = typed.trim().replace(/\s/gu, '');
  const between = (['.', ','] as const).find((sign) => groups[sign].test(text));
  const plain = (between ? text.replaceAll(between, '') : text).replace(',', '.');
  return /^\d{1,14}(\.\d{1,2})?$/u.test(plain) ? Number(plain) : undefined;
}

/** A rate, a percentage or a factor, which may have three decimals and more: `150,235` and `150.235`. Undefined where it is none. */
export function readDecimal(typed: string): number | undefined {
  const text = typed.trim().replace(/\s/gu, '');
  const plain = text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text;
  return /^\d{1,14}(\.\d{1,6})?$/u.test(plain) ? Number(plain) : undefined;
}
