export const messages = {
  unreachable: {
    is: 'Ekki náðist samband við þjóninn. Athugaðu nettenginguna og reyndu aftur.',
    en: 'The server could not be reached. Check your connection and try again.',
  },
};
