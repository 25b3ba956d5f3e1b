export const messages = {
  group: { is: 'Skilagrein', en: 'Statement' },
  fetch: { is: 'Sækja', en: 'Download' },
  pdf: { is: 'Sækja PDF', en: 'Download PDF' },
  reading: { is: 'Sæki línur skilagreinar', en: 'Fetching the lines of the statement' },
  linesRead: { is: '{read} af {all}', en: '{read} of {all}' },
  putTogether: { is: 'Set skjalið saman', en: 'Putting the document together' },
  taxButton: { is: 'Yfirlit vegna skattframtals', en: 'Summary for the tax return' },
  taxTitle: { is: 'Yfirlit vegna skattframtals', en: 'Summary for the tax return' },
  taxLead: {
    is: 'PDF-skjal með öllu sem réttindum þínum var úthlutað á árinu, frádrætti og greiðslum.',
    en: 'A PDF of everything your rights were paid in the year, with deductions and payouts.',
  },
  year: { is: 'Ár', en: 'Year' },
  badYear: { is: 'Settu inn ár frá 1900 til {last}', en: 'Enter a year from 1900 to {last}' },
  readingRights: { is: 'Sæki uppgjör réttinda', en: 'Fetching the accounts of your rights' },
  close: { is: 'Loka', en: 'Close' },
};
