import type { Refusals } from './refusal.ts';

export const contractRefusals = {
  'contract.notFound': { status: 404, is: 'Samningurinn fannst ekki.', en: 'The contract was not found.' },
  'contract.noneFound': { status: 404, is: 'Engir samningar fundust', en: 'No contracts found' },
  'contract.noChanges': { status: 404, is: 'Engin saga fannst', en: 'No history found' },
  'contract.noEarnings': {
    status: 404,
    is: 'Samningar hafa engu skilað enn.',
    en: 'Contracts have brought nothing yet.',
  },
  'contract.noOverlaps': { status: 404, is: 'Engin skörun fannst', en: 'No overlaps found' },
  'contract.noPublishers': { status: 404, is: 'Engir útgefendur fundust', en: 'No publishers found' },
  'contract.publisherMissing': { status: 422, is: 'Veldu útgefanda.', en: 'Choose a publisher.' },
  'contract.publisherUnknown': {
    status: 422,
    is: 'Þessi útgefandi finnst ekki.',
    en: 'This publisher was not found.',
  },
  'contract.authorMissing': { status: 422, is: 'Veldu höfund.', en: 'Choose an author.' },
  'contract.authorUnknown': {
    status: 422,
    is: 'Ekki er hægt að gera samning við þennan höfund.',
    en: 'No contract can be made with this author.',
  },
  'contract.sameParty': {
    status: 422,
    is: 'Höfundur getur ekki verið sinn eigin útgefandi.',
    en: 'An author cannot be their own publisher.',
  },
  'contract.startMissing': { status: 422, is: 'Veldu upphafsdag.', en: 'Choose a start date.' },
  'contract.startRange': {
    status: 422,
    is: 'Samningur hefst á þessari öld og ekki síðar en eftir fimm ár.',
    en: 'A contract starts in this century, and within five years from now.',
  },
  'contract.endRange': {
    status: 422,
    is: 'Samningur endar ekki síðar en hundrað árum eftir að hann hefst.',
    en: 'A contract ends at most a hundred years after it starts.',
  },
  'contract.endMissing': { status: 422, is: 'Veldu lokadag.', en: 'Choose an end date.' },
  'contract.endBeforeStart': {
    status: 422,
    is: 'Samningur getur ekki endað áður en hann hefst.',
    en: 'A contract cannot end before it starts.',
  },
  'contract.performanceShareMissing': {
    status: 422,
    is: 'Sláðu inn hlut útgefanda af flutningsrétti.',
    en: 'Enter the publisher’s performance share.',
  },
  'contract.mechanicalShareMissing': {
    status: 422,
    is: 'Sláðu inn hlut útgefanda af fjölföldunarrétti.',
    en: 'Enter the publisher’s mechanical share.',
  },
  'contract.shareRange': {
    status: 422,
    is: 'Hlutur er tala yfir 0 og mest 100, með tveimur aukastöfum í mesta lagi.',
    en: 'A share is a number above 0 and at most 100, with two decimals at most.',
  },
  'contract.worksMissing': {
    status: 422,
    is: 'Veldu að minnsta kosti eitt verk.',
    en: 'Choose at least one work.',
  },
  'contract.workNotOfAuthor': {
    status: 422,
    is: 'Verk nr. {workId} er ekki eftir höfundinn.',
    en: 'Work no. {workId} is not by the author.',
  },
  'contract.notParty': {
    status: 403,
    is: 'Útgefandi eða höfundur þarf að senda samninginn inn.',
    en: 'The publisher or the author has to submit the contract.',
  },
  'contract.remarkMissing': {
    status: 422,
    is: 'Segðu aðilum hvers vegna samningnum er hafnað.',
    en: 'Tell the parties why the contract is refused.',
  },
  'contract.answeredAlready': {
    status: 409,
    is: 'Samningnum hefur þegar verið svarað.',
    en: 'The contract has already been answered.',
  },
  'contract.notAgreed': {
    status: 409,
    is: 'Hinn aðili samningsins hefur ekki samþykkt hann enn.',
    en: 'The other party has not accepted the contract yet.',
  },
  'contract.submittedAlready': {
    status: 409,
    is: 'Samningur sömu aðila um sömu verk bíður þegar: innsending {number}.',
    en: 'A contract of the same parties on the same works is waiting already: submission {number}.',
  },
  'contract.decidedAlready': {
    status: 409,
    is: 'Samningurinn hefur þegar verið afgreiddur.',
    en: 'The contract has already been decided on.',
  },
  'contract.own': {
    status: 403,
    is: 'Þú átt aðild að samningnum. Annar starfsmaður þarf að sjá um hann.',
    en: 'You are a party to the contract. Another staff member must see to it.',
  },
  'contract.ownDoing': {
    status: 403,
    is: 'Þú sendir samninginn inn, eða svaraðir honum fyrir annan aðilann. Annar starfsmaður þarf að samþykkja hann.',
    en: 'You submitted the contract, or answered it for one of the parties. Another staff member must approve it.',
  },
  'contract.ownOffer': {
    status: 403,
    is: 'Þú sendir samninginn inn og getur ekki svarað honum fyrir hinn aðilann.',
    en: 'You submitted the contract, and cannot answer it for the other party.',
  },
  'contract.overlaps': {
    status: 409,
    is: 'Útgefendur fengju samanlagt meira en 100 % af verkum í samningnum. Skoðaðu skörunina og staðfestu að samþykkja eigi samt.',
    en: 'Together, publishers would have more than 100% of works in the contract. Check the overlaps and confirm that you want to approve it anyway.',
  },
  'contract.reducesRecovery': {
    status: 409,
    is: 'Eftir er að endurheimta {amount} kr. af fyrirframgreiðslu eða ofgreiðslu til höfundarins, eða rétthafa hans. Það sem útgefandinn fær endurheimtir ekkert af því. Staðfestu að samþykkja eigi samninginn samt.',
    en: '{amount} kr. are left to recover of an advance to the author, or to the holder of the author’s rights, or of what they were paid too much. What the publisher is paid recovers nothing of it. Confirm that you want to approve the contract anyway.',
  },
  'contract.holdersUnheard': {
    status: 409,
    is: 'Aðrir eiga rétt höfundarins og hafa ekki samþykkt samninginn: {names}. Útgefandinn fengi einnig af hlut þeirra. Staðfestu að samþykkja eigi samninginn samt.',
    en: 'Others hold the author’s right and have not agreed to the contract: {names}. The publisher would be paid of their parts too. Confirm that you want to approve the contract anyway.',
  },
  'contract.changeUnheard': {
    status: 409,
    is: 'Aðrir eiga rétt höfundarins og hafa ekki samþykkt breytinguna: {names}. Staðfestu að gera eigi hana samt.',
    en: 'Others hold the author’s right and have not agreed to the change: {names}. Confirm that you want it made anyway.',
  },
  'contract.workOverlaps': {
    status: 409,
    is: 'Útgefendur fengju samanlagt meira en 100 % af verki nr. {workId}.',
    en: 'Publishers would together have more than 100% of work no. {workId}.',
  },
  'contract.worksGone': {
    status: 409,
    is: 'Höfundurinn er ekki lengur skráður á neitt af verkum samningsins.',
    en: 'The author is no longer on any of the contract’s works.',
  },
  'contract.authorGone': {
    status: 412,
    is: 'Höfundurinn hefur verið sameinaður öðrum höfundi síðan þú valdir hann. Leitaðu að honum aftur.',
    en: 'The author has been merged with another since you chose them. Search again.',
  },
  'contract.changedMeanwhile': {
    status: 412,
    is: 'Annar starfsmaður breytti samningnum í millitíðinni. Skoðaðu hann aftur áður en þú breytir honum.',
    en: 'Somebody else has changed the contract. Check it again before you change it.',
  },
  'agreement.typeOfOther': {
    status: 422,
    is: 'Frumsamningur er OS eða OG, undirútgáfa PS eða PG.',
    en: 'An original agreement is OS or OG, sub-publishing PS or PG.',
  },
  'agreement.territoriesMissing': {
    status: 422,
    is: 'Veldu að minnsta kosti eitt svæði.',
    en: 'Choose at least one territory.',
  },
  'agreement.firstExcludes': {
    status: 422,
    is: 'Fyrsta svæðið þarf að vera innifalið.',
    en: 'The first territory has to be included.',
  },
  'agreement.nowhere': {
    status: 422,
    is: 'Ekkert land verður eftir þegar undanskilin svæði hafa verið tekin frá.',
    en: 'No country is left when the excluded territories are taken away.',
  },
  'agreement.territoryUnknown': {
    status: 422,
    is: 'Svæðið {number} er ekki til.',
    en: 'There is no territory {number}.',
  },
  'agreement.retentionBeforeEnd': {
    status: 422,
    is: 'Verk verða ekki eftir hjá útgefanda áður en samningurinn endar.',
    en: 'Works cannot be kept until a day before the contract ends.',
  },
  'agreement.collectionBeforeEnd': {
    status: 422,
    is: 'Innheimtu lýkur ekki áður en réttur útgefanda endar.',
    en: 'Collection cannot end before the publisher’s rights do.',
  },
  'agreement.tooLate': {
    status: 422,
    is: 'Dagurinn er of langt fram í tímann.',
    en: 'The date is too far ahead.',
  },
  'agreement.takesNoWorks': {
    status: 409,
    is: 'Samningurinn er á enda og tekur ekki við nýjum verkum.',
    en: 'The contract has ended and takes no new works.',
  },
  'agreement.workNotInOriginal': {
    status: 422,
    is: 'Verk nr. {workId} er ekki í samningnum sem undirútgáfan er byggð á.',
    en: 'Work no. {workId} is not in the contract that the sub-publishing is based on.',
  },
  'agreement.outsideOriginal': {
    status: 422,
    is: 'Undirútgáfa getur hvorki byrjað fyrr né endað síðar en samningurinn sem hún er byggð á.',
    en: 'Sub-publishing cannot start before or end after the contract that it is based on.',
  },
  'agreement.circle': {
    status: 409,
    is: 'Sami útgefandi getur ekki verið tvisvar í röð samninga um sömu verk.',
    en: 'The same publisher cannot appear twice in a line of agreements on the same works.',
  },
  'agreement.worksLeave': {
    status: 409,
    is: 'Verkið er í undirútgáfu samkvæmt samningi nr. {number}. Taktu það fyrst úr honum.',
    en: 'The work is sub-published under contract no. {number}. Take it out of that one first.',
  },
} as const satisfies Refusals;
