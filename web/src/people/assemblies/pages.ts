import { lazyRouteComponent } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { page } from '../../platform/page/page.ts';

const load = () => import('./bothPages.ts');

export const assembliesPage = page({
  path: '/aðalfundir',
  component: lazyRouteComponent(load, 'AssembliesPage'),
  help: 'adalfundir',
  label: { is: 'Aðalfundir', en: 'Assemblies' },
  icon: ListChecks,
  menu: { group: 'own', at: 9.5 },
});

export const assemblyPage = page({
  path: '/aðalfundir/$assemblyId',
  component: lazyRouteComponent(load, 'AssemblyPage'),
  help: 'adalfundir',
});
