/** What keeps a pool from being closed (R39). */
export const poolRefusals = {
  'money.poolHasMoney': {
    status: 409,
    is: 'Enn er fé í pottinum. Úthlutaðu því áður en þú lokar honum.',
    en: 'The pool still has money. Distribute it before you close the pool.',
  },
  'money.poolHasRules': {
    status: 409,
    is: 'Reglur vísa á pottinn. Láttu þær enda áður en þú lokar honum.',
    en: 'Rules name the pool. End them before you close the pool.',
  },
} as const;
