/** The pages that links of letters lead to. */
export const messages = {
  toPortal: { is: 'Opna Óm', en: 'Open Ómur' },
};
