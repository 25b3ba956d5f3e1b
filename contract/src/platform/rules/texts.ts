import type { Text } from './language.ts';

/** Every rule and what to change when it is broken. Shares come with their per cent sign; Icelandic puts an unbreakable space before it. */
export const ruleTexts = {
  'work.titleMissing': { is: 'Heiti verks vantar.', en: 'The title of the work is missing.' },
  'work.titleTooLong': {
    is: 'Heiti verks er of langt: fjöldi stafa er {length} en má mest vera {max}.',
    en: 'The title is too long: it has {length} characters and may have {max} at most.',
  },
  'work.durationMissing': { is: 'Lengd verks vantar.', en: 'The length of the work is missing.' },
  'work.durationForm': {
    is: 'Lengd er skrifuð í mínútum, eða mínútum og sekúndum með punkti á milli: 3, 3.05 eða 3.50.',
    en: 'Write the length in minutes, or in minutes and seconds with a dot between: 3, 3.05 or 3.50.',
  },
  'work.durationZero': {
    is: 'Lengd verks verður að vera meiri en 0.',
    en: 'The length of the work must be more than 0.',
  },
  'work.durationTooLong': {
    is: 'Verk verður að vera styttra en sólarhringur.',
    en: 'A work must be shorter than 24 hours.',
  },
  'work.registrantNotAuthor': {
    is: 'Notandi verður að vera skráður sem höfundur',
    en: 'The user must be registered as an author',
  },
  'work.registrantNotPublisher': {
    is: 'Útgefandi verður að vera með útgáfusamning í gildi við einn höfundanna',
    en: 'A publisher must have a running publishing contract with one of the authors',
  },
  'work.authorsMissing': { is: 'Skráðu að minnsta kosti einn höfund.', en: 'Add at least one author.' },
  'work.authorTwice': {
    is: 'Þessi höfundur er nú þegar skráður á verkið',
    en: 'This author is already registered on the work',
  },
  'work.authorTypeNotOffered': {
    is: '{name}: ekki er hægt að skrá höfund af þessari tegund. Veldu aðra tegund.',
    en: '{name}: an author cannot be registered with this type. Choose another type.',
  },
  'work.composerMissing': {
    is: 'Að minnsta kosti einn höfundur verður að innihalda C, CA eða CAR merkingu',
    en: 'At least one author must be marked C, CA or CAR',
  },
  'work.onlyArrangers': {
    is: 'Ekki er hægt að skrá verk þar sem útsetjarar (AR) eiga 100%. Skráðu líka þann sem samdi tónlistina.',
    en: 'A work cannot be registered with 100% to arrangers (AR). Add the composer of the music as well.',
  },
  'work.shareMissing': {
    is: '{name}: hlutfall verður að vera hærra en 0.',
    en: '{name}: the share must be more than 0.',
  },
  'work.shareForm': {
    is: '{name}: hlutfall verður að vera tala með mest tveimur aukastöfum, til dæmis 33,33.',
    en: '{name}: the share must be a number with two decimals at most, for example 33.33.',
  },
  'work.sharesMustTotal100': {
    is: 'Samanlagt hlutfall verður að vera 100%.',
    en: 'The shares must total 100%.',
  },
  'work.split.traditionalComposerLyricist': {
    is: 'Þegar þjóðlag er skráð sem tón- og textahöfundur (CA) mega aðrir höfundar eiga samanlagt mest {capHundredths}. Þeir eiga nú {shareHundredths}.',
    en: 'When the composer and lyricist (CA) is traditional, the other authors together may have {capHundredths} at most. They have {shareHundredths}.',
  },
  'work.split.traditionalLyricist': {
    is: 'Þegar þjóðlag er skráð sem textahöfundur (A) mega aðrir höfundar eiga samanlagt mest {capHundredths}. Þeir eiga nú {shareHundredths}.',
    en: 'When the lyricist (A) is traditional, the other authors together may have {capHundredths} at most. They have {shareHundredths}.',
  },
  'work.split.traditionalComposer': {
    is: 'Þegar þjóðlag er skráð sem tónskáld (C) mega aðrir höfundar en útsetjarar eiga samanlagt mest {capHundredths}. Þeir eiga nú {shareHundredths}.',
    en: 'When the composer (C) is traditional, the other authors except arrangers together may have {capHundredths} at most. They have {shareHundredths}.',
  },
  'work.split.traditionalArranger': {
    is: 'Þegar þjóðlag er á verkinu mega útsetjarar (AR) eiga samanlagt mest {capHundredths}. Þeir eiga nú {shareHundredths}.',
    en: 'When part of the work is traditional, arrangers (AR) together may have {capHundredths} at most. They have {shareHundredths}.',
  },
  'work.split.noTraditional': {
    is: 'Útsetjarar (AR) mega eiga samanlagt mest {capHundredths} þegar þjóðlag er ekki á verkinu. Þeir eiga nú {shareHundredths}.',
    en: 'When nothing in the work is traditional, arrangers (AR) together may have {capHundredths} at most. They have {shareHundredths}.',
  },
  'work.traditionalArranges': {
    is: 'Þjóðlag getur ekki verið útsetjari. Skráðu það sem tónskáld, textahöfund eða hvort tveggja.',
    en: 'The traditional author cannot be an arranger. Choose composer, lyricist or both.',
  },
  'work.aiAuthorType': {
    is: 'Gervigreind er aðeins hægt að skrá sem tónskáld (C) eða textahöfund (A).',
    en: 'Artificial intelligence can be registered as composer (C) or lyricist (A) only.',
  },
  'work.aiAuthorShare': {
    is: 'Hlutfall gervigreindar er alltaf 50\u00a0%.',
    en: 'The share of artificial intelligence is always 50%.',
  },
  'work.foreignAuthorKennitala': {
    is: '{name}: erlendur höfundur er skráður með IPI-númeri en ekki kennitölu.',
    en: '{name}: a foreign author is registered with an IPI number and without a national ID (kennitala).',
  },
  'work.otherTitleEmpty': {
    is: 'Annað heiti má ekki vera tómt.',
    en: 'An alternative title must not be empty.',
  },
  'work.isrcTwice': {
    is: 'Þetta ISRC-númer er nú þegar skráð á verkið.',
    en: 'This ISRC is already registered on the work.',
  },
  'work.versionNeedsArranger': {
    is: 'Ný gerð eldra verks þarf útsetjara, þýðanda eða annan sem breytti verkinu.',
    en: 'A new version of an older work needs an arranger, a translator or somebody else who changed it.',
  },
  'work.originalHasArranger': {
    is: 'Frumverk hefur engan útsetjara eða þýðanda. Veldu nýja gerð, eða breyttu hlutverki höfundarins.',
    en: 'An original work has no arranger or translator. Choose a new version, or change the author’s role.',
  },
  'work.musicHasWords': {
    is: 'Verkið er sagt vera aðeins tónlist, en einn höfundanna á texta.',
    en: 'The work is said to be music only, but one of its authors wrote words.',
  },
  'work.rolesTwice': {
    is: '{name}: sama hlutverk er tvisvar.',
    en: '{name}: the same role stands there twice.',
  },
  'work.rolesTotal': {
    is: '{name}: hlutföll hlutverka verða samanlagt að vera hlutfall höfundarins.',
    en: '{name}: the shares of the roles have to add up to the author’s share.',
  },
  'work.coAuthorLetter': {
    is: '{name} fær tölvupóst og {days} daga til að andmæla',
    en: '{name} gets an e-mail and has {days} days to object',
  },
  'work.listedAuthorReviewed': {
    is: '{name} er úr IPI-skránni: félagið fer yfir hlutinn, eða spyr félaga sinn',
    en: '{name} is from the IPI register: the society checks the share, or asks its member',
  },
  'work.unknownAuthorInvited': {
    is: '{name} er utan félags og fær boð um inngöngu',
    en: '{name} is not a member and will be invited to join',
  },
  'person.nameMissing': { is: 'Nafn vantar.', en: 'The name is missing.' },
  'person.kennitalaMissing': {
    is: 'Kennitala má ekki vera tóm.',
    en: 'The national ID (kennitala) must not be empty.',
  },
  'person.kennitalaCharacters': {
    is: 'Í kennitölu eru aðeins tölustafir og eitt bandstrik.',
    en: 'A national ID (kennitala) has digits and one hyphen only.',
  },
  'person.kennitalaLength': {
    is: 'Kennitala er nákvæmlega tíu tölustafir.',
    en: 'A national ID (kennitala) has exactly ten digits.',
  },
  'person.kennitalaExists': {
    is: 'Kennitala nú þegar til í kerfinu...',
    en: 'This national ID (kennitala) is already in the system...',
  },
  'person.passwordMissing': { is: 'Lykilorð má ekki vera tómt.', en: 'The password must not be empty.' },
  'person.emailMissing': { is: 'Netfang vantar.', en: 'The e-mail address is missing.' },
  'person.emailInvalid': {
    is: 'Netfangið er ekki rétt skrifað. Það á að vera eins og nafn@lén.is.',
    en: 'The e-mail address is not valid. It should look like name@domain.com.',
  },
  'person.foreignAddressMissing': {
    is: 'Skrifaðu heimilisfangið erlendis, eða slökktu á rofanum.',
    en: 'Write the address abroad, or turn the switch off.',
  },
  'iswc.missing': { is: 'ISWC-númer vantar.', en: 'The ISWC is missing.' },
  'iswc.prefix': {
    is: 'ISWC-númer byrjar á bókstafnum T og á eftir koma 10 tölustafir.',
    en: 'An ISWC begins with the letter T, followed by 10 digits.',
  },
  'iswc.characters': {
    is: 'Á eftir bókstafnum T eru aðeins tölustafir í ISWC-númeri.',
    en: 'After the letter T, an ISWC has digits only.',
  },
  'iswc.length': {
    is: 'Á eftir bókstafnum T eru nákvæmlega 10 tölustafir í ISWC-númeri.',
    en: 'After the letter T, an ISWC has exactly 10 digits.',
  },
  'iswc.checkDigit': {
    is: 'ISWC-númerið stenst ekki: síðasti stafurinn er vartala og passar ekki við hina. Athugaðu hvort stafur hafi misritast.',
    en: 'This is not a valid ISWC: the check digit at the end does not match. Look for a mistyped digit.',
  },
  'isrc.missing': { is: 'ISRC-númer vantar.', en: 'The ISRC is missing.' },
  'isrc.characters': {
    is: 'Í ISRC-númeri eru aðeins enskir bókstafir og tölustafir.',
    en: 'An ISRC has English letters and digits only.',
  },
  'isrc.length': {
    is: 'ISRC-númer er nákvæmlega 12 stafir, til dæmis IS-EAA-21-02203.',
    en: 'An ISRC has exactly 12 characters, for example IS-EAA-21-02203.',
  },
  'isrc.prefix': {
    is: 'ISRC-númer byrjar á tveimur bókstöfum, til dæmis IS.',
    en: 'An ISRC begins with two letters, for example IS.',
  },
  'isrc.ending': {
    is: 'ISRC-númer endar á sjö tölustöfum: tveimur fyrir árið og fimm fyrir upptökuna.',
    en: 'An ISRC ends with seven digits: two for the year and five for the recording.',
  },
  'ipi.missing': { is: 'IPI-númer vantar.', en: 'The IPI number is missing.' },
  'ipi.characters': {
    is: 'Í IPI-númeri eru aðeins tölustafir og punktar.',
    en: 'An IPI number has digits and dots only.',
  },
  'ipi.length': {
    is: 'IPI-númer er mest 11 tölustafir.',
    en: 'An IPI number has 11 digits at most.',
  },
  'ipi.checkDigit': {
    is: 'IPI-númerið stenst ekki: tveir síðustu stafirnir eru vartala og passa ekki við hina. Athugaðu hvort stafur hafi misritast.',
    en: 'This is not a valid IPI number: the two check digits at the end do not match. Look for a mistyped digit.',
  },
  'ipi.exists': {
    is: 'IPI tala nú þegar til í kerfinu...',
    en: 'This IPI number is already in the system...',
  },
  'ipiBase.missing': { is: 'IPI-grunntölu vantar.', en: 'The IPI base number is missing.' },
  'ipiBase.prefix': {
    is: 'IPI-grunntala byrjar á bókstafnum I og á eftir koma 10 tölustafir.',
    en: 'An IPI base number begins with the letter I, followed by 10 digits.',
  },
  'ipiBase.characters': {
    is: 'Á eftir bókstafnum I eru aðeins tölustafir í IPI-grunntölu.',
    en: 'After the letter I, an IPI base number has digits only.',
  },
  'ipiBase.length': {
    is: 'Á eftir bókstafnum I eru nákvæmlega 10 tölustafir í IPI-grunntölu.',
    en: 'After the letter I, an IPI base number has exactly 10 digits.',
  },
  'ipiBase.checkDigit': {
    is: 'IPI-grunntalan stenst ekki: síðasti stafurinn er vartala og passar ekki við hina.',
    en: 'This is not a valid IPI base number: the check digit at the end does not match.',
  },
  'bank.incomplete': {
    is: 'Fylltu út banka, höfuðbók og reikningsnúmer, eða hafðu alla þrjá reitina tóma.',
    en: 'Fill in bank, ledger and account number, or leave all three empty.',
  },
  'bank.bank': { is: 'Bankanúmer er 3 eða 4 tölustafir.', en: 'The bank number has 3 or 4 digits.' },
  'bank.ledger': { is: 'Höfuðbók er nákvæmlega 2 tölustafir.', en: 'The ledger has exactly 2 digits.' },
  'bank.account': {
    is: 'Reikningsnúmer er 4 til 6 tölustafir.',
    en: 'The account number has 4 to 6 digits.',
  },
  'iban.missing': { is: 'IBAN-númer vantar.', en: 'The IBAN is missing.' },
  'iban.country': { is: 'Íslenskt IBAN-númer byrjar á IS.', en: 'An Icelandic IBAN begins with IS.' },
  'iban.characters': {
    is: 'Á eftir IS eru aðeins tölustafir í IBAN-númeri.',
    en: 'After IS, an IBAN has digits only.',
  },
  'iban.length': {
    is: 'Íslenskt IBAN-númer er nákvæmlega 26 stafir.',
    en: 'An Icelandic IBAN has exactly 26 characters.',
  },
  'iban.checkDigits': {
    is: 'IBAN-númerið stenst ekki: vartalan á eftir IS passar ekki við reikninginn. Athugaðu hvort stafur hafi misritast.',
    en: 'This is not a valid IBAN: the check digits after IS do not match the account. Look for a mistyped digit.',
  },
} as const satisfies Record<string, Text>;

export type RuleCode = keyof typeof ruleTexts;
