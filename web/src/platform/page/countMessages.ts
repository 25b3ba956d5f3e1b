export const moreThan = { is: 'Fleiri en {rows}', en: 'More than {rows}' };
