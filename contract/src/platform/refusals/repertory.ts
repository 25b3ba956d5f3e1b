import type { Refusals } from './refusal.ts';

export const repertoryRefusals = {
  'repertory.closed': {
    status: 404,
    is: 'Verkaskráin er ekki opin almenningi.',
    en: 'The repertory is not open to the public.',
  },
  'repertory.searchNeedsThree': {
    status: 422,
    is: 'Sláðu inn að minnsta kosti þrjá stafi.',
    en: 'Type at least three characters.',
  },
  'repertory.searchTooShort': {
    status: 422,
    is: 'Sláðu inn að minnsta kosti tvo stafi.',
    en: 'Type at least two characters.',
  },
  'repertory.nothingFound': {
    status: 404,
    is: 'Ekkert verk fannst.',
    en: 'No works were found.',
  },
  'repertory.workNotFound': {
    status: 404,
    is: 'Verkið er ekki í verkaskránni.',
    en: 'The work is not in the repertory.',
  },
  'repertory.noFiles': {
    status: 404,
    is: 'Engar skrár hafa verið búnar til enn.',
    en: 'No files have been made yet.',
  },
  'repertory.fileNotFound': {
    status: 404,
    is: 'Skráin er ekki til.',
    en: 'There is no such file.',
  },
} as const satisfies Refusals;
