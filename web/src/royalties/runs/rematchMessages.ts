export const rematchMessages = {
  rematch: { is: 'Rangt verk', en: 'Wrong work' },
  title: { is: 'Notkunin er af öðru verki', en: 'The usage is of another work' },
  titleMore: {
    is: 'Valið gildir um allar línur með sama titil, flytjendur og höfunda, nú og síðar. Fyrir hverja lokna keyrslu sem greiddi þær röngu verki verður til leiðrétting á mismuninum, sem annar stjórnandi lýkur. Keyrsla sem ekki er lokið er reiknuð aftur.',
    en: 'The choice holds for all lines with the same title, performers and writers, now and later. Each finished run that paid them for the wrong work gets a correction of the difference, which another administrator finishes. A run that is not finished is reckoned again.',
  },
  work: { is: 'Rétt verk', en: 'Right work' },
  noWork: { is: 'Veldu rétta verkið.', en: 'Choose the right work.' },
  act: { is: 'Færa á rétt verk', en: 'Move to the right work' },
  done: { is: 'Notkunin var færð á rétt verk', en: 'The usage was moved to the right work' },
  moved: {
    is: 'Notkunin var áður greidd fyrir „{paid}“, en er af verkinu „{right}“. Þeir sem fengu hana greidda skila henni og rétthafar rétta verksins fá hana.',
    en: 'The use had been paid for “{paid}” and is of “{right}”. Those who were paid for it give it back, and the holders of the right work get it.',
  },
  movedTo: { is: 'Fært á „{title}“', en: 'Moved to “{title}”' },
} as const;
