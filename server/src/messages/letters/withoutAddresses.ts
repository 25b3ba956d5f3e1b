/** Where a program that shows mail would see the name of a host without its protocol. */
const insideHost = /(?<=[\p{L}\d])\.(?=\p{L}{2})/gu;

/**
 * J5: what members typed leads nowhere from a letter of the society's. Addresses are left out; after a full stop inside a word a
 * space is put, so that nothing makes a link of ‘St.Anger’ either, which stays what it is called.
 */
export const withoutAddresses = (text: string) =>
  text.replace(/(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S*/giu, '…').replace(insideHost, '. ');

const longestName = 100;

/** The same of what something is called: on one line, and cut where it is very long. */
export function nameInText(typed: string): string {
  const letters = Array.from(withoutAddresses(typed).replace(/\s+/gu, ' ').trim());
  return letters.length > longestName
    ? `${letters.slice(0, longestName).join('').trimEnd()}…`
    : letters.join('');
}
