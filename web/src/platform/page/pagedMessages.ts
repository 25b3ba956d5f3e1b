export const messages = {
  more: { is: 'Sýna fleiri', en: 'Show more' },
};
