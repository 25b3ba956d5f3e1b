export const viewMessages = {
  button: { is: 'Sýnir', en: 'Views' },
  views: { is: 'Vistaðar sýnir', en: 'Saved views' },
  more: {
    is: 'Sýn geymir undir heiti hvernig listinn er þrengdur og raðað. Aðrir sjá hana ekki.',
    en: 'A view keeps under a name how the list is narrowed down and sorted. Others do not see it.',
  },
  none: { is: 'Engar sýnir hafa verið vistaðar.', en: 'No views have been saved.' },
  name: { is: 'Heiti', en: 'Name' },
  nameMissing: { is: 'Gefðu sýninni heiti.', en: 'Give the view a name.' },
  keep: { is: 'Vista listann eins og hann er', en: 'Save the list as it is' },
  rename: { is: 'Breyta heiti sýnarinnar {name}', en: 'Rename the view {name}' },
  newName: { is: 'Nýtt heiti', en: 'New name' },
  save: { is: 'Vista heiti', en: 'Save name' },
  cancel: { is: 'Hætta við', en: 'Cancel' },
  remove: { is: 'Eyða sýninni {name}', en: 'Delete the view {name}' },
};
