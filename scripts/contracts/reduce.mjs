/*
 * Reduces an OpenAPI 3.0 document to the facts that a machine can check: paths, fields, types, formats, limits and statuses of the
 * operations that the shop uses. Sentences, titles and examples are their authors' and are left out.
 */

/** @typedef {Record<string, unknown>} Node */
/** @typedef {{ method: string, path: string }} Operation */
/**
 * @typedef {object} Contract
 * @property {readonly Operation[]} operations those that the shop uses
 * @property {Readonly<Record<string, readonly string[]>>} [used] of a schema with many alternatives, the properties that it uses
 */

/** What limits a value, and is no sentence. */
const LIMITS = new Set(
  'type format pattern minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems uniqueItems minProperties maxProperties required $ref'.split(
    ' ',
  ),
)

/** @param {unknown} value @returns {value is Node} */
export const isNode = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** @param {unknown} value @returns {Node} */
function node(value) {
  if (!isNode(value)) throw new Error('an object was expected in the document')
  return value
}

/** @param {unknown} value @param {(value: unknown) => unknown} change */
const mapValues = (value, change) =>
  Object.fromEntries(Object.entries(node(value)).map(([key, each]) => [key, change(each)]))

/** A code has no blanks; an enumeration of sentences is wording, and no fact. @param {unknown} value */
const isCode = (value) => typeof value !== 'string' || !/\s/.test(value)

/** @param {unknown} value @returns {unknown[]} */
const arrayOf = (value) => (Array.isArray(value) ? value : [])

/** @param {Node} schema */
function typesOf({ type, nullable, enum: values }) {
  const isNullable = nullable === true
  const codes = arrayOf(values)
  return {
    ...(isNullable && typeof type === 'string' && { type: [type, 'null'] }),
    ...(codes.length > 0 && codes.every(isCode) && { enum: isNullable ? [...codes, null] : codes }),
  }
}

/** @param {unknown} value @returns {Node | boolean} */
function reduceSchema(value) {
  if (typeof value === 'boolean') return value
  const schema = node(value)
  /** @type {Node} */
  const reduced = {}
  for (const [key, each] of Object.entries(schema)) {
    if (LIMITS.has(key)) reduced[key] = each
    else if (key === 'properties') reduced[key] = mapValues(each, reduceSchema)
    else if (key === 'items' || key === 'not' || key === 'additionalProperties')
      reduced[key] = reduceSchema(each)
    else if (Array.isArray(each) && (key === 'allOf' || key === 'anyOf' || key === 'oneOf'))
      reduced[key] = each.map(reduceSchema)
  }
  return { ...reduced, ...typesOf(schema) }
}

/** @param {unknown} content */
const reduceContent = (content) =>
  mapValues(content, (media) => {
    const { schema } = node(media)
    return schema === undefined ? {} : { schema: reduceSchema(schema) }
  })

/** Of a parameter, a body or a response. @param {unknown} value */
function reducePart(value) {
  const { $ref, name, in: place, required, schema, content } = node(value)
  if ($ref !== undefined) return { $ref }
  return {
    ...(name !== undefined && { name, in: place }),
    ...(required === true && { required }),
    ...(schema !== undefined && { schema: reduceSchema(schema) }),
    ...(content !== undefined && { content: reduceContent(content) }),
  }
}

/** @param {Node} document @param {Operation} operation */
function reduceOperation(document, { method, path }) {
  const found = node(document.paths)[path]
  const operation = isNode(found) ? found[method] : undefined
  if (!isNode(found) || !isNode(operation)) throw new Error(`the document has no ${method} ${path}`)
  const parameters = [...arrayOf(found.parameters), ...arrayOf(operation.parameters)]
  return {
    ...(parameters.length > 0 && { parameters: parameters.map(reducePart) }),
    ...(operation.requestBody !== undefined && { requestBody: reducePart(operation.requestBody) }),
    ...(isNode(operation['x-rate-limits']) && { 'x-rate-limits': operation['x-rate-limits'] }),
    responses: mapValues(operation.responses, reducePart),
  }
}

/** @param {unknown} value @returns {string[]} */
function refsIn(value) {
  if (Array.isArray(value)) return value.flatMap(refsIn)
  if (!isNode(value)) return []
  return Object.entries(value).flatMap(([key, each]) =>
    key === '$ref' && typeof each === 'string' ? [each] : refsIn(each),
  )
}

/** @param {Node} schema @param {readonly string[] | undefined} used */
function withUsed(schema, used) {
  if (used === undefined) return schema
  return {
    ...schema,
    properties: Object.fromEntries(used.map((name) => [name, node(schema.properties)[name]])),
  }
}

/**
 * Everything that the operations lead to.
 *
 * @param {Node} document
 * @param {unknown} paths
 * @param {Contract['used']} used
 */
function reduceComponents(document, paths, used = {}) {
  /** @type {Record<string, Node>} */
  const components = {}
  const waiting = refsIn(paths)
  for (let ref = waiting.pop(); ref !== undefined; ref = waiting.pop()) {
    const [kind = '', name = ''] = ref.replace('#/components/', '').split('/')
    const kept = (components[kind] ??= {})
    if (name in kept) continue
    const component = node(node(node(document.components)[kind])[name])
    kept[name] =
      kind === 'schemas' ? node(reduceSchema(withUsed(component, used[name]))) : reducePart(component)
    waiting.push(...refsIn(kept[name]))
  }
  return components
}

/**
 * Throws when the document has no such operation.
 *
 * @param {unknown} openApi an OpenAPI 3.0 document
 * @param {Contract} contract
 */
export function reduceContract(openApi, { operations, used }) {
  const document = node(openApi)
  /** @type {Record<string, Node>} */
  const paths = {}
  for (const operation of operations)
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method]: reduceOperation(document, operation),
    }
  return { paths, components: reduceComponents(document, paths, used) }
}
