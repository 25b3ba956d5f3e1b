import type { PublisherRole } from '@omur/contract/platform/fields/workParties';
import type { Text } from '@omur/contract/platform/rules/language';

export const messages = {
  parties: { is: 'Aðilar', en: 'Parties' },
  partiesMore: {
    is: 'Eins og verkið er skráð hjá öðrum félögum: hvert hlutverk og hver réttur fyrir sig. Greitt er eftir réttindunum hér að ofan.',
    en: 'The work as other societies register it: each role and each right apart. Payment follows the rights above.',
  },
  partyCount: {
    is: { one: '{count} aðili', other: '{count} aðilar' },
    en: { one: '{count} party', other: '{count} parties' },
  },
  party: { is: 'Aðili', en: 'Party' },
  role: { is: 'Hlutverk', en: 'Role' },
  performance: { is: 'Flutningur', en: 'Performing' },
  mechanical: { is: 'Upptökur', en: 'Mechanical' },
  synchronisation: { is: 'Hljóðsetning', en: 'Synch' },
  total: { is: 'Samtals', en: 'Total' },
  ofAuthor: { is: 'Útgefandi: {name}', en: 'Publisher of {name}' },
  chainOf: { is: 'Keðja {chain} · vegna: {name}', en: 'Chain {chain} · for {name}' },
  collects: { is: 'Innheimtir: {where}', en: 'Collects in: {where}' },
  societies: { is: 'Félag: {names}', en: 'Society: {names}' },
  agreement: { is: 'Samningur {number}', en: 'Agreement {number}' },
  statedByPublisher: { is: 'Tilgreint af útgefanda', en: 'Stated by the publisher' },
  statedByStaff: { is: 'Tilgreint af félaginu', en: 'Stated by the society' },
  statedByFile: { is: 'Úr CWR-skrá', en: 'From a CWR file' },
  state: { is: 'Undirútgefendur', en: 'Sub-publishers' },
  stateOf: { is: 'Undirútgefendur: {name}', en: 'Sub-publishers: {name}' },

  numbers: { is: 'Númer hjá öðrum', en: 'Numbers elsewhere' },
  numbersMore: {
    is: 'Leita má að verkinu eftir þessum númerum, og skrár annarra félaga og útgefenda vísa til þeirra.',
    en: 'The work can be found by these numbers, and files from other societies and publishers refer to them.',
  },
  noNumbers: { is: 'Engin númer eru skráð.', en: 'No numbers are registered.' },
  number: { is: 'Númer', en: 'Number' },
  issuer: { is: 'Félag eða útgefandi', en: 'Society or publisher' },
  issuerHint: {
    is: 'Þriggja stafa númer félags, til dæmis 052, eða IPI-númer útgefanda.',
    en: 'The three digits of a society, such as 052, or a publisher’s IPI name number.',
  },
  addNumber: { is: 'Bæta við númeri', en: 'Add a number' },
  addNumberMore: {
    is: 'Það sem annað félag eða útgefandi kallar verkið í sínum skrám.',
    en: 'What another society or publisher calls the work in its files.',
  },
  ownNumberMore: { is: 'Númer verksins hjá þér.', en: 'The number you have for the work.' },
  numberAdded: { is: 'Númerið {number} er komið á verkið.', en: 'The number {number} has been added.' },
  numberRemove: { is: 'Taka númerið {number} af verkinu', en: 'Remove the number {number}' },
  numberRemoved: { is: 'Númerið {number} var tekið af verkinu.', en: 'The number {number} was removed.' },

  chainMore: {
    is: 'Þú innheimtir alls staðar nema þar sem þú tilgreinir annan. Eignarhlutir breytast ekki.',
    en: 'You collect everywhere except where you name somebody else. Ownership does not change.',
  },
  chainMoreStaff: {
    is: 'Útgefandinn innheimtir alls staðar nema þar sem annar er tilgreindur. Eignarhlutir breytast ekki.',
    en: 'The publisher collects everywhere except where somebody else is named. Ownership does not change.',
  },
  nobodyElse: {
    is: 'Enginn annar innheimtir fyrir útgefandann.',
    en: 'Nobody else collects for the publisher.',
  },
  addParty: { is: 'Bæta við undirútgefanda', en: 'Add a sub-publisher' },
  removeParty: { is: 'Fjarlægja', en: 'Remove' },
  partyNumber: { is: 'Undirútgefandi {number}', en: 'Sub-publisher {number}' },
  name: { is: 'Nafn', en: 'Name' },
  nameMissing: { is: 'Nafn vantar.', en: 'The name is missing.' },
  ipi: { is: 'IPI-númer', en: 'IPI name number' },
  agreementNumber: { is: 'Samningsnúmer', en: 'Agreement number' },
  territoryMissing: { is: 'Veldu svæði.', en: 'Choose a territory.' },
  territoryTwice: {
    is: 'Annar hér að ofan innheimtir þegar þar: {name}.',
    en: 'Somebody above collects there already: {name}.',
  },
  remark: { is: 'Skilaboð til félagsins', en: 'Message to the society' },
  propose: { is: 'Senda félaginu', en: 'Send to the society' },
  proposed: {
    is: 'Félagið hefur fengið tillöguna og lætur þig vita.',
    en: 'The society has received your proposal and will let you know.',
  },
  stated: { is: 'Útgefendur eru skráðir.', en: 'The publishers have been registered.' },

  pageMore: {
    is: 'Tillögur útgefenda um hverjir innheimta fyrir þá og hvar.',
    en: 'Publishers’ proposals on who collects for them, and where.',
  },
  proposalCount: {
    is: { one: '{count} tillaga bíður', other: '{count} tillögur bíða' },
    en: { one: '{count} proposal waiting', other: '{count} proposals waiting' },
  },
  forAuthor: { is: '{publisher} · vegna: {author}', en: '{publisher} · for {author}' },
  proposedAt: { is: 'Barst {when}', en: 'Received {when}' },
  accept: { is: 'Samþykkja', en: 'Accept' },
  acceptWhich: { is: 'Samþykkja tillögu um „{title}“', en: 'Accept the proposal on “{title}”' },
  refuse: { is: 'Hafna', en: 'Decline' },
  refuseWhich: { is: 'Hafna tillögu um „{title}“', en: 'Decline the proposal on “{title}”' },
  refuseMore: { is: 'Útgefandinn fær að vita hvers vegna.', en: 'The publisher is told why.' },
  reason: { is: 'Ástæða', en: 'Reason' },
  accepted: {
    is: 'Útgefendur „{title}“ eru skráðir.',
    en: 'The publishers of “{title}” have been registered.',
  },
  refused: { is: 'Tillögunni var hafnað.', en: 'The proposal was declined.' },
  noneWaiting: {
    is: 'Hér birtast tillögur sem útgefendur senda af síðu verks.',
    en: 'Proposals that publishers send from a work’s page appear here.',
  },
};

/** What publishers in a chain are called (CWR). */
export const publisherRoleNames: Record<PublisherRole, Text> = {
  E: { is: 'Upphaflegur útgefandi', en: 'Original publisher' },
  AQ: { is: 'Eignaðist rétt útgefandans', en: 'Acquirer' },
  AM: { is: 'Umsýsluaðili', en: 'Administrator' },
  SE: { is: 'Undirútgefandi', en: 'Sub-publisher' },
  ES: { is: 'Staðgengill útgefanda', en: 'Substituted publisher' },
  PA: { is: 'Tekjuþegi', en: 'Income participant' },
};

/** Roles that registrations know and the list of author types does not. */
export const writerRoleNames: Record<string, Text> = {
  AD: { is: 'Aðlagar texta', en: 'Adaptor' },
  SR: { is: 'Undirútsetjari', en: 'Sub-arranger' },
};
