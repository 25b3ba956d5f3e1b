/** The account that the demo society pays from: the example of the register of IBANs. */
export const demoAccount = { iban: 'IS140159260076545510730339', bic: 'GLITISRE' };
