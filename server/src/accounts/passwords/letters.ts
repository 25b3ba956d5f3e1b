import type { Language, Text } from '@omur/contract/platform/rules/language';

/** The letter with the link of a reset, in one language. */
export function resetLetter(language: Language, name: string): { subject: string; body: string } {
  return language === 'is'
    ? {
        subject: 'Gleymt lykilorð',
        body: `Góðan daginn, ${name}.\n\nBeðið var um nýtt lykilorð fyrir þig. Veldu það með hnappinum hér fyrir neðan. Slóðin gildir einu sinni, í eina klukkustund.\n\nEf þú baðst ekki um þetta þarftu ekkert að gera: gamla lykilorðið gildir áfram og enginn annar hefur séð þennan tölvupóst.`,
      }
    : {
        subject: 'Forgotten password',
        body: `Dear ${name},\n\nA new password was asked for in your name. Choose it with the button below. The link works once, for an hour.\n\nIf it was not you there is nothing to do: the old password still holds, and nobody else has seen this e-mail.`,
      };
}

export const changedMessage: { header: Text; body: Text } = {
  header: { is: 'Lykilorðinu þínu var breytt', en: 'Your password was changed' },
  body: {
    is: 'Lykilorðinu þínu var breytt og öllum lotum þínum lokið. Ef það varst ekki þú skaltu hafa samband við skrifstofu félagsins strax.',
    en: 'Your password was changed and all your sessions were ended. If it was not you, get in touch with the society’s office at once.',
  },
};
