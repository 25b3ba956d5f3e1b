import type { Plugin } from 'vite';

type Language = 'is' | 'en';

/** The colour that the system paints while the portal opens, and that of the bar above it; as in the tokens of the styles. */
const colours = {
  light: { background_color: '#f5f7f9', theme_color: '#ffffff' },
  dark: { background_color: '#0d141c', theme_color: '#131c26' },
};
export type Appearance = keyof typeof colours;

const texts = {
  description: {
    is: 'Þjónustuvefur höfunda, rétthafa og útgefenda',
    en: 'The portal of authors, right holders and publishers',
  },
  performance: { is: 'Skrá lifandi flutning', en: 'Register a performance' },
  work: { is: 'Skrá verk', en: 'Register a work' },
  notifications: { is: 'Tilkynningar', en: 'Notifications' },
};

/** What a system is told that installs the portal. The number of languages and appearances is small, and a browser reads one. */
export function manifestOf(language: Language, appearance: Appearance) {
  return {
    id: '/',
    name: 'Ómur',
    short_name: 'Ómur',
    description: texts.description[language],
    lang: language,
    dir: 'ltr',
    start_url: '/mitt-spjald',
    scope: '/',
    display: 'standalone',
    ...colours[appearance],
    categories: ['music', 'business'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: texts.performance[language], url: '/lifandi-flutningar/stofna' },
      { name: texts.work[language], url: '/verk/stofna' },
      { name: texts.notifications[language], url: '/tilkynningar' },
    ],
    // The worker takes it and leads on to the form.
    share_target: {
      action: '/deila',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  };
}

/** Writes a manifest for each language and appearance; `theme.js` names the one that fits before it is asked for. */
export function manifests(): Plugin {
  return {
    name: 'omur:manifests',
    apply: 'build',
    generateBundle() {
      for (const language of ['is', 'en'] as const)
        for (const appearance of ['light', 'dark'] as const)
          this.emitFile({
            type: 'asset',
            fileName: `manifest.${language}.${appearance}.webmanifest`,
            source: JSON.stringify(manifestOf(language, appearance)),
          });
    },
  };
}
