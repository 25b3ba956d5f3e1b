/** Come with what the palette finds for staff. */
export const deskMessages = {
  groupUsers: { is: 'Notendur', en: 'Users' },
  unknownAuthor: { is: 'Óþekktur höfundur', en: 'Unknown author' },
  groupWorks: { is: 'Verk', en: 'Works' },
  groupAuthors: { is: 'Höfundar', en: 'Authors' },
  groupPersons: { is: 'Persónur', en: 'Persons' },
  groupContracts: { is: 'Útgáfusamningar', en: 'Publishing contracts' },
  groupPerformances: { is: 'Lifandi flutningar', en: 'Live performances' },
  groupCueSheets: { is: 'Notkunarblöð', en: 'Cue sheets' },
  groupApplications: { is: 'Umsóknir um styrki', en: 'Grant applications' },
  groupDistributions: { is: 'Úthlutanir', en: 'Distributions' },
};
