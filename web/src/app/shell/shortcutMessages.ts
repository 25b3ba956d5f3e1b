/** Come with the list of shortcuts. */
export const shortcutMessages = {
  shortcuts: { is: 'Flýtilyklar', en: 'Keyboard shortcuts' },
  shortcutPalette: { is: 'Opna leit', en: 'Open search' },
  shortcutSameAuthors: {
    is: 'Á síðu verks: nýtt verk með sömu höfundum',
    en: 'On a work: a new work with the same authors',
  },
  shortcutHelp: { is: 'Sýna flýtilykla', en: 'Show shortcuts' },
  shortcutTabs: { is: 'Milli flipa', en: 'Between tabs' },
  shortcutClose: { is: 'Loka glugga eða lista', en: 'Close a dialog or a list' },
  shortcutRows: { is: 'Milli raða í lista', en: 'Between rows of a list' },
};
