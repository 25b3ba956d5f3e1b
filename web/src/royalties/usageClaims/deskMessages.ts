export const deskMessages = {
  page: { is: 'Kröfur um óráðstafaðar greiðslur', en: 'Claims to unmatched usage' },
  pageMore: {
    is: 'Notkun sem félagar segja vera á verkum sínum. Samþykkt krafa er greidd með næstu úthlutun.',
    en: 'Usage that members say belongs to their works. An accepted claim is paid with the next distribution.',
  },
  tabs: { is: 'Staða krafna', en: 'State of claims' },
  waiting: { is: 'Bíða', en: 'Waiting' },
  accepted: { is: 'Samþykktar', en: 'Accepted' },
  refused: { is: 'Hafnað', en: 'Refused' },
  count: {
    is: { one: '{count} krafa', other: '{count} kröfur' },
    en: { one: '{count} claim', other: '{count} claims' },
  },
  noneWaiting: { is: 'Engar kröfur bíða', en: 'No claims are waiting' },
  noneDecided: { is: 'Engar kröfur', en: 'No claims' },
  claimant: { is: 'Krafa frá', en: 'Claimed by' },
  decide: { is: 'Fara yfir', en: 'Decide' },
  decideWhich: { is: 'Fara yfir kröfu um {title}', en: 'Decide on the claim to {title}' },
  show: { is: 'Skoða', en: 'View' },
  showWhich: { is: 'Skoða kröfu um {title}', en: 'View the claim to {title}' },
  dialog: { is: 'Er þetta sama verkið?', en: 'Is this the same work?' },
  used: { is: 'Það sem var notað', en: 'What was used' },
  claimedWork: { is: 'Verkið í kröfunni', en: 'The work in the claim' },
  several: {
    is: 'Fleiri gera kröfu um sömu notkun. Verði þessi samþykkt er hinum hafnað.',
    en: 'Others claim the same usage. If this one is accepted, theirs are refused.',
  },
  alike: {
    is: {
      one: 'Samþykki gildir líka um {count} línu með sömu orðum sem bíður á síðunni Pörun notkunar, og um þær sem koma síðar.',
      other:
        'Samþykki gildir líka um {count} línur með sömu orðum sem bíða á síðunni Pörun notkunar, og um þær sem koma síðar.',
    },
    en: {
      one: 'Accepting it also settles one line with the same words that waits under Matching of usage, and those that come later.',
      other:
        'Accepting it also settles {count} lines with the same words that wait under Matching of usage, and those that come later.',
    },
  },
  notGreen: {
    is: 'Verkið er ekki grænt. Greitt verður þegar það hefur verið samþykkt.',
    en: 'The work is not green. It is paid once the work is approved.',
  },
  workNumber: { is: 'Númer', en: 'Number' },
  iswc: { is: 'ISWC', en: 'ISWC' },
  isrc: { is: 'ISRC', en: 'ISRC' },
  light: { is: 'Ljós', en: 'Light' },
  remark: { is: 'Athugasemd', en: 'Remark' },
  remarkHint: {
    is: 'Félaginn les hana. Hún þarf að fylgja þegar kröfu er hafnað.',
    en: 'The member reads it. A refusal needs one.',
  },
  accept: { is: 'Samþykkja', en: 'Accept' },
  refuse: { is: 'Hafna', en: 'Refuse' },
  acceptedDone: { is: 'Krafan hefur verið samþykkt.', en: 'The claim has been accepted.' },
  refusedDone: { is: 'Kröfunni hefur verið hafnað.', en: 'The claim has been refused.' },
  close: { is: 'Loka', en: 'Close' },
  openWork: { is: 'Opna verkið', en: 'Open the work' },
};
