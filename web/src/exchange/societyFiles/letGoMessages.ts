/** What the page of files says where taking them fails (O276). */
export const letGoMessages = {
  tryAgain: { is: 'Reyna aftur', en: 'Try again' },
  letGo: { is: 'Sleppa því sem eftir er', en: 'Let go of the rest' },
  letGoTitle: { is: 'Sleppa því sem eftir er?', en: 'Let go of the rest?' },
  letGoWhat: {
    is: 'Það sem hefur verið tekið inn stendur, {taken} af {all}. Hitt er ekki tekið inn. Senda má skrárnar aftur síðar, og þá er aðeins tekið inn það sem vantar.',
    en: 'What has been taken stays, {taken} of {all}. The rest is not taken. The files can be sent again later, and only what is missing is taken then.',
  },
  lettingGo: { is: 'Því sem eftir var er sleppt', en: 'The rest is being let go of' },
  lettingGoWhat: {
    is: '{name} sleppti því sem eftir var. Gengið er frá því sem var tekið inn, og það stendur.',
    en: '{name} let go of the rest. What was taken is being made whole, and stays.',
  },
  left: {
    is: {
      one: '{name} sleppti því sem eftir var: {count} atriði var ekki tekið inn. Það sem var tekið inn stendur.',
      other:
        '{name} sleppti því sem eftir var: {count} atriði voru ekki tekin inn. Það sem var tekið inn stendur.',
    },
    en: {
      one: '{name} let go of the rest: {count} thing was not taken. What was taken stays.',
      other: '{name} let go of the rest: {count} things were not taken. What was taken stays.',
    },
  },
} as const;
