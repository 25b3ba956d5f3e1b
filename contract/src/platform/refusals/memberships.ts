import type { Refusals } from './refusal.ts';

export const membershipRefusals = {
  'membership.noneWaiting': {
    status: 404,
    is: 'Engin umsókn um aðild bíður.',
    en: 'No membership applications are waiting.',
  },
  'membership.notFound': { status: 404, is: 'Umsóknin fannst ekki.', en: 'The application was not found.' },
  'membership.linkInvalid': {
    status: 404,
    is: 'Slóðin er ekki rétt. Athugaðu hvort hún er heil.',
    en: 'The link is not valid. Check that it is complete.',
  },
  'membership.isMember': {
    status: 409,
    is: 'Þú ert þegar í félaginu.',
    en: 'You are a member already.',
  },
  'membership.sentAlready': {
    status: 409,
    is: 'Umsóknin er komin til félagsins og bíður afgreiðslu.',
    en: 'The society has received the application and will decide on it.',
  },
  'membership.decidedAlready': {
    status: 409,
    is: 'Umsóknin hefur þegar verið afgreidd.',
    en: 'The application has been decided already.',
  },
  'membership.kennitalaOther': {
    status: 422,
    is: 'Þetta er ekki kennitalan sem skráð er á verkið. Hafðu samband við félagið sé hún röng þar.',
    en: 'This is not the national ID that the work was registered with. Contact the society if it is wrong there.',
  },
  'membership.streetMissing': { status: 422, is: 'Heimilisfang vantar.', en: 'The address is missing.' },
  'membership.accountMissing': {
    status: 422,
    is: 'Bankareikning vantar. Inn á hann er greitt.',
    en: 'The bank account is missing. Payments go into it.',
  },
  'membership.mandateMissing': {
    status: 422,
    is: 'Án umboðs getur félagið ekki gætt réttar þíns.',
    en: 'Without your mandate the society cannot manage your rights.',
  },
  'membership.consentMissing': {
    status: 422,
    is: 'Samþykki þarf til að skrá upplýsingarnar.',
    en: 'We need your consent to store these details.',
  },
  'membership.ownDoing': {
    status: 403,
    is: 'Þú skráðir eða breyttir verki þessa höfundar. Annar starfsmaður þarf að samþykkja umsóknina.',
    en: 'You registered or amended one of this author’s works. Another staff member must accept the application.',
  },
  'membership.reasonMissing': {
    status: 422,
    is: 'Skrifaðu hvers vegna umsókninni er hafnað. Umsækjandinn fær að vita það.',
    en: 'Please give a reason for refusing the application. The applicant will see it.',
  },
} as const satisfies Refusals;
