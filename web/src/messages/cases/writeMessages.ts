/** What the shell and other pages say of writing to the society; they have no use for the rest. */
export const messages = {
  write: { is: 'Skrifa félaginu', en: 'Write to the society' },
  writeAboutLine: { is: 'Spyrja félagið um línuna: {title}', en: 'Ask the society about the line: {title}' },
} as const;
