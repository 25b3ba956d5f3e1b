export const potMessages = {
  pots: { is: 'Skýringar potta', en: 'Pot explanations' },
  potsWhat: {
    is: 'Félagar lesa skýringarnar á skilagreinum sínum: hvaðan féð kemur og hvernig því er skipt.',
    en: 'Members read the explanations on their statements: where the money comes from, and how it is shared.',
  },
  potCount: {
    is: { one: '{count} pottur', other: '{count} pottar' },
    en: { one: '{count} pot', other: '{count} pots' },
  },
  noPotsHint: {
    is: 'Pottar verða til þegar skrá úthlutunar er lesin.',
    en: 'Pots are created when a distribution file is read.',
  },
  pot: { is: 'Pottur', en: 'Pot' },
  explanation: { is: 'Skýring', en: 'Explanation' },
  nameInEnglish: { is: 'Heiti á ensku', en: 'Name in English' },
  explanationIs: { is: 'Skýring á íslensku', en: 'Explanation in Icelandic' },
  explanationEn: { is: 'Skýring á ensku', en: 'Explanation in English' },
  explanationHint: {
    is: 'Hver greiðir, fyrir hvað, og eftir hverju er skipt? Ein eða tvær setningar.',
    en: 'Who pays, for what, and how is it shared? One or two sentences.',
  },
  unexplained: { is: 'Óútskýrður', en: 'No explanation' },
  tooLong: {
    is: 'Skýringin er of löng: mest {most} stafir.',
    en: 'The explanation is too long: {most} characters at most.',
  },
  potChanged: {
    is: 'Einhver annar breytti skýringunni í millitíðinni',
    en: 'Somebody else has changed the explanation',
  },
  potSaved: {
    is: 'Skýring pottsins „{name}“ er vistuð.',
    en: 'The explanation of the pot “{name}” is saved.',
  },
};
