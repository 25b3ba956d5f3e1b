export const CueSheetsPage = () => null;
