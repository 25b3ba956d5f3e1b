import { join, relative } from 'node:path';
import { getLibFiles, libFolderInMemoryPath, ts } from '@ts-morph/common';

/** What the driver makes of a column: what JavaScript calls it, an array, or any of what JSON can be. */
export type Kind = 'number' | 'string' | 'boolean' | 'date' | 'bytes' | 'array' | 'json';

/** A place where a statement's rows are given a type. */
export interface TypedRow {
  /** The place, for people: `src/works/amendments/decide.ts: findProposal`. */
  place: string;
  /** Where the statement is declared, from the server's folder, and what it is called there. */
  file: string;
  name: string;
  /** The declared columns in our names. Those that may be left out are not promised, and so are not among them. */
  columns: readonly { name: string; kinds: readonly Kind[] }[];
}

const server = join(import.meta.dirname, '..');

/** Every `.row<T>()` and `.rows<T>()` of the server whose statement is a constant, with what T promises. */
export function typedRows(): TypedRow[] {
  const config = ts.readConfigFile(join(server, 'tsconfig.json'), (file) => ts.sys.readFile(file))
    .config as object;
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, server);
  const sources = fileNames.filter((file) => file.includes('/server/src/') && !file.endsWith('.test.ts'));
  const settings = { ...options, noEmit: true, composite: false, incremental: false };
  const program = ts.createProgram(sources, settings, hostOf(settings));
  const checker = program.getTypeChecker();
  const found: TypedRow[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) found.push(...typedRowOf(node, checker));
    ts.forEachChild(node, visit);
  };
  for (const source of program.getSourceFiles())
    if (source.fileName.startsWith(join(server, 'src'))) visit(source);
  return found;
}

/** The types of the language itself come with the compiler, as texts. */
function hostOf(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const texts = new Map(
    getLibFiles().map(({ fileName, text }) => [`${libFolderInMemoryPath}/${fileName}`, text]),
  );
  const textOf = (file: string) => texts.get(file) ?? ts.sys.readFile(file);
  return {
    ...host,
    getDefaultLibLocation: () => libFolderInMemoryPath,
    getDefaultLibFileName: (asked) => `${libFolderInMemoryPath}/${ts.getDefaultLibFileName(asked)}`,
    fileExists: (file) => texts.has(file) || ts.sys.fileExists(file),
    readFile: textOf,
    getSourceFile: (file, version) => {
      const text = textOf(file);
      return text === undefined ? undefined : ts.createSourceFile(file, text, version, true);
    },
  };
}

function typedRowOf(node: ts.CallExpression, checker: ts.TypeChecker): TypedRow[] {
  const [declared] = node.typeArguments ?? [];
  if (!declared || !ts.isPropertyAccessExpression(node.expression)) return [];
  if (!/^rows?$/.test(node.expression.name.text)) return [];
  const of = node.expression.expression;
  const symbol = checker.getSymbolAtLocation(ts.isPropertyAccessExpression(of) ? of.name : of);
  if (!symbol) return [];
  const origin = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = origin.valueDeclaration;
  if (!declaration || !ts.isVariableDeclaration(declaration) || !declaration.initializer) return [];
  if (!ts.isSourceFile(declaration.parent.parent.parent)) return [];
  const type = checker.getTypeFromTypeNode(declared);
  const columns = checker.getPropertiesOfType(type).flatMap((property) => {
    if (property.flags & ts.SymbolFlags.Optional) return [];
    const kinds = kindsOf(checker.getTypeOfSymbol(property), checker);
    return [{ name: property.name, kinds }];
  });
  const file = relative(server, declaration.getSourceFile().fileName);
  const place = `${relative(server, node.getSourceFile().fileName)}: ${origin.name}`;
  return [{ place, file, name: origin.name, columns }];
}

/** What a type may be at run time, but for null; nothing where it says nothing. */
function kindsOf(type: ts.Type, checker: ts.TypeChecker): Kind[] {
  const types = type.isUnion() ? type.types : [type];
  return [...new Set(types.flatMap((one) => kindOf(one, checker) ?? []))];
}

function kindOf(type: ts.Type, checker: ts.TypeChecker): Kind | undefined {
  const { flags } = type;
  if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Null | ts.TypeFlags.Undefined))
    return undefined;
  if (flags & ts.TypeFlags.NumberLike) return 'number';
  if (flags & ts.TypeFlags.StringLike) return 'string';
  if (flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (checker.isArrayType(type) || checker.isTupleType(type)) return 'array';
  const name = type.symbol?.name;
  if (name === 'Date') return 'date';
  return name === 'Buffer' ? 'bytes' : 'json';
}
