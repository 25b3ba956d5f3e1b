export type Language = 'is' | 'en';
export type Text = Record<Language, string>;
