import type { Refusals } from './refusal.ts';

/** What keeps a balance from going to heirs (H103–H105), and that nothing is expected (R28). */
export const inheritanceRefusals = {
  'money.nothingExpected': {
    status: 404,
    is: 'Engin ógreidd notkun fannst.',
    en: 'No unpaid usage was found.',
  },
  'money.noInheritances': {
    status: 404,
    is: 'Ekkert dánarbú á inneign hjá félaginu.',
    en: 'No estate has a balance with the society.',
  },
  'money.inheritanceNotFound': {
    status: 404,
    is: 'Þessi færsla til erfingja fannst ekki.',
    en: 'This transfer to heirs was not found.',
  },
  'money.inheritanceNothing': {
    status: 409,
    is: 'Dánarbúið á enga inneign, eða skiptum þess er ekki lokið.',
    en: 'The estate has no balance, or its division has not been decided on.',
  },
  'money.inheritanceOnHold': {
    status: 409,
    is: 'Greiðslur til hins látna eru stöðvaðar af annarri ástæðu en andlátinu. Leystu úr henni fyrst.',
    en: 'Payments to the one who died are on hold for another reason than the death. Settle that first.',
  },
  'money.inheritanceAdvance': {
    status: 409,
    is: 'Fyrirframgreiðsla til hins látna er óendurheimt. Taktu hana til baka eða afskrifaðu hana fyrst.',
    en: 'An advance to the one who died has not been recovered. Take it back or write it off first.',
  },
  'money.inheritanceAsked': {
    status: 409,
    is: 'Þegar hefur verið beðið um að færa inneign þessa dánarbús.',
    en: 'Passing the balance of this estate has been asked for already.',
  },
  'money.inheritanceOwn': {
    status: 409,
    is: 'Þú ert aðili að dánarbúinu. Aðrir stjórnendur þurfa að sjá um inneign þess.',
    en: 'You have a part in the estate. Other administrators have to see to its balance.',
  },
  'money.inheritanceDone': {
    status: 409,
    is: 'Þegar hefur verið ákveðið um þessa færslu.',
    en: 'This transfer has already been decided on.',
  },
  'money.inheritanceBalance': {
    status: 409,
    is: 'Inneign dánarbúsins er ekki lengur til ráðstöfunar. Hafnaðu beiðninni og athugaðu stöðuna.',
    en: 'The balance of the estate is no longer available. Refuse the request and look at the balance.',
  },
  'money.inheritanceUndoAsked': {
    status: 409,
    is: 'Þegar hefur verið beðið um að taka þessa færslu til baka.',
    en: 'Taking this transfer back has been asked for already.',
  },
  'money.inheritanceUndoNotAsked': {
    status: 409,
    is: 'Enginn hefur beðið um að taka þessa færslu til baka, eða því hefur verið hafnað.',
    en: 'Nobody has asked to take this transfer back, or that was refused.',
  },
  'money.inheritanceUndoReasonMissing': {
    status: 422,
    is: 'Skrifaðu hvers vegna á að taka inneignina til baka.',
    en: 'Please write why the balance is to be taken back.',
  },
  'money.inheritanceOwes': {
    status: 409,
    is: 'Hinn látni skuldar félaginu, og erfingjar bera það ekki. Jafnaðu það fyrst með fyrirframgreiðslu og afskrifaðu það sem eftir er af henni.',
    en: 'The one who died owes the society something, which heirs are not asked for. First make up for it by an advance, and write off what is left of that.',
  },
  'money.inheritancePaid': {
    status: 409,
    is: 'Greitt hefur verið til erfingja síðan inneignin var færð. Hún verður ekki tekin til baka.',
    en: 'An heir has been paid since the balance was passed. It cannot be taken back.',
  },
} as const satisfies Refusals;
