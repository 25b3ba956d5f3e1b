import type { Refusals } from './refusal.ts';

export const distributionRefusals = {
  'statistics.noDistributions': {
    status: 404,
    is: 'Engar úthlutanir fundust á tímabilinu.',
    en: 'No distributions found in the period.',
  },
  'statistics.noLines': { status: 404, is: 'Engar skilalínur fundust.', en: 'No statement lines found.' },
  'statistics.rightNotFound': { status: 404, is: 'Réttindin fundust ekki.', en: 'The right was not found.' },
  'statistics.rangeTurned': {
    status: 422,
    is: 'Lokadagur er á undan upphafsdegi.',
    en: 'The last day is before the first.',
  },
  'statistics.noRoyaltyText': {
    status: 404,
    is: 'Úthlutuninni fylgir enginn texti.',
    en: 'The distribution has no text.',
  },
  'distribution.notFound': {
    status: 404,
    is: 'Úthlutunin fannst ekki.',
    en: 'The distribution was not found.',
  },
  'distribution.noneFound': { status: 404, is: 'Engar úthlutanir fundust.', en: 'No distributions found.' },
  'distribution.noProblems': {
    status: 404,
    is: 'Ekkert er að skránni.',
    en: 'Nothing is wrong with the file.',
  },
  'distribution.noUnmatched': {
    status: 404,
    is: 'Engar greiðslur eru óráðstafaðar.',
    en: 'There are no unmatched lines.',
  },
  'distribution.categoryUnknown': {
    status: 422,
    is: 'Enginn flokkur úthlutana hefur þetta númer.',
    en: 'No category of distributions has this number.',
  },
  'distribution.exchangeIncomplete': {
    status: 422,
    is: 'Gjaldmiðill og gengi fylgjast að.',
    en: 'A currency and its exchange rate go together.',
  },
  'distribution.correctionUnknown': {
    status: 422,
    is: 'Engin lokin úthlutun er til með þessu númeri.',
    en: 'There is no finished distribution with this number to correct.',
  },
  'distribution.correctionOfOtherCategory': {
    status: 422,
    is: 'Leiðrétting er af sama flokki og úthlutunin sem hún leiðréttir. Gefðu upp ástæðu ef víkja á frá því.',
    en: 'A correction must have the same category as the distribution it corrects. Give a reason to make an exception.',
  },
  'distribution.dayTooFar': {
    status: 422,
    is: 'Dagurinn er utan marka: frá 2000-01-01 til {latest}.',
    en: 'The day is out of range: 2000-01-01 to {latest}.',
  },
  'distribution.paysYou': {
    status: 409,
    is: 'Þú, eða einhver sem þú erfir, fær greitt í þessari úthlutun. Annar stjórnandi þarf að ljúka henni.',
    en: 'This distribution pays you, or somebody whose heir you are. Another administrator has to finish it.',
  },
  'distribution.correctionPaysSender': {
    status: 409,
    is: 'Leiðréttingin greiðir þeim sem sendi skrána eða tekur af honum, eða af einhverjum sem hann erfir. Annar stjórnandi þarf að senda hana inn.',
    en: 'The correction pays or takes from whoever sent the file, or somebody whose heir they are. Another administrator has to send it.',
  },
  'distribution.correctionTakesMore': {
    status: 409,
    is: 'Leiðréttingin tekur meira af því sem aðrir greiddu, af frádrætti eða af geymdu fé en til var. Hættu við hana og láttu lesa skrána aftur.',
    en: 'The correction takes more of what others paid, of deductions or of what is kept than there was. Cancel it, and have the file read again.',
  },
  'distribution.correctionUnseen': {
    status: 409,
    is: 'Leiðréttingin breytir greiðslum til {rights} réttinda og tekur {taken} kr. til baka. Staðfestu að þú hafir skoðað af hverjum er tekið og hverjum er greitt.',
    en: 'The correction changes what {rights} rights were paid, and takes back ISK {taken}. Confirm that you have looked at whom it takes from and whom it pays.',
  },
  'distribution.noCorrectedRights': {
    status: 404,
    is: 'Engin leiðrétting úr skrá, sem bíður þess að vera lokið, breytir greiðslum.',
    en: 'There is no correction by a file, waiting to be finished, that changes what was paid.',
  },
  'distribution.ownFile': {
    status: 409,
    is: 'Þú sendir skrána inn, svo annar stjórnandi þarf að ljúka úthlutuninni.',
    en: 'You sent the file, so another administrator has to finish the distribution.',
  },
  'distribution.askerMayNotFinish': {
    status: 409,
    is: 'Sá sem bað um að úthlutuninni yrði lokið hefur ekki lengur heimild til þess.',
    en: 'Whoever asked to finish the distribution is no longer allowed to.',
  },
  'distribution.anothersFile': {
    status: 409,
    is: 'Annar stjórnandi tilkynnti þessa skrá og sendir hana. Tilkynntu hana aftur til að senda hana þaðan sem þú ert.',
    en: 'Another administrator announced this file and is uploading it. Announce it again to upload it yourself.',
  },
  'distribution.isFinished': {
    status: 409,
    is: 'Úthlutuninni er lokið og hún breytist ekki framar. Leiðrétting er ný úthlutun sem vísar til hennar.',
    en: 'The distribution is finished and cannot be changed. To correct it, create a new distribution that refers to it.',
  },
  'distribution.isRun': {
    status: 409,
    is: 'Úthlutunin með þessu númeri er reiknuð af félaginu. Veldu annað númer.',
    en: 'The distribution with this number is calculated by the society. Choose another number.',
  },
  'distribution.isChecked': {
    status: 409,
    is: 'Skrá þessarar úthlutunar hefur þegar verið lesin inn. Hættu við úthlutunina áður en önnur skrá er send.',
    en: 'The file of this distribution has been read. Cancel the distribution before another file is sent.',
  },
  'distribution.isBeingRead': {
    status: 409,
    is: 'Verið er að lesa skrá þessarar úthlutunar. Bíddu uns því er lokið eða hættu við hana.',
    en: 'The file of this distribution is being read. Wait until that is done, or cancel it.',
  },
  'distribution.isBeingCleared': {
    status: 409,
    is: 'Hætt var við þessa úthlutun og verið er að hreinsa burt það sem hún skildi eftir. Reyndu aftur eftir stutta stund, eða veldu annað númer.',
    en: 'This distribution was cancelled, and what it left is being cleared. Try again in a moment, or choose another number.',
  },
  'distribution.takesNoFile': {
    status: 409,
    is: 'Úthlutunin tekur ekki við skrá. Tilkynntu hana aftur með nýrri skrá.',
    en: 'This distribution cannot receive a file. Announce it again with a new one.',
  },
  'distribution.fileIncomplete': {
    status: 409,
    is: 'Skráin er ekki öll komin: {received} bæti af {announced}. Sendu það sem vantar.',
    en: 'Only {received} of {announced} bytes have arrived. Send the rest.',
  },
  'distribution.noParts': {
    status: 404,
    is: 'Enginn hluti skrárinnar er kominn.',
    en: 'No part of the file has arrived.',
  },
  'distribution.partWrong': {
    status: 422,
    is: 'Hlutinn er ekki jafnstór og hann á að vera.',
    en: 'The part is the wrong size.',
  },
  'distribution.noPots': { status: 404, is: 'Engir pottar fundust.', en: 'No pots found.' },
  'distribution.potNotFound': {
    status: 404,
    is: 'Potturinn fannst ekki.',
    en: 'The pot was not found.',
  },
  'distribution.potChangedMeanwhile': {
    status: 412,
    is: 'Skýringunni var breytt á meðan. Lestu hana yfir og vistaðu aftur.',
    en: 'The explanation has since been changed. Check it and save again.',
  },
  'distribution.noCategories': { status: 404, is: 'Engir flokkar fundust.', en: 'No categories found.' },
  'distribution.notChecked': {
    status: 409,
    is: 'Úthlutun verður ekki lokið fyrr en skrá hennar hefur verið lesin og stemmd af.',
    en: 'A distribution cannot be finished until its file has been read and reconciled.',
  },
} as const satisfies Refusals;
