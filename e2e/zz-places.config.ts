import base from './playwright.config.ts';
export default { ...base, webServer: undefined, workers: 1, outputDir: '/tmp/places-results', use: { ...base.use, baseURL: 'http://localhost:5116' } };
