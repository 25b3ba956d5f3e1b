export const controllerMessages = {
  title: { is: 'Hverra er féð?', en: 'Whose money is it?' },
  what: {
    is: 'Skráin er skýrsla tónlistarveitu og sýnir fé þessara rétthafa. Aðeins fé þeirra sem eru valdir er lesið. Annar stjórnandi fer yfir valið og lýkur úthlutuninni.',
    en: 'The file is a service’s report and has money of these rights controllers. Only that of those chosen is read. Another administrator looks at the choice and finishes the distribution.',
  },
  ours: { is: 'Rétthafar á okkar vegum', en: 'Rights controllers that are ours' },
  read: { is: 'Lesa skrána', en: 'Read the file' },
  chosen: { is: 'Rétthafar sem greitt er fyrir', en: 'Rights controllers that it pays for' },
  chosenBy: {
    is: '{controllers}, valið af: {name}.',
    en: '{controllers}, chosen by {name}.',
  },
  others: { is: 'Ekki valdir: {controllers}.', en: 'Not chosen: {controllers}.' },
  seen: { is: 'Ég hef skoðað hvaða rétthafar voru valdir', en: 'I have looked at who was chosen' },
};
