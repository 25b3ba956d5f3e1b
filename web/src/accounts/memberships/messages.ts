export const messages = {
  title: { is: 'Aðild að félaginu', en: 'Membership of the society' },
  heading: { is: 'Gakktu í félagið, {name}', en: 'Join the society, {name}' },
  intro: {
    is: '{society} innheimtir fyrir flutning verka höfunda og greiðir þeim. Til þess þarf félagið umboð þitt og bankareikning. Starfsfólk fer yfir umsóknina og þú færð svar á netfangið sem tölvupósturinn kom á.',
    en: '{society} collects for performances of its authors’ works and pays them. For that it needs your mandate and a bank account. Our staff review the application, and you get the answer at the address the e-mail came to.',
  },
  who: { is: 'Þú', en: 'You' },
  name: { is: 'Fullt nafn', en: 'Full name' },
  kennitala: { is: 'Kennitala', en: 'National ID' },
  street: { is: 'Heimilisfang', en: 'Address' },
  postalCode: { is: 'Póstnúmer', en: 'Postal code' },
  phone: { is: 'Sími', en: 'Telephone' },
  accountTitle: { is: 'Bankareikningur', en: 'Bank account' },
  yours: { is: 'Umboð og samþykki', en: 'Mandate and consent' },
  mandate: {
    is: 'Ég veiti félaginu umboð til að gæta réttar míns vegna flutnings og eintakagerðar verka minna, innheimta fyrir hvort tveggja og greiða mér.',
    en: 'I give the society the mandate to look after my rights in the performance and reproduction of my works, to collect for them and to pay me.',
  },
  consent: {
    is: 'Ég samþykki að félagið skrái þessar upplýsingar og vinni með þær til að skrá verk mín og greiða mér.',
    en: 'I agree that the society keeps these details and uses them to register my works and pay me.',
  },
  send: { is: 'Senda umsókn', en: 'Send the application' },
  sent: { is: 'Umsóknin er komin til félagsins', en: 'The society has received your application' },
  sentMore: {
    is: 'Þú færð tölvupóst þegar starfsfólk hefur farið yfir umsóknina. Sé hún samþykkt fylgir slóð til að velja lykilorð.',
    en: 'You get an e-mail once our staff have reviewed it. If it is accepted, the e-mail has a link for choosing a password.',
  },
  member: { is: 'Þú ert í félaginu', en: 'You are a member' },
  memberMore: {
    is: 'Skráðu þig inn til að sjá verk þín og greiðslur.',
    en: 'Log in to see your works and payments.',
  },
  wrongLink: { is: 'Slóðin er ekki rétt', en: 'The link is not valid' },
} as const;
