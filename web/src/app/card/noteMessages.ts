export const messages = {
  notes: { is: 'Minnispunktar starfsfólks', en: 'Notes of staff' },
  notesNote: {
    is: 'Aðeins starfsfólk sér þá hér, en félaginn fær þá í afriti gagna sinna. Þeim er eytt eftir sjö ár.',
    en: 'Only staff see them here, but the member gets them with the copy of their data. They are deleted after seven years.',
  },
  earlierSystem: { is: 'úr eldra kerfi', en: 'from the earlier system' },
  newNote: { is: 'Nýr minnispunktur', en: 'New note' },
  add: { is: 'Bæta við', en: 'Add' },
  added: { is: 'Minnispunktinum var bætt við.', en: 'The note was added.' },
  more: { is: 'Sækja fleiri', en: 'Load more' },
  remove: { is: 'Eyða', en: 'Remove' },
  removeOf: { is: 'Eyða minnispunkti, {when}', en: 'Remove the note, {when}' },
  removeTitle: { is: 'Eyða minnispunktinum?', en: 'Remove the note?' },
  removed: { is: 'Minnispunktinum var eytt.', en: 'The note was removed.' },
};
