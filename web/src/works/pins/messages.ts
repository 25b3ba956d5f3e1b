export const messages = {
  pin: { is: 'Festa verkið á forsíðu', en: 'Pin the work to your home' },
  unpin: { is: 'Losa verkið af forsíðu', en: 'Unpin the work from your home' },
};
