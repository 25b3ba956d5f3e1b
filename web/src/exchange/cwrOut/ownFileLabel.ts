/** What the button for a file of your own works is called; it is there before its code is. */
export const ownFileLabel = { is: 'CWR-skrá', en: 'CWR file' };
