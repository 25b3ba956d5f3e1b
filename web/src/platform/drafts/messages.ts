export const messages = {
  drafts: {
    is: { one: '{count} ólokin skráning', other: '{count} óloknar skráningar' },
    en: { one: '{count} unfinished registration', other: '{count} unfinished registrations' },
  },
  draftsMore: { is: 'Þú getur haldið áfram í hvaða tæki sem er', en: 'Carry on from any device' },
  savedAt: { is: 'Drög vistuð {time}', en: 'Draft saved {time}' },
  keptHere: {
    is: 'Geymt í þessu tæki, sent þegar netsamband kemst á',
    en: 'Saved on this device; sent when you are back online',
  },
  kinds: {
    work: { is: 'Verk', en: 'Work' },
    performance: { is: 'Lifandi flutningur', en: 'Live performance' },
  },
  untitled: { is: 'Án heitis', en: 'Untitled' },
  changedAt: { is: 'Breytt {when}', en: 'Changed {when}' },
  continue: { is: 'Halda áfram', en: 'Continue' },
  continueNamed: { is: 'Halda áfram: {title}', en: 'Continue: {title}' },
  remove: { is: 'Eyða drögum: {title}', en: 'Delete draft: {title}' },
  removeQuestion: { is: 'Eyða drögunum „{title}“?', en: 'Delete the draft “{title}”?' },
  removeMore: {
    is: 'Drögin hverfa úr öllum tækjum og það er ekki hægt að sækja þau aftur.',
    en: 'The draft is removed from all devices and cannot be restored.',
  },
  removeIt: { is: 'Eyða drögum', en: 'Delete draft' },
  removed: { is: 'Drögunum var eytt.', en: 'The draft was deleted.' },
  notRemoved: { is: 'Ekki tókst að eyða drögunum.', en: 'The draft could not be deleted.' },
  showAll: { is: 'Sýna öll drög', en: 'Show all drafts' },
  showFewer: { is: 'Sýna færri', en: 'Show fewer' },

  elsewhere: { is: 'Drögunum var breytt í öðru tæki', en: 'The draft was changed on another device' },
  elsewhereMore: {
    is: 'Þar var síðast vistað {when}. Hvora útgáfuna viltu nota?',
    en: 'It was last saved there {when}. Which version do you want to use?',
  },
  keepMine: { is: 'Halda þessari', en: 'Keep this one' },
  takeOther: { is: 'Sækja hina', en: 'Use the other one' },

  gone: { is: 'Drögin eru ekki lengur til', en: 'This draft no longer exists' },
  goneMore: {
    is: 'Þeim hefur verið eytt eða skráningin hefur verið send.',
    en: 'It was deleted, or the registration has been sent.',
  },
  begin: { is: 'Skrá nýtt verk', en: 'Register a new work' },
};
