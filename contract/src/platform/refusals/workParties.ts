import type { Refusals } from './refusal.ts';

export const workPartyRefusals = {
  'work.noParties': { status: 404, is: 'Engir aðilar fundust', en: 'No parties found' },
  'work.noNumbers': { status: 404, is: 'Engin númer fundust', en: 'No numbers found' },
  'workNumber.notFound': {
    status: 404,
    is: 'Númerið er ekki á verkinu.',
    en: 'The number is not on the work.',
  },
  'workNumber.form': {
    status: 422,
    is: 'Notaðu enska bókstafi, tölustafi og merki, allt að 30 talsins.',
    en: 'Use letters from A to Z, digits and signs, up to 30 of them.',
  },
  'workNumber.issuerForm': {
    status: 422,
    is: 'Sláðu inn þriggja stafa númer félags, kóða sendanda eða ellefu stafa IPI-númer.',
    en: 'Enter the three digits of a society, a sender’s code, or an IPI name number of eleven digits.',
  },
  'workNumber.taken': {
    status: 409,
    is: 'Þetta númer er þegar skráð hjá sama aðila, á þessu verki eða öðru.',
    en: 'This number of the same issuer is registered already, on this work or another.',
  },
  'workNumber.notYours': {
    status: 403,
    is: 'Útgefandi verksins skráir eigin númer. Félagið skráir númer annarra.',
    en: 'The work’s publisher adds its own numbers. The society adds those of others.',
  },
  'chain.noProposals': {
    status: 404,
    is: 'Engar tillögur um útgefendur bíða.',
    en: 'No proposals on publishers are waiting.',
  },
  'chain.notFound': { status: 404, is: 'Tillagan fannst ekki.', en: 'The proposal was not found.' },
  'chain.isDecided': {
    status: 409,
    is: 'Tillagan hefur þegar verið afgreidd.',
    en: 'The proposal has been decided already.',
  },
  'chain.noPublisher': {
    status: 409,
    is: 'Höfundurinn hefur engan útgefanda á þessu verki.',
    en: 'The author has no publisher on this work.',
  },
  'chain.severalPublishers': {
    status: 409,
    is: 'Höfundurinn hefur fleiri en einn útgefanda á þessu verki.',
    en: 'The author has more than one publisher on this work.',
  },
  'chain.contractEnded': {
    status: 409,
    is: 'Útgefandinn er ekki lengur á verkinu.',
    en: 'The publisher is no longer on the work.',
  },
  'chain.notYours': {
    status: 403,
    is: 'Þú getur aðeins lagt til eigin útgefendakeðju.',
    en: 'You can only propose your own publisher chain.',
  },
  'chain.firstIsOriginal': {
    status: 422,
    is: 'Upphaflegur útgefandi er fyrstur og aðeins einn.',
    en: 'The original publisher comes first, and there is only one.',
  },
  'chain.owners': {
    status: 422,
    is: 'Aðeins upphaflegur útgefandi og sá sem hefur eignast réttinn eiga hlut í verkinu.',
    en: 'Only the original publisher and an acquirer own a part of the work.',
  },
  'chain.ownership': {
    status: 422,
    is: 'Eignarhlutir keðjunnar verða samanlagt að vera það sem samningurinn gefur útgefandanum.',
    en: 'What the chain owns has to add up to what the contract gives the publisher.',
  },
  'chain.collection': {
    status: 422,
    is: 'Á engu svæði má innheimta meira en keðjan á.',
    en: 'In no territory can more be collected than the chain owns.',
  },
  'chain.excludedShares': {
    status: 422,
    is: 'Undanskilið svæði hefur enga hluti.',
    en: 'A territory that is left out has no shares.',
  },
  'chain.territoryTwice': {
    status: 422,
    is: 'Sama svæði er tvisvar.',
    en: 'The same territory stands there twice.',
  },
  'chain.territoryUnknown': {
    status: 422,
    is: 'Svæðið {number} er ekki til.',
    en: 'There is no territory {number}.',
  },
} as const satisfies Refusals;
