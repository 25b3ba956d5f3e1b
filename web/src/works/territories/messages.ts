export const messages = {
  territories: { is: 'Svæði', en: 'Territories' },
  territoriesHint: {
    is: 'Farið er eftir listanum í röð: það sem neðar stendur gengur framar.',
    en: 'The list goes in order: what comes further down overrides what is above.',
  },
  addTerritory: { is: 'Bæta við landi eða svæði', en: 'Add a country or territory' },
  how: { is: 'Hvernig', en: 'How' },
  include: { is: 'Innifalið', en: 'Included' },
  exclude: { is: 'Undanskilið', en: 'Excluded' },
  remove: { is: 'Fjarlægja {name}', en: 'Remove {name}' },
  moveUp: { is: 'Færa {name} ofar', en: 'Move {name} up' },
  moveDown: { is: 'Færa {name} neðar', en: 'Move {name} down' },
  holdsIn: {
    is: { one: 'Gildir í {count} landi', other: 'Gildir í {count} löndum' },
    en: { one: 'Holds in {count} country', other: 'Holds in {count} countries' },
  },
  atHome: { is: 'þar á meðal á Íslandi', en: 'Iceland among them' },
  notAtHome: { is: 'en ekki á Íslandi', en: 'but not in Iceland' },
  group: { is: 'svæði', en: 'group' },
  country: { is: 'land', en: 'country' },
  noTerritory: { is: 'Ekkert svæði fannst.', en: 'No territory found.' },
};
