// One file to load: both show the same articles.
export { NewsPage } from './NewsPage.tsx';
export { PublicNewsPage } from './PublicNewsPage.tsx';
