import type { Refusals } from './refusal.ts';

export const invitationRefusals = {
  'invitation.notFound': {
    status: 404,
    is: 'Þetta boð er ekki til. Athugaðu hvort slóðin úr tölvupóstinum hafi skilað sér heil.',
    en: 'This invitation does not exist. Check that you have the whole link from the e-mail.',
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
    is: 'Nýrra boð hefur verið sent. Notaðu slóðina úr nýjasta tölvupóstinum.',
    en: 'A newer invitation has been sent. Use the link in the latest e-mail.',
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
} as const satisfies Refusals;
