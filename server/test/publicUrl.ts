/** Where links of letters lead. */
export const publicUrl = 'https://omur.example';
