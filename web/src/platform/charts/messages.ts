export const messages = {
  showTable: { is: 'Sýna töflu', en: 'Show as a table' },
  showChart: { is: 'Sýna mynd', en: 'Show as a chart' },
  inAll: { is: 'samtals', en: 'in all' },
};
