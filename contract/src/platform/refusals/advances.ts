/** What keeps an advance from being granted or cancelled (R24). */
export const advanceRefusals = {
  'money.noAdvances': {
    status: 404,
    is: 'Engar fyrirframgreiðslur fundust.',
    en: 'No advances found.',
  },
  'money.advanceNotFound': {
    status: 404,
    is: 'Fyrirframgreiðslan fannst ekki.',
    en: 'The advance was not found.',
  },
  'money.advancePayee': {
    status: 422,
    is: 'Þessi aðili fannst ekki, er látinn eða er ekki félagi.',
    en: 'This person was not found, has died or is not a member.',
  },
  'money.advanceOwn': {
    status: 409,
    is: 'Þú getur ekki ákveðið fyrirframgreiðslu til þín.',
    en: 'You cannot decide on an advance to yourself.',
  },
  'money.advanceDone': {
    status: 409,
    is: 'Fyrirframgreiðslan hefur þegar verið endurheimt, henni verið hafnað eða hætt við hana.',
    en: 'The advance has already been recovered, refused or cancelled.',
  },
  'money.writeOffAsked': {
    status: 409,
    is: 'Þegar hefur verið beðið um að afskrifa þessa fyrirframgreiðslu.',
    en: 'Writing off this advance has been asked for already.',
  },
  'money.writeOffNotAsked': {
    status: 409,
    is: 'Enginn hefur beðið um að afskrifa þessa fyrirframgreiðslu.',
    en: 'Nobody has asked to write off this advance.',
  },
  'money.writeOffChanged': {
    status: 409,
    is: 'Minna er eftir af fyrirframgreiðslunni en þegar beðið var um afskriftina, eða meira bíður greiðsluþegans. Hafnaðu beiðninni, og þá má biðja aftur.',
    en: 'Less is left of the advance than when the write-off was asked for, or more waits for the payee. Refuse the request; then it can be asked for again.',
  },
  'money.advanceBeingRecovered': {
    status: 409,
    is: 'Úthlutun sem er ekki lokið færir greiðsluþeganum fé, eða erfingjum hans, og gengur upp í fyrirframgreiðsluna. Ljúktu henni fyrst eða hættu við hana.',
    en: 'A distribution that is not finished brings the payee money, or their heirs, and recovers some of the advance. Finish or cancel it first.',
  },
  'money.advanceInBalance': {
    status: 409,
    is: 'Það sem eftir er stendur enn í inneign greiðsluþegans. Taktu fyrirframgreiðsluna til baka í stað þess að afskrifa hana.',
    en: 'What is left is still in the payee’s balance. Take the advance back instead of writing it off.',
  },
  'money.advanceOfDead': {
    status: 409,
    is: 'Fyrirframgreiðsla til þess sem er látinn má aðeins jafna inneign sem er undir núlli.',
    en: 'An advance to somebody who has died may only make up for a balance below zero.',
  },
  'money.advancePaid': {
    status: 409,
    is: 'Fyrirframgreiðslan er ekki lengur öll í inneign greiðsluþegans. Hún endurheimtist af næstu úthlutunum.',
    en: 'The advance is no longer whole in the payee’s balance. The next distributions recover it.',
  },
} as const;
