/**
 * What stands at the head of a page before any code has come: its name, and what it is for. The declarations of the pages bring more
 * with them than the first sight has time for, so that their words stand here once more; a test compares.
 */
export const firstHeads = {
  '/verk/stofna': {
    is: ['Skrá verk', 'Heiti, lengd og höfundar nægja. Drög vistast jafnóðum.'],
    en: ['Register a work', 'A title, a length and the authors are enough. Drafts are saved as you type.'],
  },
  '/stats': {
    is: ['Úthlutanir', 'Hvað réttindin þín hafa gefið af sér, og fyrir hvað.'],
    en: ['Distributions', 'What your rights have earned, and for what.'],
  },
} as const;
