/** Without what no XML can hold: it would make a workbook unreadable. */
export function printable(text: string): string {
  // oxlint-disable-next-line no-control-regex -- they are what is taken out
  return text.toWellFormed().replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu, '');
}
