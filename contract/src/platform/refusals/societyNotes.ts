import type { Refusals } from './refusal.ts';

/** What can be wrong with notes on members of a society that is brought in. */
export const societyNoteRefusals = {
  'society.ownNotes': {
    status: 403,
    is: 'Í gögnunum eru minnispunktar um þig eða þann sem sendi þau. Enginn færir inn það sem skrifað var um hann sjálfan: aðrir senda þau og taka.',
    en: 'The data have notes on you or on whoever sent them. Nobody brings what was noted of themselves: others have to send and take them.',
  },
  'society.line.noteOnSender': {
    status: 422,
    is: 'Minnispunkturinn er um þann sem sendi skrárnar. Annar stjórnandi þarf að senda hann.',
    en: 'The note is about the one who sent the files. Another administrator has to send it.',
  },
  'society.line.noteOld': {
    status: 422,
    is: 'Minnispunktar eru geymdir í sjö ár. Þessi er eldri og er ekki tekinn inn.',
    en: 'Notes are kept for seven years. This one is older and is not taken.',
  },
  'society.line.noteStays': {
    status: 422,
    is: 'Minnispunkturinn {value} var tekinn inn áður og breytist ekki. Hér segir skráin annað.',
    en: 'Note {value} was taken before and never changes. The file now says something else.',
  },
  'society.line.noteRemoved': {
    status: 422,
    is: 'Minnispunktinum {value} var eytt hér. Hann kemur ekki aftur.',
    en: 'Note {value} was removed here. It does not come again.',
  },
} as const satisfies Refusals;
