export const messages = {
  registration: { is: 'Skráningin', en: 'The registration' },
  waiting: {
    is: 'Bíður yfirferðar félagsins. Henni má breyta þar til hún er samþykkt.',
    en: 'Awaits the society’s review. It can be amended until it is approved.',
  },
  reviewTakes: {
    is: {
      one: 'Yfirferð tekur nú oftast einn dag eða minna.',
      other: 'Yfirferð tekur nú oftast um {count} daga.',
    },
    en: {
      one: 'A review mostly takes a day or less at present.',
      other: 'A review mostly takes about {count} days at present.',
    },
  },
  approved: {
    is: 'Samþykkt af félaginu. Breytingar fara til þess sem tillaga.',
    en: 'Approved by the society. Changes are sent to it as a proposal.',
  },
  approvedStaff: {
    is: 'Samþykkt af félaginu. Breytingar starfsfólks taka gildi strax.',
    en: 'Approved by the society. Changes by staff take effect at once.',
  },
  refused: {
    is: 'Félagið hafnaði skráningunni. Lagfærðu hana og þá fer hún aftur í yfirferð.',
    en: 'The society refused the registration. Correct it, and it goes back to review.',
  },
  amend: { is: 'Breyta skráningu', en: 'Amend' },
  propose: { is: 'Leggja til breytingu', en: 'Propose a change' },
  withdraw: { is: 'Draga til baka', en: 'Withdraw' },

  withdrawTitle: {
    is: 'Draga skráningu á „{title}“ til baka?',
    en: 'Withdraw the registration of “{title}”?',
  },
  withdrawMore: {
    is: 'Verkið hverfur af listum allra og úr leit, og hætt er að biðja höfunda um samþykki. Aðilar verksins fá að vita ástæðuna. Þetta verður ekki afturkallað.',
    en: 'The work disappears from everyone’s lists and from search, and authors are no longer asked to approve. The parties see the reason. This cannot be undone.',
  },
  reason: { is: 'Ástæða', en: 'Reason' },
  reasonMissing: { is: 'Skrifaðu hvers vegna.', en: 'Write why.' },
  withdrawNow: { is: 'Draga skráninguna til baka', en: 'Withdraw the registration' },
  cancel: { is: 'Hætta við', en: 'Cancel' },
  withdrawn: {
    is: 'Skráningin á „{title}“ var dregin til baka.',
    en: 'The registration of “{title}” was withdrawn.',
  },
  isWithdrawn: { is: 'Þessi skráning var dregin til baka', en: 'This registration was withdrawn' },
  isWithdrawnMore: {
    is: 'Aðeins starfsfólk félagsins og sá sem skráði verkið sjá það. Ástæða: {reason}',
    en: 'Only the society’s staff and the registrant see it. Reason: {reason}',
  },

  isProvisional: { is: 'Bráðabirgðaskráning', en: 'A provisional registration' },
  isProvisionalMore: {
    is: 'Félagið skráði verkið til bráðabirgða af því að enginn hafði skráð það. Höfundur þess getur skráð það til fulls.',
    en: 'The society registered the work provisionally because nobody had. An author of it can register it properly.',
  },
  takeOver: { is: 'Skrá verkið til fulls', en: 'Register it properly' },

  proposalWaiting: { is: 'Tillaga bíður afgreiðslu félagsins', en: 'A proposal is waiting for the society' },
  proposalRefused: {
    is: 'Félagið hafnaði tillögu um breytingu',
    en: 'The society refused a proposed change',
  },
  proposedBy: { is: '{name} · {when}', en: '{name} · {when}' },

  history: { is: 'Breytingar á skráningu', en: 'Amendments' },
  amended: { is: 'Skráningunni var breytt', en: 'The registration was amended' },
  proposal: { is: 'Tillaga um breytingu var samþykkt', en: 'A proposed change was accepted' },
  takenOver: { is: 'Bráðabirgðaskráning var tekin yfir', en: 'A provisional registration was taken over' },
  dispute: { is: 'Ágreiningi um hlutföll lauk', en: 'A dispute over shares ended' },
  withdrawnOnce: { is: 'Skráningin var dregin til baka', en: 'The registration was withdrawn' },
};
