export const messages = {
  moreThan: { is: 'Fleiri en {rows}', en: 'More than {rows}' },
  more: { is: 'Sýna fleiri', en: 'Show more' },
};
