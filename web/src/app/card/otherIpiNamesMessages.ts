/** Come with the part of the card that shows them. */
export const otherIpiNamesMessages = {
  otherIpiNames: { is: 'Önnur nöfn í IPI-skránni', en: 'Other names in the IPI register' },
  otherIpiNamesNote: {
    is: 'IPI-skráin þekkir þessi nöfn líka. Félagið getur bætt þeim við sem höfundarnöfnum.',
    en: 'The IPI register knows these names too. The society can add them as pseudonyms.',
  },
};
