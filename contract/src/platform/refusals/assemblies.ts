import type { Refusals } from './refusal.ts';

export const assemblyRefusals = {
  'assembly.noneFound': {
    status: 404,
    is: 'Enginn aðalfundur hefur verið boðaður.',
    en: 'No assembly has been announced.',
  },
  'assembly.notFound': { status: 404, is: 'Fundurinn fannst ekki.', en: 'The assembly was not found.' },
  'assembly.missing': { status: 422, is: 'Þetta vantar.', en: 'This is missing.' },
  'assembly.closesFirst': {
    status: 422,
    is: 'Kosningu getur ekki lokið áður en fundurinn hefst.',
    en: 'The vote cannot close before the assembly begins.',
  },
  'assembly.options': {
    status: 422,
    is: 'Í hverri kosningu eru að minnsta kosti tveir kostir og ekki fleiri valdir en þeir.',
    en: 'Each vote has at least two options, and no more are chosen than there are.',
  },
  'assembly.fixed': {
    status: 409,
    is: 'Kjörskráin hefur verið fest. Fundinum verður ekki breytt lengur.',
    en: 'The list of voters is fixed. The assembly can no longer be changed.',
  },
  'assembly.stepOrder': {
    status: 409,
    is: 'Þetta er ekki næsta skref fundarins. Skoðaðu hann eins og hann er núna.',
    en: 'This is not the assembly’s next step. Look at it as it is now.',
  },
  'assembly.ownStep': {
    status: 403,
    is: 'Þú baðst um þetta skref. Annar stjórnandi þarf að staðfesta það.',
    en: 'You asked for this step. Another administrator has to confirm it.',
  },
  'assembly.otherAsked': {
    status: 409,
    is: 'Beðið hefur verið um annað á fundinum. Staðfestið það eða fellið beiðnina niður fyrst.',
    en: 'Something else has been asked for. Confirm it, or drop the request first.',
  },
  'assembly.lateVoters': {
    status: 409,
    is: 'Á kjörskrá yrðu {count} vegna þess sem fært var inn eftir fundarboðið eða eftir dag hennar (og hver gerði það): {names}. Skoðaðu hvort þau eru félagar og voru það þann dag.',
    en: '{count} would be on the list because of what was entered after the notice or after its day (and by whom): {names}. Check whether they are members, and were on that day.',
  },
  'assembly.changedVoters': {
    status: 409,
    is: 'Þessi standa ekki á kjörskrá vegna þess sem fært var inn síðan fundurinn var boðaður (og hver gerði það): {leftOff}. Á henni yrðu vegna þess sem fært var inn eftir dag hennar: {names}. Skoðaðu hvort þau voru félagar þann dag.',
    en: 'Not on the list because of what was entered since the assembly was announced (and by whom): {leftOff}. On it because of what was entered after its day: {names}. Check whether they were members on that day.',
  },
  'assembly.notListed': {
    status: 409,
    is: 'Kjörskrá er aðeins gerð að nýju eftir að hún er fest og áður en kosning hefst.',
    en: 'A list of voters is made anew only after it is fixed and before the vote opens.',
  },
  'assembly.listSame': {
    status: 404,
    is: 'Kjörskráin yrði eins þótt hún væri gerð að nýju.',
    en: 'The list of voters would be the same if it were made anew.',
  },
  'assembly.listUnchanged': {
    status: 409,
    is: 'Kjörskráin yrði eins þótt hún væri gerð að nýju.',
    en: 'The list of voters would be the same if it were made anew.',
  },
  'assembly.listTooEarly': {
    status: 409,
    is: 'Kjörskrá verður ekki fest fyrr en dagur hennar er kominn.',
    en: 'The list of voters is not fixed before its day has come.',
  },
  'assembly.notOpenable': {
    status: 409,
    is: 'Kosning opnast aðeins ef eitthvað er kosið um og henni er ekki þegar lokið.',
    en: 'A vote opens only if there is something to vote on and its time is not over.',
  },
  'assembly.otherKey': {
    status: 503,
    is: 'Þessi netþjónn hefur annan leynilykil en gagnagrunnurinn og nær ekki í kjörkassann. Reyndu aftur eftir smástund og láttu félagið vita ef það dugar ekki.',
    en: 'This server has another secret key than the database, and cannot open the ballot box. Try again in a moment, and tell the society if that does not help.',
  },
  'assembly.closesLater': {
    status: 409,
    is: 'Kosningu verður ekki lokað fyrr en auglýstur tími er liðinn.',
    en: 'A vote is not closed before its announced time is over.',
  },
  'assembly.notOpen': {
    status: 409,
    is: 'Kosning stendur ekki yfir.',
    en: 'The vote is not open.',
  },
  'assembly.noVote': {
    status: 403,
    is: 'Þetta atkvæði er ekki þitt að greiða. Félagi greiðir það sjálfur eða sá sem fer með umboð hans.',
    en: 'This vote is not yours to cast. A member votes in person, or whoever holds the member’s proxy.',
  },
  'assembly.votedAlready': {
    status: 409,
    is: 'Þetta atkvæði hefur þegar verið greitt.',
    en: 'This vote has already been cast.',
  },
  'assembly.chosen': {
    status: 422,
    is: 'Svaraðu hverri kosningu með kostum hennar, ekki fleiri en velja má.',
    en: 'Answer each question with its options, no more than may be chosen.',
  },
  'assembly.proxyHolder': {
    status: 422,
    is: 'Enginn annar á kjörskrá er með þessa kennitölu og þetta nafn.',
    en: 'Nobody else on the list of voters has this national ID and this name.',
  },
  'assembly.proxyGiven': {
    status: 409,
    is: 'Þú hefur þegar boðið eða veitt umboð. Dragðu það fyrst til baka.',
    en: 'You have already offered or given a proxy. Withdraw it first.',
  },
  'assembly.proxyPassed': {
    status: 409,
    is: 'Umboð verður ekki veitt áfram: sá sem veitir umboð er ekki með umboð annarra.',
    en: 'A proxy is not passed on: whoever gives one holds none.',
  },
  'assembly.proxyMost': {
    status: 409,
    is: 'Hver má fara með {most} umboð á fundinum.',
    en: 'Each may hold {most} proxies at the assembly.',
  },
  'assembly.proxyNotFound': { status: 404, is: 'Umboðið fannst ekki.', en: 'The proxy was not found.' },
  'assembly.proxyClosed': {
    status: 409,
    is: 'Umboð eru veitt frá því að kjörskrá er fest og þar til kosningu lýkur.',
    en: 'Proxies are given from when the list is fixed until the vote closes.',
  },
  'assembly.notCounted': {
    status: 404,
    is: 'Atkvæði hafa ekki verið talin.',
    en: 'The votes have not been counted.',
  },
} as const satisfies Refusals;
