export const CueSheetPage = () => null;
