export const viewMessages = {
  views: { is: 'Vistaðar sýnir', en: 'Saved views' },
  more: {
    is: 'Sýn geymir undir heiti hvernig verkaskráin er: leit, höfund, ljós, merki og röð.',
    en: 'A view keeps under a name how the list stands: search, author, light, label and order.',
  },
  none: { is: 'Engar sýnir hafa verið vistaðar.', en: 'No views have been saved.' },
  name: { is: 'Heiti', en: 'Name' },
  nameMissing: { is: 'Gefðu sýninni heiti.', en: 'Give the view a name.' },
  keep: { is: 'Vista listann eins og hann er', en: 'Save the list as it is' },
  remove: { is: 'Eyða sýninni {name}', en: 'Delete the view {name}' },
};
