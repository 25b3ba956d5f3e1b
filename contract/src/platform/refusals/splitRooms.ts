import type { Refusals } from './refusal.ts';

export const splitRoomRefusals = {
  'splitRoom.noneFound': {
    status: 404,
    is: 'Engir höfundafundir fundust.',
    en: 'No split rooms found.',
  },
  'splitRoom.notFound': {
    status: 404,
    is: 'Höfundafundurinn fannst ekki.',
    en: 'The split room was not found.',
  },
  'splitRoom.linkInvalid': {
    status: 404,
    is: 'Þessi hlekkur á höfundafund gildir ekki. Biddu þann sem boðaði fundinn um nýjan.',
    en: 'This link to a split room is not valid. Ask whoever opened the room for a new one.',
  },
  'splitRoom.over': {
    status: 409,
    is: 'Höfundafundinum er lokið.',
    en: 'The split room is closed.',
  },
  'splitRoom.cannotSit': {
    status: 422,
    is: '{name} getur ekki samþykkt sinn hlut á höfundafundi. Þar sitja félagar, og gestir sem koma með hlekk. Skráðu verkið á venjulegan hátt eða taktu þennan höfund út.',
    en: '{name} cannot accept a share in a split room. Members sit there, and guests who come by link. Register the work as usual, or take this author out.',
  },
  'splitRoom.hostSitsOnce': {
    status: 422,
    is: 'Sá sem boðar fund situr þar undir einu nafni, því allir sjá hvaða sæti er hans. Skráðu verkið á venjulegan hátt eða taktu {name} út.',
    en: 'Whoever opens a room sits there under one name, because all see which seat is theirs. Register the work as usual, or take {name} out.',
  },
  'splitRoom.cannotBeSeated': {
    status: 422,
    is: 'Þessi höfundur er þegar á fundinum, eða getur ekki svarað þar sjálfur.',
    en: 'This author is in the room already, or cannot answer there.',
  },
  'splitRoom.notAuthor': {
    status: 409,
    is: 'Aðeins höfundar setjast á höfundafund.',
    en: 'Only authors sit down in a split room.',
  },
  'splitRoom.full': {
    status: 409,
    is: 'Á höfundafundi eru ekki fleiri en {most} sæti.',
    en: 'A split room has no more than {most} seats.',
  },
  'splitRoom.tooMany': {
    status: 409,
    is: 'Þú ert nú þegar með {most} opna höfundafundi. Ljúktu einhverjum þeirra fyrst.',
    en: 'You already have {most} open split rooms. Close one of them first.',
  },
  'splitRoom.notHost': {
    status: 403,
    is: 'Aðeins sá sem boðaði fundinn getur þetta.',
    en: 'Only whoever opened the room can do this.',
  },
  'splitRoom.hostStays': {
    status: 409,
    is: 'Sá sem boðaði fundinn fer ekki af honum, heldur lýkur honum.',
    en: 'Whoever opened the room does not leave it, but closes it.',
  },
  'splitRoom.hostRegisters': {
    status: 409,
    is: 'Sá sem boðaði fundinn samþykkir sinn hlut með því að skrá verkið.',
    en: 'Whoever opened the room accepts by registering the work.',
  },
  'splitRoom.changedMeanwhile': {
    status: 412,
    is: 'Skiptingunni var breytt á meðan. Skoðaðu hana eins og hún er núna.',
    en: 'The split was changed meanwhile. Look at it as it is now.',
  },
  'splitRoom.notAccepted': {
    status: 409,
    is: 'Verkið er skráð þegar allir aðrir hafa samþykkt sinn hlut.',
    en: 'The work is registered once all others have accepted their share.',
  },
  'splitRoom.shareForm': {
    status: 422,
    is: 'Hlutur er frá 0 til 100 %.',
    en: 'A share is from 0 to 100%.',
  },
  'splitRoom.role': {
    status: 422,
    is: 'Þetta hlutverk er ekki í boði.',
    en: 'This role is not offered.',
  },
  'splitRoom.otherSeats': {
    status: 422,
    is: 'Eitthvert sætanna er ekki á fundinum.',
    en: 'One of the seats is not in the room.',
  },
  'splitRoom.guestIsLoggedIn': {
    status: 409,
    is: 'Hér er félagi innskráður. Gestir koma á fundinn í sínum eigin síma.',
    en: 'A member is logged in here. Guests come to the room on their own phone.',
  },
  'splitRoom.guestIsMember': {
    status: 409,
    is: 'Félagi er með þetta netfang. Skráðu þig inn til að koma á fundinn.',
    en: 'A member has this e-mail address. Log in to come to the room.',
  },
  'splitRoom.tooManyLetters': {
    status: 429,
    is: 'Of margir tölvupóstar hafa verið sendir. Reyndu aftur á morgun.',
    en: 'Too many e-mails have been sent. Try again tomorrow.',
  },
} as const satisfies Refusals;
