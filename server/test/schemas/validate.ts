import { readFile } from 'node:fs/promises';
import { validateXML } from 'xmllint-wasm';

/** What libxml2 finds wrong with a file of payments by the schema of ISO 20022; nothing where it is valid. */
export async function schemaProblems(xml: string): Promise<string[]> {
  const schema = await readFile(new URL('pain.001.001.09.xsd', import.meta.url), 'utf8');
  const { errors } = await validateXML({
    xml: { fileName: 'payments.xml', contents: xml },
    schema: { fileName: 'pain.001.001.09.xsd', contents: schema },
  });
  return errors.map(({ message }) => message);
}
