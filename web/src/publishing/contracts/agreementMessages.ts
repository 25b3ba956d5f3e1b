export const agreementMessages = {
  type: { is: 'Tegund samnings', en: 'Type of agreement' },
  types: {
    OS: { is: 'Frumsamningur um tiltekin verk (OS)', en: 'Original, some works (OS)' },
    OG: { is: 'Frumsamningur um öll verk (OG)', en: 'Original, all works (OG)' },
    PS: { is: 'Undirútgáfa tiltekinna verka (PS)', en: 'Sub-publishing, some works (PS)' },
    PG: { is: 'Undirútgáfa allra verka (PG)', en: 'Sub-publishing, all works (PG)' },
  },
  synchronisation: { is: 'Hljóðsetningarréttur', en: 'Synchronisation share' },
  synchronisationHint: {
    is: 'Tónlist sett við mynd. Er á skrá; skiptir ekki úthlutunum.',
    en: 'Music set to pictures. On file; it does not split distributions.',
  },
  retention: { is: 'Verk áfram hjá útgefanda til', en: 'Works stay with the publisher until' },
  retentionHint: {
    is: 'Eftir lok samnings. Ný verk bætast ekki við.',
    en: 'After the contract ends. No new works are added.',
  },
  collection: { is: 'Útgefandi innheimtir til', en: 'The publisher collects until' },
  collectionHint: {
    is: 'Fyrir notkun á gildistíma samningsins. Autt: án takmörkunar.',
    en: 'For use while the contract ran. Empty: without limit.',
  },

  basedOn: { is: 'Byggður á', en: 'Based on' },
  basedOnContract: { is: '{name}, samningur nr. {number}', en: '{name}, contract no. {number}' },
  received: { is: 'Tók við', en: 'Took over' },
  receivedFrom: { is: '{day}, af samningi nr. {number}', en: '{day}, from contract no. {number}' },
  given: { is: 'Afhentur', en: 'Given away' },
  givenTo: { is: '{day}, samningur nr. {number} tók við', en: '{day}, contract no. {number} took over' },

  subPublishing: { is: 'Undirútgáfa', en: 'Sub-publishing' },
  subPublishingHint: {
    is: 'Samningar um að annar útgefandi gefi verkin út í stað þessa.',
    en: 'Contracts by which another publisher publishes the works in this one’s place.',
  },
  addSub: { is: 'Skrá undirútgáfu', en: 'Enter sub-publishing' },
  addSubHint: {
    is: 'Hlutföllin eru af því sem {name} fengi. Hlutur höfundar breytist ekki.',
    en: 'The shares are of what {name} would get. The author’s share does not change.',
  },
  subAdded: { is: 'Undirútgáfan er skráð.', en: 'The sub-publishing is entered.' },
  subWorks: { is: 'Númer verka', en: 'Numbers of works' },
  subWorksHint: { is: 'Með kommu á milli.', en: 'With commas between.' },
};
