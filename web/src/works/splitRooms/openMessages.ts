export const messages = {
  wantsAllToAgree: { is: 'Viltu að allir samþykki fyrst?', en: 'Should everybody accept first?' },
  wantsAllToAgreeMore: {
    is: 'Á höfundafundi stillir hver höfundur sinn hlut í sínum síma og samþykkir hann. Verkið er skráð þegar allir hafa samþykkt.',
    en: 'In a split room each author sets and accepts their own share on their own phone. The work is registered when all have accepted.',
  },
  open: { is: 'Opna höfundafund', en: 'Open a split room' },
  ongoing: { is: 'Opinn höfundafundur', en: 'An open split room' },
  ongoingMore: { is: '„{title}“ bíður samþykkis höfunda.', en: '“{title}” waits for its authors to accept.' },
  hostedBy: { is: '{name} opnaði fundinn', en: 'opened by {name}' },
  goThere: { is: 'Fara á fundinn', en: 'Go to the room' },
};
