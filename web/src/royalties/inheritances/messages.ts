import type { InheritanceState } from '@omur/contract/platform/fields/inheritances';
import type { Text } from '@omur/contract/platform/rules/language';

export const messages = {
  tab: { is: 'Dánarbú', en: 'Estates' },
  deceased: { is: 'Hinn látni', en: 'Deceased' },
  diedOn: { is: 'Lést {day}', en: 'Died {day}' },
  heirs: { is: 'Erfingjar', en: 'Heirs' },
  heir: { is: '{name}, {share}', en: '{name}, {share}' },
  balance: { is: 'Inneign', en: 'Balance' },
  transfers: { is: 'Fært til erfingja', en: 'Passed to heirs' },
  actions: { is: 'Aðgerðir', en: 'Actions' },
  ask: { is: 'Færa til erfingja', en: 'Pass to heirs' },
  approve: { is: 'Samþykkja', en: 'Approve' },
  refuse: { is: 'Hafna', en: 'Refuse' },
  withdraw: { is: 'Draga til baka', en: 'Withdraw' },
  undo: { is: 'Taka til baka', en: 'Take back' },
  actTitle: { is: '{act}: {amount} úr dánarbúi {name}', en: '{act}: {amount} of the estate of {name}' },
  askWhat: {
    is: 'Annar stjórnandi þarf að samþykkja. Þá færist öll inneignin til erfingja eftir staðfestum skiptum og er greidd með næstu keyrslu.',
    en: 'Another administrator has to approve. Then the whole balance goes to the heirs by the confirmed division, and is paid by the next pay run.',
  },
  approveWhat: {
    is: 'Hver erfingi fær sinn hluta í inneign sína. Berðu hlutina saman við skiptin áður en þú samþykkir.',
    en: 'Each heir gets their part into their balance. Compare the parts with the division before you approve.',
  },
  refuseWhat: { is: 'Ekkert er fært.', en: 'Nothing is passed.' },
  undoWhat: {
    is: 'Annar stjórnandi þarf að samþykkja. Þá fara hlutirnir aftur úr inneign erfingja í inneign hins látna. Þetta er hægt á meðan engum erfingja hefur verið greitt.',
    en: 'Another administrator has to approve. Then the parts go back from the heirs to the balance of the one who died. This is possible as long as no heir has been paid.',
  },
  undoAsk: { is: 'Biðja um að taka til baka', en: 'Ask to take back' },
  undoReason: { is: 'Hvers vegna?', en: 'Why?' },
  undoWaits: { is: 'Beðið um að taka til baka', en: 'Taking back asked for' },
  undoAskedBy: { is: 'Taka til baka: {name}. {reason}', en: 'Take back: {name}. {reason}' },
  approveUndo: { is: 'Samþykkja að taka til baka', en: 'Approve taking back' },
  approveUndoWhat: {
    is: 'Hlutirnir fara aftur úr inneign erfingja í inneign hins látna, og erfingjarnir frétta af því. Ástæða: {reason}',
    en: 'The parts go back from the heirs to the balance of the one who died, and the heirs are told. Reason: {reason}',
  },
  refuseUndo: { is: 'Hætta við að taka til baka', en: 'Do not take back' },
  refuseUndoWhat: {
    is: 'Erfingjar halda því sem þeim var fært. Ástæða beiðninnar var: {reason}',
    en: 'The heirs keep what they were passed. The reason of the request was: {reason}',
  },
  asked: { is: 'Beiðnin bíður annars stjórnanda.', en: 'The request awaits another administrator.' },
  done: { is: 'Skráð.', en: 'Done.' },
  count: {
    is: { one: '{count} dánarbú', other: '{count} dánarbú' },
    en: { one: '{count} estate', other: '{count} estates' },
  },
  none: { is: 'Ekkert dánarbú á inneign', en: 'No estate has a balance' },
  noneMore: {
    is: 'Þegar skipti dánarbús hafa verið staðfest og hinn látni á inneign hjá félaginu stendur hún hér.',
    en: 'Once the division of an estate is confirmed and the one who died has a balance with the society, it stands here.',
  },
};

export const findingWords: Record<'onHold' | 'advance', Text> = {
  onHold: { is: 'Greiðslur eru stöðvaðar', en: 'Payments are on hold' },
  advance: { is: 'Fyrirframgreiðsla er óendurheimt', en: 'An advance is not recovered' },
};

export const stateWords: Record<InheritanceState, Text> = {
  waiting: { is: 'Bíður samþykkis', en: 'Awaiting approval' },
  active: { is: 'Fært', en: 'Passed' },
  refused: { is: 'Hafnað', en: 'Refused' },
  cancelled: { is: 'Tekið til baka', en: 'Taken back' },
};
