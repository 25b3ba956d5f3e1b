export const viewMessages = {
  views: { is: 'Vistaðar sýnir', en: 'Saved views' },
  more: {
    is: 'Sýn geymir leit, höfund og röð verkalistans undir heiti.',
    en: 'A view keeps the search, the author and the order of the list of works under a name.',
  },
  none: { is: 'Engar sýnir hafa verið vistaðar.', en: 'No views have been saved.' },
  name: { is: 'Heiti', en: 'Name' },
  nameMissing: { is: 'Gefðu sýninni heiti.', en: 'Give the view a name.' },
  keep: { is: 'Vista listann eins og hann er', en: 'Save the list as it is' },
  remove: { is: 'Eyða sýninni {name}', en: 'Delete the view {name}' },
};
