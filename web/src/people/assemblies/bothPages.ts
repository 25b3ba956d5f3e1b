// One file to load: the list leads to the page, and neither is large.
export { AssembliesPage } from './AssembliesPage.tsx';
export { AssemblyPage } from './AssemblyPage.tsx';
