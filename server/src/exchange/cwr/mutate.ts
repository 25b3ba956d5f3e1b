// Damaged copies of files, for the test that nothing a file holds makes an exception.

/** A generator of numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** So many damaged copies of the files, in turn; each has one to eight faults. */
export function* mutatedFiles(
  originals: readonly Uint8Array[],
  count: number,
  seed: number,
): Generator<Uint8Array> {
  const random = seeded(seed);
  for (let at = 0; at < count; at += 1) {
    let bytes: Uint8Array = originals[at % originals.length] ?? new Uint8Array();
    for (let faults = 1 + Math.floor(random() * 8); faults > 0; faults -= 1) bytes = damage(bytes, random);
    yield bytes;
  }
}

function damage(bytes: Uint8Array, random: () => number): Uint8Array {
  const at = Math.floor(random() * bytes.length);
  const lines = () => Buffer.from(bytes).toString('latin1').split('\n');
  const joined = (all: readonly string[]) => Buffer.from(all.join('\n'), 'latin1');
  switch (Math.floor(random() * 8)) {
    case 0: {
      const changed = Uint8Array.from(bytes);
      changed[at] = Math.floor(random() * 256);
      return changed;
    }
    case 1:
      return bytes.slice(0, at);
    case 2:
      return Buffer.concat([bytes.slice(0, at), bytes.slice(at + 1 + Math.floor(random() * 20))]);
    case 3: {
      const all = lines();
      all.splice(Math.floor(random() * all.length), 1);
      return joined(all);
    }
    case 4: {
      const all = lines();
      const [line = ''] = all.slice(Math.floor(random() * all.length));
      all.splice(Math.floor(random() * all.length), 0, line);
      return joined(all);
    }
    case 5: {
      const changed = Uint8Array.from(bytes);
      changed[at] = 48 + Math.floor(random() * 10);
      return changed;
    }
    case 6: {
      const all = lines();
      const index = Math.floor(random() * all.length);
      const blank = ' '.repeat(Math.floor(random() * 12));
      const column = Math.floor(random() * 120);
      const line = all[index] ?? '';
      all[index] = line.slice(0, column) + blank + line.slice(column + blank.length);
      return joined(all);
    }
    default:
      return Buffer.concat([bytes.slice(0, at), Buffer.from('é\t'), bytes.slice(at)]);
  }
}
