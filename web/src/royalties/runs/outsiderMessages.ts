/** O256: what is said to somebody who is no member. */
export const outsiderMessages = {
  title: { is: 'Þetta er mitt', en: 'This is mine' },
  more: {
    is: 'Um línu {number}, „{title}“. Segðu okkur hver þú ert og hvernig við náum í þig. Starfsfólk félagsins hefur samband um aðild og kröfuna.',
    en: 'About line {number}, “{title}”. Tell us who you are and how to reach you. The society’s staff will contact you about membership and the claim.',
  },
  name: { is: 'Fullt nafn', en: 'Full name' },
  email: { is: 'Netfang', en: 'E-mail address' },
  phone: { is: 'Sími', en: 'Telephone' },
  note: { is: 'Skýring', en: 'Explanation' },
  noteHint: {
    is: 'Til dæmis hver samdi verkið, hver flutti það og hvar.',
    en: 'Such as who wrote the work, who performed it, and where.',
  },
  kept: {
    is: 'Félagið notar þetta aðeins til að svara þér og eyðir því ári eftir svarið.',
    en: 'The society uses this only to answer you, and deletes it a year after the answer.',
  },
  send: { is: 'Senda', en: 'Send' },
  sent: { is: 'Þetta er komið til félagsins', en: 'The society has received it' },
  sentMore: {
    is: 'Starfsfólk hefur samband við þig. Línan er númer {number}; gott er að nefna það í samskiptum við félagið.',
    en: 'Our staff will contact you. The line is number {number}; please mention it when you talk to the society.',
  },
  close: { is: 'Loka', en: 'Close' },
} as const;
