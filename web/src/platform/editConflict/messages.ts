export const messages = {
  changedMore: {
    is: 'Engu hefur verið skrifað yfir. Farðu yfir það sem hefur breyst og vistaðu svo aftur.',
    en: 'Nothing has been overwritten. Look over what has changed, then save again.',
  },
  was: { is: 'Var:', en: 'Was:' },
  isNow: { is: 'Er nú á skrá:', en: 'Now on file:' },
  youTyped: { is: 'Þú skrifaðir:', en: 'You typed:' },
  nothing: { is: 'ekkert', en: 'nothing' },
  takeTheirs: { is: 'Nota það sem er á skrá', en: 'Use what is on file' },
  took: { is: 'Það sem er á skrá er komið í formið.', en: 'The form now shows what is on file.' },
};
