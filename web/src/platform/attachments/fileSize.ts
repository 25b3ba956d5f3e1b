/** `312 kB` or `4,2 MB`, in English `4.2 MB`. */
export function fileSizeText(bytes: number, language: 'is' | 'en'): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} kB`;
  const tenths = (bytes / 1024 / 1024).toFixed(1);
  return `${language === 'is' ? tenths.replace('.', ',') : tenths} MB`;
}
