/** J5: what members typed leads nowhere from a letter of the society's. */
export const withoutAddresses = (text: string) => text.replace(/(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S*/giu, '…');
