import type { Refusals } from './refusal.ts';

/** What can be wrong with a file of a service (DSR). */
export const dsrRefusals = {
  'distribution.dsr.exchange': {
    status: 422,
    is: 'Skrá frá tónlistarveitu þurfa að fylgja gjaldmiðill og gengi. Tilkynntu úthlutunina aftur með hvoru tveggja.',
    en: 'A file of a service needs a currency and an exchange rate. Announce the distribution again with them.',
  },
  'distribution.dsr.noExchange': {
    status: 422,
    is: 'Upphæðir í CSV-skrá eru í krónum. Tilkynntu úthlutunina aftur án gjaldmiðils.',
    en: 'Amounts in a CSV file are in krónur. Announce the distribution again without a currency.',
  },
  'distribution.dsr.category': {
    status: 422,
    is: 'Skrá frá tónlistarveitu á heima í flokki sölu og streymis.',
    en: 'A file of a service belongs in a category of sales and streaming.',
  },
  'distribution.dsr.record': {
    status: 422,
    is: '„{value}“ er ekki þekkt færsla. Skráin er lesin sem DSR 3.0, UGC.',
    en: '“{value}” is not a known record. The file is read as DSR 3.0, UGC.',
  },
  'distribution.dsr.headMissing': {
    status: 422,
    is: 'Færslan HEAD á að standa fremst, einu sinni.',
    en: 'The record HEAD has to stand first, and once.',
  },
  'distribution.dsr.version': {
    status: 422,
    is: '„{value}“ er ekki útgáfa sem hægt er að lesa. Útgáfan á að vera dsrf/30 og sniðið UGCProfile.',
    en: '“{value}” cannot be read. The version is dsrf/30, and the profile UGCProfile.',
  },
  'distribution.dsr.cells': {
    status: 422,
    is: 'Færslan hefur {count} reiti en á að hafa {least} til {most}.',
    en: 'The record has {count} cells and should have {least} to {most}.',
  },
  'distribution.dsr.currency': {
    status: 422,
    is: 'Gjaldmiðillinn er {value} en tilkynnt var um {expected}.',
    en: 'The currency is {value}, and {expected} was announced.',
  },
  'distribution.dsr.decimal': {
    status: 422,
    is: '„{value}“ er ekki upphæð. Skrifaðu tölustafi með punkti.',
    en: '“{value}” is not an amount. Write digits with a point.',
  },
  'distribution.dsr.tooMuch': {
    status: 422,
    is: 'Upphæðin {value} er of há í krónum.',
    en: 'The amount {value} is too high in krónur.',
  },
  'distribution.dsr.count': {
    status: 422,
    is: '„{value}“ er ekki heil tala.',
    en: '“{value}” is not a whole number.',
  },
  'distribution.dsr.day': {
    status: 422,
    is: '„{value}“ er ekki dagur.',
    en: '“{value}” is not a day.',
  },
  'distribution.dsr.block': {
    status: 422,
    is: 'Færslan nefnir blokk {value} en stendur í blokk {expected}.',
    en: 'The record names block {value} and stands in block {expected}.',
  },
  'distribution.dsr.order': {
    status: 422,
    is: 'Færslan {value} stendur á röngum stað. Í blokk kemur fyrst AS, síðan MW, RU, SU og LI.',
    en: 'The record {value} is out of place. A block has first AS, then MW, RU, SU and LI.',
  },
  'distribution.dsr.blockTwice': {
    status: 422,
    is: 'Blokk {value} hefur komið áður eða er ekki í hækkandi röð.',
    en: 'Block {value} is a duplicate or out of order.',
  },
  'distribution.dsr.summary': {
    status: 422,
    is: 'Engin samantekt hefur númerið {value}.',
    en: 'No summary has the number {value}.',
  },
  'distribution.dsr.summaryTwice': {
    status: 422,
    is: 'Samantekt með númerinu {value} hefur komið áður og segir annað.',
    en: 'An earlier summary with the number {value} has different content.',
  },
  'distribution.dsr.controller': {
    status: 422,
    is: 'Upphæðin er ætluð „{value}“. Enginn hefur svarað því hvort sá rétthafi sé á okkar vegum. Tilkynntu úthlutunina aftur og svaraðu því.',
    en: 'The amount is of “{value}”. Nobody has said whether that rights controller is ours. Announce the distribution again and say so.',
  },
  'distribution.noControllers': {
    status: 409,
    is: 'Skráin nefnir enga rétthafa sem hægt er að velja um.',
    en: 'The file names no rights controllers to choose among.',
  },
  'distribution.controllersUnseen': {
    status: 409,
    is: 'Úthlutunin greiðir upphæðir rétthafa sem starfsmaður valdi: {controllers}. Staðfestu að þú hafir skoðað valið.',
    en: 'The distribution pays amounts of rights controllers that one of the staff has chosen: {controllers}. Confirm that you have looked at the choice.',
  },
  'distribution.controllersYours': {
    status: 409,
    is: 'Úthlutunin greiðir upphæðir rétthafa sem þú valdir. Annar stjórnandi þarf að ljúka henni.',
    en: 'The distribution pays amounts of rights controllers that you have chosen. Another administrator has to finish it.',
  },
  'distribution.dsr.footMissing': {
    status: 422,
    is: 'Færsluna FOOT vantar aftast. Skráin er ekki öll.',
    en: 'The record FOOT is missing at the end. The file is not whole.',
  },
  'distribution.dsr.afterFoot': {
    status: 422,
    is: 'Ekkert á að standa á eftir FOOT.',
    en: 'Nothing should stand after FOOT.',
  },
  'distribution.dsr.total': {
    status: 422,
    is: 'Skráin segist hafa {value} en hefur {expected}.',
    en: 'The file says {value} and has {expected}.',
  },
} as const satisfies Refusals;
