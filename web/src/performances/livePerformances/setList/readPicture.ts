import { recognitionFolder } from './recognition.ts';

/** A photograph has more than letters need, and takes the longer for it. */
const mostPixels = 2200;

/** The lines of a picture, read on the device: neither the picture nor what it says goes anywhere. */
export async function readPicture(picture: Blob, onProgress: (part: number) => void): Promise<string> {
  const [{ default: tesseract }, drawn] = await Promise.all([
    import('tesseract.js/dist/tesseract.esm.min.js'),
    draw(picture),
  ]);
  const worker = await tesseract.createWorker(['isl', 'eng'], 1, {
    workerPath: `${recognitionFolder}/worker.min.js`,
    corePath: `${recognitionFolder}/tesseract-core-simd-lstm.js`,
    langPath: recognitionFolder,
    workerBlobURL: false,
    cacheMethod: 'none',
    logger: ({ status, progress }) => status === 'recognizing text' && onProgress(progress),
  });
  try {
    const { data } = await worker.recognize(drawn);
    return data.text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => /\p{Letter}{2}/u.test(line))
      .join('\n');
  } finally {
    await worker.terminate();
  }
}

/** The right way up, and not larger than needed. */
async function draw(picture: Blob): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(picture);
  const scale = Math.min(1, mostPixels / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}
