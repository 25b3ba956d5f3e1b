/** What the button of one's own file is called; it is there before its code is. */
export const ownFileLabel = { is: 'CWR-skrá', en: 'CWR file' };
