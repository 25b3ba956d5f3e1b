export const messages = {
  office: { is: 'Skrifstofa félagsins:', en: 'The society’s office:' },
};
