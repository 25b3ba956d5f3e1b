import type { Refusals } from './refusal.ts';

export const estateRefusals = {
  'estate.noneFound': { status: 404, is: 'Engin dánarbú fundust.', en: 'No estates found.' },
  'estate.notFound': { status: 404, is: 'Dánarbúið fannst ekki.', en: 'The estate was not found.' },
  'estate.nameMissing': { status: 422, is: 'Skrifaðu nafnið.', en: 'Please write the name.' },
  'estate.kennitala': {
    status: 422,
    is: 'Kennitala er tíu tölustafir.',
    en: 'A national ID has ten digits.',
  },
  'estate.dayAhead': {
    status: 422,
    is: 'Dagurinn getur ekki verið síðar en í dag.',
    en: 'The day cannot be later than today.',
  },
  'estate.beforeDeath': {
    status: 422,
    is: 'Erfingjar taka við í fyrsta lagi á dánardegi.',
    en: 'The heirs take over on the day of death at the earliest.',
  },
  'estate.tooManyReports': {
    status: 409,
    is: 'Þú átt nú þegar {most} tilkynningar sem ekki hafa verið afgreiddar.',
    en: 'You already have {most} reports that wait for a decision.',
  },
  'estate.sharesNotWhole': {
    status: 422,
    is: 'Hlutir erfingja verða að vera samtals nákvæmlega 100%.',
    en: 'The shares of the heirs must come to exactly 100%.',
  },
  'estate.sharesOver': {
    status: 422,
    is: 'Hlutir erfingja geta ekki verið meira en 100% samtals.',
    en: 'The shares of the heirs cannot come to more than 100%.',
  },
  'estate.heirTwice': {
    status: 422,
    is: 'Sami erfingi er tvisvar á listanum.',
    en: 'The same heir is listed twice.',
  },
  'estate.heirUnknown': {
    status: 422,
    is: 'Einhver erfinganna er ekki á skrá félagsins, er látinn eða er hinn látni. Stofnaðu erfingjann sem félaga fyrst.',
    en: 'One of the heirs is not in the society’s register, has died, or is the one who died. Enter the heir as a member first.',
  },
  'estate.deceasedUnknown': {
    status: 422,
    is: 'Hinn látni er ekki á skrá félagsins.',
    en: 'The one who died is not in the society’s register.',
  },
  'estate.openAlready': {
    status: 409,
    is: 'Annað dánarbú sama manns er óafgreitt.',
    en: 'Another estate of the same person waits for a decision.',
  },
  'estate.deceasedDiffers': {
    status: 422,
    is: 'Tilkynnt var andlát manns með aðra kennitölu.',
    en: 'The death of somebody with another national ID was reported.',
  },
  'estate.own': {
    status: 403,
    is: 'Þú ert aðili að dánarbúinu. Annað starfsfólk þarf að afgreiða það.',
    en: 'You have a part in the estate. Other staff have to see to it.',
  },
  'estate.ownProposal': {
    status: 403,
    is: 'Annar stjórnandi þarf að staðfesta skiptin en sá sem skráði þau.',
    en: 'An administrator other than the one who entered the division has to confirm it.',
  },
  'estate.notProposed': {
    status: 409,
    is: 'Skiptin hafa ekki verið skráð, eða hafa þegar verið afgreidd.',
    en: 'The division has not been entered, or has already been decided on.',
  },
  'estate.enteredAlready': {
    status: 409,
    is: 'Skiptin hafa þegar verið skráð. Séu þau röng þarf að hafna tilkynningunni og skrá hana aftur.',
    en: 'The division has already been entered. If it is wrong, refuse the report and enter it anew.',
  },
  'estate.noDocument': {
    status: 409,
    is: 'Fylgiskjal vantar: dánarvottorð og samkomulag eða skiptagerð.',
    en: 'A document is missing: the death certificate and the agreement or probate document.',
  },
  'estate.laterDay': {
    status: 409,
    is: 'Réttindin hafa þegar færst til erfingja frá síðari degi. Veldu þann dag eða síðari.',
    en: 'The rights have already passed to heirs from a later day. Choose that day or a later one.',
  },
  'estate.reasonMissing': {
    status: 422,
    is: 'Skrifaðu ástæðu þess að tilkynningunni er hafnað.',
    en: 'Please give the reason for refusing the report.',
  },
  'estate.undoReasonMissing': {
    status: 422,
    is: 'Skrifaðu hvað var rangt.',
    en: 'Please write what was wrong.',
  },
  'estate.undoAsked': {
    status: 409,
    is: 'Þegar hefur verið beðið um að skiptin verði afturkölluð.',
    en: 'Somebody has already asked for the division to be undone.',
  },
  'estate.undoNotAsked': {
    status: 409,
    is: 'Enginn hefur beðið um að skiptin verði afturkölluð, eða því hefur verið hafnað.',
    en: 'Nobody has asked for the division to be undone, or that was refused.',
  },
  'estate.ownUndo': {
    status: 403,
    is: 'Þú baðst um afturköllunina. Annar stjórnandi þarf að staðfesta hana.',
    en: 'You asked for the division to be undone. Another administrator has to confirm that.',
  },
  'estate.notDone': {
    status: 409,
    is: 'Réttindin hafa ekki færst eftir þessum skiptum.',
    en: 'No rights have passed by this division.',
  },
  'estate.inherited': {
    status: 409,
    is: 'Inneign hins látna hefur verið færð til erfingja. Taktu hana til baka á síðunni Greiðslukeyrslur áður en skiptin eru afturkölluð.',
    en: 'The balance of the one who died has been passed to the heirs. Take it back on the Pay runs page before undoing the division.',
  },
  'estate.importing': {
    status: 409,
    is: 'Verið er að lesa inn úthlutun. Reyndu aftur þegar því er lokið.',
    en: 'A distribution is being imported. Try again when that is done.',
  },
  'estate.paid': {
    status: 409,
    is: 'Erfingjarnir eiga þegar línur í úthlutun frá þessum degi. Leiðréttu hana í stað þess að afturkalla skiptin.',
    en: 'The heirs already have lines in a distribution from this day on. Correct it instead of undoing the division.',
  },
  'estate.changedSince': {
    status: 409,
    is: 'Réttindunum hefur verið breytt síðan, og því verða skiptin ekki afturkölluð.',
    en: 'The rights have been changed since, so the division cannot be undone.',
  },
  'estate.notOfYou': {
    status: 404,
    is: 'Ekkert dánarbú bíður í þínu nafni.',
    en: 'No estate waits in your name.',
  },
} as const satisfies Refusals;
