/** How every text that is typed is kept: trimmed, composed (NFC), and null where nothing is left. */
export function keptText(typed: string | null | undefined): string | null {
  return typed?.trim().normalize('NFC') || null;
}
