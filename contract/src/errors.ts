import { ruleTexts } from './rules/texts.ts';
import type { Language, Text } from './rules/language.ts';
import type { RuleValues } from './rules/ruleResult.ts';
import { filled } from './rules/sentences.ts';

interface Refusal extends Text {
  status: number;
}

/**
 * Every refusal of the server by its code, with its status and its sentence in both languages. The screen shows the same
 * sentences. The codes of the registration rules come from rules/texts.ts; they are 422
 * where they are not listed here with another status.
 */
const refusals = {
  'request.malformed': {
    status: 400,
    is: 'Beiðnin er ekki rétt mynduð.',
    en: 'The request is not well formed.',
  },
  'request.tooLarge': { status: 413, is: 'Beiðnin er of stór.', en: 'The request is too large.' },
  'request.mediaType': {
    status: 415,
    is: 'Beiðnin verður að vera á JSON-sniði.',
    en: 'The request must be JSON.',
  },
  'request.invalid': {
    status: 422,
    is: 'Eitthvað í beiðninni stenst ekki. Sjá hvern reit.',
    en: 'Something in the request does not hold. See each field.',
  },
  'request.unknownAddress': {
    status: 404,
    is: 'Ekkert er á þessari slóð.',
    en: 'There is nothing at this address.',
  },
  'request.tooMany': {
    status: 429,
    is: 'Of margar beiðnir. Reyndu aftur eftir smástund.',
    en: 'Too many requests. Try again in a moment.',
  },
  'request.keyReused': {
    status: 409,
    is: 'Þessi lykill var notaður með annarri beiðni.',
    en: 'This idempotency key was used with another request.',
  },
  'request.keyInvalid': {
    status: 422,
    is: 'Idempotency-Key verður að vera 1 til 200 stafir.',
    en: 'Idempotency-Key must be 1 to 200 characters.',
  },
  'request.cursor': {
    status: 422,
    is: 'Bendillinn passar ekki við þennan lista.',
    en: 'The cursor does not fit this list.',
  },
  'request.sort': {
    status: 422,
    is: 'Ekki er hægt að raða eftir þessum reit.',
    en: 'The list cannot be sorted by this field.',
  },
  'server.failed': {
    status: 500,
    is: 'Eitthvað fór úrskeiðis hjá okkur. Reyndu aftur.',
    en: 'Something went wrong on our side. Please try again.',
  },
  'server.unavailable': {
    status: 503,
    is: 'Þjónustan er ekki tiltæk í augnablikinu. Reyndu aftur eftir smástund.',
    en: 'The service is not available right now. Try again in a moment.',
  },

  'session.none': { status: 401, is: 'Þú þarft að skrá þig inn.', en: 'You need to log in.' },
  'session.forbidden': {
    status: 403,
    is: 'Þú hefur ekki heimild til þessa.',
    en: 'You are not allowed to do this.',
  },
  'login.failed': {
    status: 401,
    is: 'Kennitala eða lykilorð er ekki rétt.',
    en: 'The national ID or the password is not right.',
  },
  'login.locked': {
    status: 429,
    is: 'Of margar misheppnaðar tilraunir. Reyndu aftur eftir smástund.',
    en: 'Too many failed attempts. Try again in a while.',
  },

  'value.missing': { status: 422, is: 'Þennan reit vantar.', en: 'This field is missing.' },
  'value.unknownField': { status: 422, is: 'Þennan reit þekkjum við ekki.', en: 'This field is not known.' },
  'value.wrongType': {
    status: 422,
    is: 'Gildið er ekki af réttri gerð.',
    en: 'The value is not of the right type.',
  },
  'value.wrongForm': {
    status: 422,
    is: 'Gildið er ekki á réttu formi.',
    en: 'The value does not have the right form.',
  },
  'value.tooLong': {
    status: 422,
    is: 'Gildið er of langt eða of stórt.',
    en: 'The value is too long or too large.',
  },
  'value.tooShort': {
    status: 422,
    is: 'Gildið er of stutt eða of lítið.',
    en: 'The value is too short or too small.',
  },
  'value.share': {
    status: 422,
    is: 'Hlutfall er tala með mest tveimur aukastöfum.',
    en: 'A share is a number with at most two decimals.',
  },

  'work.notFound': { status: 404, is: 'Verkið fannst ekki.', en: 'The work was not found.' },
  'work.noneFound': { status: 404, is: 'Engin verk fundust', en: 'No works found' },
  'work.noAuthors': { status: 404, is: 'Engir höfundar fundust', en: 'No authors found' },
  'work.noRights': { status: 404, is: 'Engin réttindi fundust', en: 'No rights found' },
  'work.noTitles': { status: 404, is: 'Engin önnur heiti fundust', en: 'No other titles found' },
  'work.noIswcs': { status: 404, is: 'Engin ISWC-númer fundust', en: 'No ISWC codes found' },
  'work.noIsrcs': { status: 404, is: 'Engin ISRC-númer fundust', en: 'No ISRC codes found' },
  'work.noDistributions': { status: 404, is: 'Engar úthlutanir fundust', en: 'No distributions found' },
  'work.noCueSheets': { status: 404, is: 'Engin notkunarblöð fundust', en: 'No cue sheets found' },
  'work.noPublishers': { status: 404, is: 'Engir útgefendur fundust', en: 'No publishers found' },
  'work.noBeneficiaries': { status: 404, is: 'Engir rétthafar fundust', en: 'No beneficiaries found' },
  'work.noLights': { status: 404, is: 'Engar breytingar á ljósi fundust', en: 'No light changes found' },
  'work.searchEmpty': {
    status: 422,
    is: 'Sláðu inn heiti, númer eða höfund til að leita.',
    en: 'Type a title, a number or an author to search.',
  },
  'work.registrantNotAuthor': { status: 403, ...ruleTexts['work.registrantNotAuthor'] },
  'work.contractEnded': {
    status: 412,
    is: 'Útgáfusamningur sem var valinn er ekki lengur í gildi.',
    en: 'A publishing contract that was chosen is no longer running.',
  },
  'work.authorGone': {
    status: 412,
    is: 'Höfundur sem var valinn er ekki lengur til eða hefur verið sameinaður öðrum.',
    en: 'An author that was chosen no longer exists or was joined to another.',
  },
  'work.contractOfOther': {
    status: 422,
    is: 'Samningurinn tilheyrir ekki þessum höfundi.',
    en: 'The contract does not belong to this author.',
  },
  'work.iswcTaken': {
    status: 409,
    is: 'Þetta ISWC-númer er þegar á verkinu.',
    en: 'This ISWC is already on the work.',
  },
  'work.isrcTaken': {
    status: 409,
    is: 'Þetta ISRC-númer er þegar á verkinu.',
    en: 'This ISRC is already on the work.',
  },
  'work.authorTwice': { status: 409, ...ruleTexts['work.authorTwice'] },
  'work.approvedAlready': {
    status: 409,
    is: '{name} hefur þegar samþykkt verkið ({when}).',
    en: '{name} has already approved the work ({when}).',
  },
  'work.refusedAlready': {
    status: 409,
    is: '{name} hefur þegar hafnað verkinu ({when}): {remark}',
    en: '{name} has already refused the work ({when}): {remark}',
  },
  'work.notWaiting': {
    status: 409,
    is: 'Verkið bíður ekki lengur afgreiðslu.',
    en: 'The work is no longer waiting for a decision.',
  },
  'work.notOpen': {
    status: 409,
    is: 'Starfsfólk hefur þegar samþykkt verkið; breytingar fara um það.',
    en: 'Staff have already approved the work; changes go through them.',
  },
  'work.notRegistrant': {
    status: 403,
    is: 'Aðeins sá sem skráði verkið breytir skráningunni eða dregur hana til baka.',
    en: 'Only whoever registered the work amends the registration or withdraws it.',
  },
  'work.decidedMeanwhile': {
    status: 409,
    is: 'Félagið afgreiddi skráninguna á meðan þú breyttir henni. Ekkert hefur glatast; skoðaðu afgreiðsluna og sendu breytingarnar aftur.',
    en: 'The society decided on the registration while you were changing it. Nothing is lost; see the decision and send your changes again.',
  },
  'work.changedMeanwhile': {
    status: 412,
    is: 'Skráningunni hefur verið breytt síðan þú opnaðir hana.',
    en: 'The registration has been changed since you opened it.',
  },
  'work.withdrawn': {
    status: 409,
    is: 'Skráningin hefur verið dregin til baka.',
    en: 'The registration has been withdrawn.',
  },
  'work.isProvisional': {
    status: 409,
    is: 'Verkið er aðeins skráð til bráðabirgða. Yfirtaktu það til að skrá það til fulls.',
    en: 'The work is only registered provisionally. Take it over to register it properly.',
  },
  'work.notProvisional': {
    status: 409,
    is: 'Verkið er þegar skráð til fulls.',
    en: 'The work has already been registered properly.',
  },
  'work.reasonMissing': {
    status: 422,
    is: 'Skrifaðu hvers vegna skráningin er dregin til baka.',
    en: 'Write why the registration is withdrawn.',
  },
  'work.unchanged': {
    status: 422,
    is: 'Engu hefur verið breytt.',
    en: 'Nothing has been changed.',
  },
  'work.noAmendments': { status: 404, is: 'Engar breytingar fundust', en: 'No amendments found' },
  'work.noneSimilar': { status: 404, is: 'Engin lík verk fundust', en: 'No similar works found' },
  'proposal.noneFound': { status: 404, is: 'Engar tillögur fundust', en: 'No proposals found' },
  'proposal.noneWaiting': { status: 404, is: 'Engar tillögur bíða', en: 'No proposals are waiting' },
  'proposal.notFound': { status: 404, is: 'Tillagan fannst ekki.', en: 'The proposal was not found.' },
  'proposal.decidedAlready': {
    status: 409,
    is: 'Tillagan hefur þegar verið afgreidd.',
    en: 'The proposal has already been decided on.',
  },
  'proposal.overtaken': {
    status: 409,
    is: 'Nýrri tillaga um verkið hefur tekið við af þessari.',
    en: 'A newer proposal for the work has taken the place of this one.',
  },
  'proposal.outdated': {
    status: 412,
    is: 'Verkinu hefur verið breytt síðan tillagan var gerð. Hafnaðu henni með skýringu og biddu um nýja.',
    en: 'The work has been changed since the proposal was made. Refuse it with an explanation and ask for a new one.',
  },
  'proposal.remarkMissing': {
    status: 422,
    is: 'Skrifaðu athugasemd þegar tillögu er hafnað.',
    en: 'Write a remark when refusing a proposal.',
  },
  'work.remarkMissing': {
    status: 422,
    is: 'Skrifaðu athugasemd þegar verki er hafnað.',
    en: 'Write a remark when refusing a work.',
  },
  'work.sharesExceed100': {
    status: 422,
    is: 'Samanlagt hlutfall má ekki fara yfir 100%.',
    en: 'The shares must not exceed 100% in all.',
  },
  'work.rightsExceedShare': {
    status: 422,
    is: 'Línur réttinda mega ekki vera meira en hlutfall höfundarins samtals.',
    en: 'The lines of rights must not add up to more than the author’s share.',
  },

  'approval.noneFound': { status: 404, is: 'Engin samþykki fundust', en: 'No approvals found' },
  'approval.noneWaiting': { status: 404, is: 'Engin samþykki bíða svars', en: 'No approvals are waiting' },
  'approval.linkInvalid': {
    status: 404,
    is: 'Þessi tengill er ekki réttur. Athugaðu hvort hann hafi slitnað í tölvupóstinum.',
    en: 'This link is not right. See whether the e-mail has broken it in two.',
  },
  'approval.linkOfOther': {
    status: 403,
    is: 'Þessi tengill er ætlaður öðrum en þeim sem er skráður inn.',
    en: 'This link is meant for somebody other than who is logged in.',
  },
  'approval.notAuthor': {
    status: 403,
    is: 'Aðeins höfundar verksins svara því hvort skráningin er rétt.',
    en: 'Only the authors of the work say whether the registration is right.',
  },
  'approval.notAsked': {
    status: 409,
    is: 'Ekki er beðið eftir svari frá þér um þetta verk.',
    en: 'No answer from you is awaited for this work.',
  },
  'approval.authorRemoved': {
    status: 409,
    is: 'Þú ert ekki lengur meðal höfunda verksins, svo ekki þarf að svara.',
    en: 'You are no longer among the authors of the work, so there is nothing to answer.',
  },
  'approval.superseded': {
    status: 409,
    is: 'Skráningunni hefur verið breytt síðan. Nýrra svara er óskað í nýju bréfi.',
    en: 'The registration has been changed since. A newer letter asks for your answer.',
  },
  'approval.ended': {
    status: 409,
    is: 'Skráningin er ekki lengur til meðferðar, svo ekki þarf að svara.',
    en: 'The registration is no longer under way, so there is nothing to answer.',
  },
  'approval.givenAlready': {
    status: 409,
    is: 'Þú hefur þegar samþykkt skráninguna.',
    en: 'You have already approved the registration.',
  },
  'approval.objectedAlready': {
    status: 409,
    is: 'Þú hefur þegar andmælt skráningunni.',
    en: 'You have already objected to the registration.',
  },
  'approval.tooLate': {
    status: 409,
    is: 'Fresturinn til að svara er liðinn og skráningin telst samþykkt.',
    en: 'The time to answer has passed and the registration counts as approved.',
  },
  'approval.reasonMissing': {
    status: 422,
    is: 'Skrifaðu ástæðu andmælanna.',
    en: 'Write the reason for your objection.',
  },

  'author.noneFound': { status: 404, is: 'Engir höfundar fundust', en: 'No authors found' },
  'author.notFound': { status: 404, is: 'Höfundurinn fannst ekki.', en: 'The author was not found.' },
  'author.noCoAuthors': { status: 404, is: 'Engir meðhöfundar fundust', en: 'No co-authors found' },
  'author.noContracts': { status: 404, is: 'Engir samningar fundust', en: 'No contracts found' },
  'author.searchEmpty': {
    status: 422,
    is: 'Sláðu inn nafn eða kennitölu til að leita.',
    en: 'Type a name or a national ID to search.',
  },

  'person.notFound': { status: 404, is: 'Persónan fannst ekki.', en: 'The person was not found.' },
  'person.noRights': { status: 404, is: 'Engin réttindi fundust', en: 'No rights found' },
  'person.noAuthors': { status: 404, is: 'Engir höfundar fundust', en: 'No authors found' },
  'person.notPublisher': {
    status: 404,
    is: 'Þessi notandi er ekki útgefandi.',
    en: 'This user is not a publisher.',
  },

  'lookup.noneFound': { status: 404, is: 'Ekkert fannst.', en: 'Nothing was found.' },
  'user.notFound': { status: 404, is: 'Notandinn fannst ekki.', en: 'The user was not found.' },
  'user.noneFound': { status: 404, is: 'Engir notendur fundust', en: 'No users found' },
  'user.exists': {
    status: 409,
    is: 'Notandi með þessa kennitölu er þegar til.',
    en: 'There is already a user with this national ID.',
  },
  'user.personMissing': {
    status: 422,
    is: 'Enginn félagi er með þessa kennitölu. Skráðu félagann fyrst.',
    en: 'No member has this national ID. Add the member first.',
  },
  'user.ownRole': {
    status: 409,
    is: 'Enginn breytir eigin hlutverki. Annar stjórnandi þarf að gera það.',
    en: 'Nobody changes their own role. Another administrator has to do it.',
  },
  'user.lastAdministrator': {
    status: 409,
    is: 'Þetta er síðasti virki stjórnandinn. Gerðu annan notanda að stjórnanda fyrst.',
    en: 'This is the last active administrator. Make another user an administrator first.',
  },
  'user.barred': {
    status: 409,
    is: 'Notandinn er læstur eða lokaður. Opnaðu hann áður en þú sendir boð.',
    en: 'The user is locked or closed. Open it before sending an invitation.',
  },
  'user.emailMissing': {
    status: 422,
    is: 'Netfang vantar til að senda boðið á.',
    en: 'There is no e-mail address to send the invitation to.',
  },
  'member.isUnknownAuthor': {
    status: 422,
    is: 'Óþekktur höfundur nr. {authorId} er með þessa kennitölu. Gerðu hann að félaga á síðunni Óþekktir höfundar.',
    en: 'Unknown author no. {authorId} has this national ID. Make that author a member on the page Unknown authors.',
  },
  'member.ipiIsUnknownAuthor': {
    status: 422,
    is: 'Óþekktur höfundur nr. {authorId} er með þessa IPI-tölu. Gerðu hann að félaga á síðunni Óþekktir höfundar.',
    en: 'Unknown author no. {authorId} has this IPI number. Make that author a member on the page Unknown authors.',
  },
  'member.postalCodeUnknown': {
    status: 422,
    is: 'Þetta póstnúmer er ekki til.',
    en: 'There is no such postal code.',
  },
  'member.genderUnknown': { status: 422, is: 'Þetta kyn er ekki á skrá.', en: 'This gender is not on the list.' },
  'member.societyUnknown': {
    status: 422,
    is: 'Þetta félag er ekki á skrá.',
    en: 'This society is not on the list.',
  },

  'invitation.notFound': {
    status: 404,
    is: 'Þetta boð er ekki til. Athugaðu hvort slóðin úr bréfinu hafi skilað sér heil.',
    en: 'There is no such invitation. Check that the whole link from the letter came through.',
  },
  'invitation.used': {
    status: 409,
    is: 'Þetta boð hefur þegar verið notað. Skráðu þig inn með lykilorðinu sem þú valdir.',
    en: 'This invitation has already been used. Log in with the password you chose.',
  },
  'invitation.expired': {
    status: 409,
    is: 'Þetta boð er útrunnið. Biddu skrifstofu félagsins um nýtt.',
    en: 'This invitation has expired. Ask the society’s office for a new one.',
  },
  'invitation.replaced': {
    status: 409,
    is: 'Nýrra boð hefur verið sent. Notaðu slóðina úr nýjasta bréfinu.',
    en: 'A newer invitation has been sent. Use the link in the latest letter.',
  },
  'invitation.barred': {
    status: 409,
    is: 'Aðganginum hefur verið lokað. Hafðu samband við skrifstofu félagsins.',
    en: 'This user has been locked or closed. Contact the society’s office.',
  },
  'password.tooShort': {
    status: 422,
    is: 'Lykilorð þarf að vera að minnsta kosti 12 stafir.',
    en: 'A password must have at least 12 characters.',
  },
  'password.tooLong': {
    status: 422,
    is: 'Lykilorð má ekki vera lengra en 200 stafir.',
    en: 'A password may have 200 characters at most.',
  },
  'password.common': {
    status: 422,
    is: 'Þetta lykilorð er of algengt og auðvelt að giska á. Veldu annað.',
    en: 'This password is too common and easy to guess. Choose another.',
  },
  'password.personal': {
    status: 422,
    is: 'Lykilorðið má ekki innihalda kennitöluna eða vera nafnið þitt.',
    en: 'The password must not contain your national ID or be your name.',
  },

  'join.noneUnknown': {
    status: 404,
    is: 'Engir óþekktir höfundar fundust',
    en: 'No unknown authors found',
  },
  'join.notUnknown': {
    status: 409,
    is: 'Þessi höfundur er ekki lengur óþekktur: annar starfsmaður gerði hann að félaga.',
    en: 'This author is no longer unknown: another member of staff made a member of them.',
  },
  'join.joinedAlready': {
    status: 409,
    is: 'Þessi höfundur hefur þegar verið sameinaður höfundinum {name} (nr. {authorId}).',
    en: 'This author has already been joined to the author {name} (no. {authorId}).',
  },
  'join.intoUnknown': {
    status: 422,
    is: 'Veldu skráðan höfund. Óþekktur höfundur verður ekki sameinaður öðrum óþekktum.',
    en: 'Choose a registered author. An unknown author cannot be joined to another unknown one.',
  },
  'join.intoNobody': {
    status: 422,
    is: 'Ekki er hægt að sameina höfund þjóðlögum eða gervigreind.',
    en: 'An author cannot be joined to the public domain or to artificial intelligence.',
  },
  'join.sameWorks': {
    status: 409,
    is: 'Báðir höfundarnir eru skráðir á sömu verk: {works}. Lagfærðu þau fyrst, því að hlutverk og hlutföll verða ekki lögð saman af sjálfu sér.',
    en: 'Both authors stand on the same works: {works}. Correct those first, since roles and shares are not added up by themselves.',
  },

  'desk.noneFound': { status: 404, is: 'Ekkert fannst.', en: 'Nothing found.' },
  'review.noNeighbours': {
    status: 404,
    is: 'Ekkert verk líkist þessu.',
    en: 'No work is like this one.',
  },
  'provisional.noneFound': {
    status: 404,
    is: 'Engar bráðabirgðaskráningar fundust.',
    en: 'No provisional registrations were found.',
  },
  'provisional.notOpen': {
    status: 409,
    is: 'Bráðabirgðaskráningunni hefur verið lokað eða hún tekin yfir.',
    en: 'The provisional registration was closed, or taken over.',
  },
  'question.noneFound': { status: 404, is: 'Engar fyrirspurnir fundust.', en: 'No questions were found.' },
  'question.notFound': { status: 404, is: 'Fyrirspurnin fannst ekki.', en: 'The question was not found.' },
  'question.answeredAlready': {
    status: 409,
    is: '{name} hefur þegar svarað fyrirspurninni ({when}).',
    en: '{name} has already answered the question ({when}).',
  },
  'question.waiting': {
    status: 409,
    is: 'Enn er beðið eftir svari við fyrri fyrirspurn um verkið.',
    en: 'An earlier question about the work is still waiting for an answer.',
  },
  'question.nobodyToAsk': {
    status: 409,
    is: 'Enginn skráningaraðili er þekktur fyrir þetta verk.',
    en: 'Nobody is known to have registered this work.',
  },
  'draft.notFound': { status: 404, is: 'Drögin fundust ekki.', en: 'The draft was not found.' },
  'draft.noneFound': { status: 404, is: 'Engin drög fundust', en: 'No drafts found' },
  'draft.changedMeanwhile': {
    status: 412,
    is: 'Drögunum var breytt annars staðar í millitíðinni.',
    en: 'The draft was changed elsewhere meanwhile.',
  },
  'draft.tooMany': {
    status: 409,
    is: 'Þú átt nú þegar {most} drög. Eyddu einhverjum þeirra til að geyma ný.',
    en: 'You already have {most} drafts. Delete some of them to keep new ones.',
  },
  'draft.tooLarge': {
    status: 413,
    is: 'Drögin eru of stór til að geyma þau.',
    en: 'The draft is too large to be kept.',
  },

  'cueSheet.notFound': { status: 404, is: 'Notkunarblaðið fannst ekki.', en: 'The cue sheet was not found.' },
  'cueSheet.noneFound': { status: 404, is: 'Engin notkunarblöð fundust', en: 'No cue sheets found' },
  'cueSheet.noLines': { status: 404, is: 'Engar línur fundust', en: 'No lines found' },
  'cueSheet.lineNotFound': { status: 404, is: 'Línan fannst ekki.', en: 'The line was not found.' },
  'cueSheet.changedMeanwhile': {
    status: 412,
    is: 'Annar starfsmaður breytti notkunarblaðinu í millitíðinni. Skoðaðu það aftur áður en þú breytir því.',
    en: 'Somebody else changed the cue sheet meanwhile. Look at it again before you change it.',
  },
  'cueSheet.full': {
    status: 409,
    is: 'Á notkunarblaði geta mest verið {most} línur.',
    en: 'A cue sheet can have {most} lines at most.',
  },
  'cueSheet.titleMissing': {
    status: 422,
    is: 'Heiti myndar eða þáttar vantar.',
    en: 'The title of the film or programme is missing.',
  },
  'cueSheet.file.empty': { status: 422, is: 'Engar línur eru í skránni.', en: 'There are no lines in the file.' },
  'cueSheet.file.encoding': {
    status: 422,
    is: 'Skráin er ekki læsilegur texti. Vistaðu hana sem CSV með UTF-8.',
    en: 'The file is not readable text. Save it as CSV with UTF-8.',
  },
  'cueSheet.file.columnMissing': {
    status: 422,
    is: 'Dálkinn „{column}“ vantar í skrána. Fyrsta línan á að nefna dálkana.',
    en: 'The file has no column “{column}”. Its first line should name the columns.',
  },
  'cueSheet.file.columnUnknown': {
    status: 422,
    is: 'Dálkurinn „{column}“ er ekki þekktur.',
    en: 'The column “{column}” is not known.',
  },
  'cueSheet.file.tooLong': {
    status: 422,
    is: 'Í skránni eru {count} línur en mega mest vera {most}. Skiptu henni upp.',
    en: 'The file has {count} lines and may have {most} at most. Divide it.',
  },
  'cueSheet.file.unreadable': {
    status: 422,
    is: 'Lína {line} í skránni er ekki rétt mynduð CSV-lína.',
    en: 'Line {line} of the file is not a well formed CSV line.',
  },
  'cueSheet.line.noSheet': {
    status: 422,
    is: 'Dálkurinn „cue_sheet“ er tómur. Hann segir hvaða blaði línan tilheyrir.',
    en: 'Column “cue_sheet” is empty. It says which sheet the line belongs to.',
  },
  'cueSheet.line.differs': {
    status: 422,
    is: 'Dálkurinn „{column}“ segir annað en í línu {line} af sama blaði.',
    en: 'Column “{column}” says something else than line {line} of the same sheet.',
  },
  'cueSheet.line.workTitleMissing': { status: 422, is: 'Heiti verks vantar.', en: 'The title of the work is missing.' },
  'cueSheet.line.kind': {
    status: 422,
    is: 'Tegundin „{value}“ er ekki þekkt. Hún er ein af: {kinds}.',
    en: 'The kind “{value}” is not known. It is one of: {kinds}.',
  },
  'cueSheet.line.year': { status: 422, is: 'Árið „{value}“ er ekki ártal.', en: '“{value}” is not a year.' },
  'cueSheet.line.day': {
    status: 422,
    is: 'Dagurinn „{value}“ er ekki á forminu ÁÁÁÁ-MM-DD.',
    en: 'The day “{value}” is not in the form YYYY-MM-DD.',
  },
  'cueSheet.line.workNumber': {
    status: 422,
    is: '„{value}“ er ekki númer verks.',
    en: '“{value}” is not the number of a work.',
  },
  'cueSheet.line.workUnknown': {
    status: 422,
    is: 'Ekkert verk hefur númerið {value}.',
    en: 'No work has the number {value}.',
  },
  'cueSheet.line.tooLong': {
    status: 422,
    is: 'Dálkurinn „{column}“ er of langur: mest {most} stafir.',
    en: 'Column “{column}” is too long: {most} characters at most.',
  },
  'cueSheet.line.none': {
    status: 422,
    is: 'Verkið fannst ekki. Línan geymist án verks.',
    en: 'The work was not found. The line is kept without a work.',
  },
  'cueSheet.line.several': {
    status: 422,
    is: 'Fleiri en eitt verk koma til greina. Línan geymist án verks nema númer þess sé gefið.',
    en: 'More than one work may be meant. The line is kept without a work unless its number is given.',
  },
  'review.empty': { status: 404, is: 'Engin verk bíða afgreiðslu.', en: 'No works are waiting for review.' },
  'record.noneFound': { status: 404, is: 'Engar skráningar fundust.', en: 'No records found.' },
  'notification.noneFound': {
    status: 404,
    is: 'Engar tilkynningar fundust.',
    en: 'No notifications found.',
  },
  'notification.notFound': {
    status: 404,
    is: 'Tilkynningin fannst ekki.',
    en: 'The notification was not found.',
  },
  'notification.demanded': {
    status: 422,
    is: 'Þessar tilkynningar eru bæði sendar í bréfi og birtar á vefnum; því verður ekki breytt.',
    en: 'These are told both in the portal and by letter; that cannot be changed.',
  },
  'letter.noneFound': { status: 404, is: 'Engin bréf fundust.', en: 'No letters found.' },
  'letter.notFound': { status: 404, is: 'Bréfið fannst ekki.', en: 'The letter was not found.' },
  'letter.sentAlready': {
    status: 409,
    is: 'Bréfið hefur þegar verið sent.',
    en: 'The letter has already been sent.',
  },
  'job.noneFound': { status: 404, is: 'Ekkert er í þessari röð.', en: 'There is nothing in this queue.' },
  'job.notFound': { status: 404, is: 'Þetta er ekki lengur í röðinni.', en: 'The job is no longer in the queue.' },
  'job.running': {
    status: 409,
    is: 'Þetta er í keyrslu núna.',
    en: 'The job is running right now.',
  },
} as const satisfies Record<string, Refusal>;

export type ErrorCode = keyof typeof refusals | keyof typeof ruleTexts;

const all: Readonly<Record<string, Refusal>> = {
  ...Object.fromEntries(Object.entries(ruleTexts).map(([code, text]) => [code, { status: 422, ...text }])),
  ...refusals,
};

export const errorCodes = Object.keys(all) as ErrorCode[];

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(all, code);
}

export function statusOf(code: ErrorCode): number {
  return all[code]?.status ?? 500;
}

/** The sentence of a refusal, with its values filled in. */
export function sentenceOf(code: ErrorCode, language: Language, values?: RuleValues): string {
  return filled((all[code] ?? refusals['server.failed'])[language], values, language);
}
