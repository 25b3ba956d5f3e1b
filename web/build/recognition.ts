import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { recognitionFolder } from '../src/performances/livePerformances/setList/recognition.ts';

const files = {
  'worker.min.js': 'tesseract.js/dist/worker.min.js',
  'tesseract-core-simd-lstm.js': 'tesseract.js-core/tesseract-core-simd-lstm.js',
  'tesseract-core-simd-lstm.wasm': 'tesseract.js-core/tesseract-core-simd-lstm.wasm',
  'isl.traineddata.gz': '@tesseract.js-data/isl/4.0.0_best_int/isl.traineddata.gz',
  'eng.traineddata.gz': '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
};

/** The files find each other by their names, so that they keep them; nothing of them is loaded before a picture is read. */
export function recognition(): Plugin {
  const { resolve } = createRequire(import.meta.url);
  return {
    name: 'omur:recognition',
    apply: 'build',
    generateBundle() {
      for (const [name, from] of Object.entries(files))
        this.emitFile({
          type: 'asset',
          fileName: `${recognitionFolder.slice(1)}/${name}`,
          source: readFileSync(resolve(from)),
        });
    },
  };
}
