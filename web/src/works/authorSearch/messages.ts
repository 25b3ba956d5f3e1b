export const messages = {
  search: { is: 'Nafn, kennitala eða IPI-númer', en: 'Name, national ID or IPI number' },
  searchHint: {
    is: 'Leitin fer af stað þegar þú hættir að skrifa.',
    en: 'The search starts when you stop typing.',
  },
  fromIpi: { is: 'Úr IPI-skránni', en: 'From the IPI register' },
  ipiNumber: { is: 'IPI {number}', en: 'IPI {number}' },
  authorNumber: { is: 'nr. {authorId}', en: 'no. {authorId}' },
  notOurs: {
    is: 'Er ekki á höfundaskrá félagsins og getur því ekki svarað hér.',
    en: 'Not among the society’s authors, and so cannot answer here.',
  },
};
