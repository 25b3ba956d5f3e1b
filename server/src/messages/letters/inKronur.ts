/** Two decimals where there are eyrir: `1.234.567` or `1.234,50`. */
export const inKronur = (isk: number): string =>
  isk.toLocaleString(
    'de-DE',
    Number.isInteger(isk) ? {} : { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  );
