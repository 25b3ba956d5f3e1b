export const messages = {
  fetchCsv: { is: 'Sækja CSV', en: 'Download CSV' },
  waits: { is: 'Sæki skrá…', en: 'Fetching file…' },
  cancel: { is: 'Hætta við', en: 'Cancel' },
  done: { is: 'Skráin {file} er komin.', en: 'The file {file} has been downloaded.' },
  failed: { is: 'Ekki tókst að sækja skrána', en: 'The file could not be downloaded' },
  again: { is: 'Reyna aftur', en: 'Try again' },
};
