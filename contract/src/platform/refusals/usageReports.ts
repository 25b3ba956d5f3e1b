import type { Refusals } from './refusal.ts';

/** What is wrong with a report of a service (DSR). */
export const usageReportRefusals = {
  'usage.report.headMissing': {
    status: 422,
    is: 'Færslan HEAD á að standa fremst.',
    en: 'The record HEAD has to stand first.',
  },
  'usage.report.profile': {
    status: 422,
    is: '„{value}“ er ekki snið sem hægt er að lesa. Lesin eru BasicAudioProfile, AudioVisualProfile og UgcProfile í útgáfum dsrf, ekki afbrigði þeirra með einni færslu á notkun (SRB).',
    en: '“{value}” is no profile that can be read. BasicAudioProfile, AudioVisualProfile and UgcProfile are, in the versions of dsrf, but not their variants of one record a use (SRB).',
  },
  'usage.report.version': {
    status: 422,
    is: '„{value}“ er ekki útgáfa sem hægt er að lesa. Lesnar eru útgáfur 1.1–1.3 af BasicAudioProfile og 1.0–1.2 af AudioVisualProfile og UgcProfile.',
    en: '“{value}” is no version that can be read. BasicAudioProfile is read in versions 1.1–1.3, AudioVisualProfile and UgcProfile in versions 1.0–1.2.',
  },
  'usage.report.parts': {
    status: 422,
    is: 'Skráin segist vera hluti {value} af skýrslu, sem stenst ekki.',
    en: 'The file says it is part {value} of a report, which cannot be.',
  },
  'usage.controllersMissing': {
    status: 422,
    is: 'Skýrslan sýnir upphæðir rétthafa. Veldu hverjir þeirra eru á okkar vegum.',
    en: 'The report has amounts of rights controllers. Choose which of them are ours.',
  },
  'usage.report.controller': {
    status: 422,
    is: 'Upphæðin er ætluð „{value}“. Enginn hefur svarað því hvort sá rétthafi sé á okkar vegum. Svaraðu því og lestu skrána aftur.',
    en: 'The amount is of “{value}”. Nobody has said whether that rights controller is ours. Say so and read the file again.',
  },
  'usage.report.record': {
    status: 422,
    is: '„{value}“ er ekki færsla sem þetta snið hefur.',
    en: '“{value}” is not a record of this profile.',
  },
  'usage.report.summary': {
    status: 422,
    is: 'Engin samantekt með landi hefur númerið {value}.',
    en: 'No summary with a country has the number {value}.',
  },
  'usage.report.resource': {
    status: 422,
    is: 'Blokkin hefur enga upptöku með númerinu „{value}“.',
    en: 'The block has no recording with the number “{value}”.',
  },
  'usage.report.currency': {
    status: 422,
    is: 'Upphæðin er í gjaldmiðlinum {value}, ekki þeim sem skráin var tilkynnt með.',
    en: 'The amount is in {value}, not in the currency the file was announced with.',
  },
  'usage.report.currencyMissing': {
    status: 422,
    is: 'Engin samantekt segir í hvaða gjaldmiðli upphæðin er.',
    en: 'No summary says which currency the amount is in.',
  },
  'usage.report.escape': {
    status: 422,
    is: 'Í línunni stendur \\\\|. Það er lesið sem öfugt skástrik og endir á nafni, en gæti átt að vera lóðrétt strik í nafninu.',
    en: 'The line has \\\\|. It is read as a backslash and the end of a name, but may stand for a stroke within the name.',
  },
  'usage.report.belowZero': {
    status: 422,
    is: 'Notkun að frádregnum skilum er {value}, undir núlli. Línan telst ekki með og ekkert er dregið frá annarri notkun.',
    en: 'Usage less returns is {value}, below zero. The line counts nothing, and nothing is taken off other usage.',
  },
  'usage.report.bearing': {
    status: 422,
    is: '„{value}“ segir ekki hvort greitt er fyrir notkunina. Þar á að standa true eða false.',
    en: '“{value}” does not say whether the usage bears royalties. It has to be true or false.',
  },
  'usage.report.footMissing': {
    status: 422,
    is: 'Færsluna FOOT vantar aftast. Skráin er ekki öll.',
    en: 'The record FOOT is missing at the end. The file is not whole.',
  },
  'usage.report.total': {
    status: 422,
    is: 'Skráin segist hafa {value} línur og hefur annan fjölda.',
    en: 'The file says it has {value} lines and has another number.',
  },
} as const satisfies Refusals;
