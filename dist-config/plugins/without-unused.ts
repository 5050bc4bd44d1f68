import { type NodePath, type PluginObj, types as t, template, transformSync } from '@babel/core';

/** What of a file of React is unused. */
export type Unused = {
  /** Variables that only ever have this value. */
  variables?: Readonly<Record<string, boolean | null>>;
  /** The same for members of any object. */
  members?: Readonly<Record<string, boolean | null>>;
  /** Numbers that no `tag` has. */
  tags?: readonly number[];
  /** Bits that are never set in a member. */
  flags?: Readonly<Record<string, number>>;
  /** Functions that do something simpler: by name, their body. */
  functions?: Readonly<Record<string, string>>;
  /** Entries of objects that nobody asks for. */
  entries?: readonly string[];
  /** Exports that nobody imports. */
  exports?: readonly string[];
  /** Members that nobody asks for, as 'Shared.find', or all that a prototype is given, as 'Handle.prototype'. */
  assigned?: readonly string[];
};

const literal = (value: boolean | null) => (value === null ? t.nullLiteral() : t.booleanLiteral(value));

/** The name of a member that is not computed. */
const memberName = (node: t.Node | null | undefined): string | undefined =>
  t.isMemberExpression(node) && !node.computed && t.isIdentifier(node.property) ? node.property.name : undefined;
const isTag = (node: t.Node) => memberName(node) === 'tag' || t.isIdentifier(node, { name: 'tag' });

/** 'a.b.c', where only names stand between the dots. */
function dotted(node: t.Node): string | undefined {
  if (t.isIdentifier(node)) return node.name;
  const name = memberName(node);
  const before = name !== undefined && t.isMemberExpression(node) ? dotted(node.object) : undefined;
  return before && `${before}.${name}`;
}

/** Whether nothing behind a statement is reached. */
const leaves = (last: t.Statement | undefined): boolean =>
  t.isBreakStatement(last) ||
  t.isReturnStatement(last) ||
  t.isThrowStatement(last) ||
  t.isContinueStatement(last) ||
  (t.isBlockStatement(last) && leaves(last.body.at(-1)));

/** The cases that are left, and those that are gone. What another case falls into stays with that case. */
function casesWithout(cases: readonly t.SwitchCase[], isUnused: (test: t.Node | null | undefined) => boolean) {
  const left: t.SwitchCase[] = [];
  const gone: t.SwitchCase[] = [];
  for (const one of cases) {
    const before = left.at(-1);
    if (!isUnused(one.test)) left.push(one);
    else if (before && !leaves(before.consequent.at(-1))) before.consequent.push(...one.consequent);
    else gone.push(one);
  }
  return { left, gone };
}

/** Variables that cases declare: the whole function has them, and others of its cases use them. */
function declaredIn(cases: readonly t.SwitchCase[]): string[] {
  const names = new Set<string>();
  const look = (node: t.Node) => {
    if (t.isFunction(node)) return;
    if (t.isVariableDeclaration(node, { kind: 'var' }))
      for (const name of Object.keys(t.getBindingIdentifiers(node))) names.add(name);
    for (const key of t.VISITOR_KEYS[node.type] ?? []) {
      const inside: unknown = Reflect.get(node, key);
      for (const child of [inside].flat()) if (t.isNode(child)) look(child);
    }
  };
  for (const one of cases) look(one);
  return [...names];
}

const variable = (name: string) => t.variableDeclaration('var', [t.variableDeclarator(t.identifier(name))]);

/**
 * Code without what is unused, as far as that can be said here: the minifier leaves out what depends on it.
 *
 * @throws {Error} with the names that the code does not have, or that it no longer declares
 */
export function without(code: string, unused: Unused): string {
  const { variables = {}, members = {}, tags = [], flags = {}, functions = {}, entries = [], exports = [] } = unused;
  const { assigned = [] } = unused;
  const found = new Set<string>();
  const has = (list: object, name: string | undefined): name is string => {
    const isIn = name !== undefined && Object.hasOwn(list, name);
    if (isIn) found.add(name);
    return isIn;
  };
  const isIn = (list: readonly string[], name: string | undefined) =>
    has(Object.fromEntries(list.map((one) => [one, true])), name);
  const isUnusedTag = (test: t.Node | null | undefined): boolean => {
    const isUnused = t.isNumericLiteral(test) && tags.includes(test.value);
    if (isUnused) found.add(String(test.value));
    return isUnused;
  };
  const isAssigned = (name: string | undefined): boolean => {
    const one = assigned.find((of) => name === of || name?.startsWith(`${of}.`));
    if (one) found.add(one);
    return one !== undefined;
  };
  const known = new Set<string>();
  const strangers: string[] = [];
  const visitor: PluginObj['visitor'] = {
    Program: {
      enter({ scope }) {
        for (const name of Object.keys(scope.globals)) known.add(name);
        for (const [name, value] of Object.entries(variables)) {
          const { referencePaths = [], constantViolations = [] } = scope.getBinding(name) ?? {};
          if (referencePaths.length > 0) found.add(name);
          for (const path of referencePaths) path.replaceWith(literal(value));
          for (const path of constantViolations) if (path.isAssignmentExpression()) path.replaceWith(path.node.right);
        }
      },
      // What was left out may have declared what the rest uses.
      exit({ scope }) {
        scope.crawl();
        strangers.push(...Object.keys(scope.globals).filter((name) => !known.has(name)));
      },
    },
    SwitchStatement(path) {
      if (memberName(path.node.discriminant) !== 'tag') return;
      const { left, gone } = casesWithout(path.node.cases, isUnusedTag);
      path.node.cases = left;
      const body = path.getFunctionParent()?.node.body;
      if (t.isBlockStatement(body)) body.body.unshift(...declaredIn(gone).map(variable));
    },
    BinaryExpression(path) {
      const { left, operator, right } = path.node;
      const name = memberName(left);
      if (isTag(right) && isUnusedTag(left)) path.replaceWith(t.booleanLiteral(operator.startsWith('!')));
      else if (operator === '&' && has(flags, name) && t.isNumericLiteral(right, { value: flags[name] ?? 0 }))
        path.replaceWith(t.numericLiteral(0));
    },
    MemberExpression(path) {
      const name = memberName(path.node);
      const isSet = path.parentPath.isAssignmentExpression() && path.key === 'left';
      if (!isSet && has(members, name)) path.replaceWith(literal(members[name] ?? null));
    },
    ObjectProperty(path) {
      if (t.isIdentifier(path.node.key) && isIn(entries, path.node.key.name)) path.remove();
    },
    AssignmentExpression(path) {
      const name = memberName(path.node.left);
      const isExport =
        t.isMemberExpression(path.node.left) && t.isIdentifier(path.node.left.object, { name: 'exports' });
      if (isExport && isIn(exports, name)) path.remove();
      else if (isAssigned(dotted(path.node.left))) {
        // The same function may be given to two of them in one row.
        if (t.isAssignmentExpression(path.node.right)) path.replaceWith(path.node.right);
        else path.remove();
      }
    },
    FunctionDeclaration(path) {
      const name = path.node.id?.name;
      if (has(functions, name)) path.node.body = bodyOf(functions[name] ?? '', path);
    },
  };
  const options = { configFile: false, babelrc: false, sourceType: 'script', compact: false } as const;
  const result = transformSync(code, { ...options, plugins: [{ visitor }] });
  const names = [variables, members, functions, flags].flatMap((list) => Object.keys(list));
  const missing = [...names, ...entries, ...exports, ...assigned, ...tags.map(String)].filter(
    (name) => !found.has(name),
  );
  if (strangers.length > 0) throw new Error(`Without it React knows nothing of ${strangers}`);
  if (!result?.code || missing.length > 0) throw new Error(`React is written without ${missing}`);
  return result.code;
}

function bodyOf(body: string, path: NodePath<t.FunctionDeclaration>): t.BlockStatement {
  const block = template.statement.ast(`{${body}}`);
  if (!t.isBlockStatement(block)) throw new TypeError(`No body for ${path.node.id?.name}`);
  return block;
}
