import type { Refusals } from './refusal.ts';

export const transferRefusals = {
  'transfer.notFound': { status: 404, is: 'Yfirfærslan fannst ekki.', en: 'The transfer was not found.' },
  'transfer.noneFound': { status: 404, is: 'Engar yfirfærslur fundust', en: 'No transfers found' },
  'transfer.samePublisher': {
    status: 422,
    is: 'Veldu annan útgefanda en þann sem lætur samningana af hendi.',
    en: 'Choose a publisher other than the one who gives the contracts away.',
  },
  'transfer.dayPast': {
    status: 422,
    is: 'Yfirfærsla gildir frá deginum í dag eða síðar.',
    en: 'A transfer counts from today or later.',
  },
  'transfer.dayFar': {
    status: 422,
    is: 'Yfirfærsla gildir í síðasta lagi eftir tvö ár.',
    en: 'A transfer counts within two years from now.',
  },
  'transfer.reasonMissing': { status: 422, is: 'Skrifaðu tilefnið.', en: 'Please give the reason.' },
  'transfer.nothing': {
    status: 409,
    is: 'Útgefandinn á enga samninga sem gilda þennan dag eða síðar.',
    en: 'The publisher has no contracts that count on that day or later.',
  },
  'transfer.obstacles': {
    status: 409,
    is: 'Samningur nr. {number} getur ekki fylgt með. Leystu úr því fyrst.',
    en: 'Contract no. {number} cannot be transferred. Resolve that first.',
  },
  'transfer.reducesRecovery': {
    status: 409,
    is: 'Eftir er að endurheimta {amount} kr. af fyrirframgreiðslu eða ofgreiðslu: {name}. Það sem viðtakandinn fær endurheimtir ekkert af því. Staðfestu að færa eigi samningana samt.',
    en: '{amount} kr. are left to recover of an advance to {name} or of what they were paid too much. What the receiver is paid recovers nothing of it. Confirm that you want to transfer the contracts anyway.',
  },
  'transfer.openAlready': {
    status: 409,
    is: 'Önnur yfirfærsla frá sama útgefanda er óafgreidd.',
    en: 'Another transfer from the same publisher is still open.',
  },
  'transfer.ownRequest': {
    status: 403,
    is: 'Annar stjórnandi þarf að afgreiða yfirfærsluna en sá sem bað um hana.',
    en: 'An administrator other than the one who asked has to decide on the transfer.',
  },
  'transfer.ownCatalogue': {
    status: 403,
    is: 'Þú átt annan útgefandann. Annar stjórnandi þarf að afgreiða yfirfærsluna.',
    en: 'One of the publishers is yours. Another administrator has to decide on the transfer.',
  },
  'transfer.decidedAlready': {
    status: 409,
    is: 'Yfirfærslan hefur þegar verið afgreidd.',
    en: 'The transfer has already been decided on.',
  },
  'transfer.remarkMissing': {
    status: 422,
    is: 'Skrifaðu ástæðu þess að yfirfærslunni er hafnað.',
    en: 'Please give the reason for refusing the transfer.',
  },
  'transfer.tooLateToUndo': {
    status: 409,
    is: 'Yfirfærslan hefur tekið gildi og verður ekki afturkölluð. Ný yfirfærsla til baka er önnur leið.',
    en: 'The transfer has taken effect and cannot be undone. You can transfer the catalogue back instead.',
  },
} as const satisfies Refusals;
