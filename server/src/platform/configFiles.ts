import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The settings as given, each either in its own variable or in the file that the variable with `_FILE` at its end names, as containers
 * get their secrets. Throws one sentence for a setting given both ways, and for a file that cannot be read.
 */
export function fromFiles(environment: Environment, names: readonly string[]): Record<string, string> {
  const given = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  for (const name of names) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    if (given[name] !== undefined)
      throw new Error(`The settings are not right. ${name}: given itself and by ${name}_FILE`);
    given[name] = contentOf(name, file);
  }
  return given;
}

function contentOf(name: string, file: string): string {
  try {
    const content = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    if (content !== '') return content;
  } catch (error) {
    throw new Error(
      `The settings are not right. ${name}_FILE: ${file} cannot be read (${(error as { code?: string }).code})`,
      { cause: error },
    );
  }
  throw new Error(`The settings are not right. ${name}_FILE: ${file} is empty`);
}
