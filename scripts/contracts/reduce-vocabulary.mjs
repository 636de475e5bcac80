import { isNode } from './reduce.mjs'

/*
 * Reduces the vocabulary of schema.org to the facts that a test can check of the names that are used.
 */

/** @typedef {{ types: readonly string[], properties: readonly string[], values: readonly string[] }} Used */

/** The names that a node refers to. @param {unknown} value @returns {string[]} */
function namesIn(value) {
  /** @type {unknown[]} */
  const each = Array.isArray(value) ? value : [value]
  return each
    .map((one) => (isNode(one) ? one['@id'] : one))
    .flatMap((id) => (typeof id === 'string' && id.startsWith('schema:') ? [id.slice('schema:'.length)] : []))
}

/**
 * `types`: of what each used type and each type of a value is a kind. `properties`: on which types one may stand (`on`) and of which its
 * values are (`holds`). `values`: the enumeration that a value belongs to. Throws when a name is not in the vocabulary.
 *
 * @param {unknown} vocabulary
 * @param {Used} used
 */
export function reduceVocabulary(vocabulary, used) {
  const graph =
    isNode(vocabulary) && Array.isArray(vocabulary['@graph']) ? vocabulary['@graph'].filter(isNode) : []
  const byName = new Map(graph.map((node) => [namesIn(node)[0], node]))

  /** @param {string} name */
  function nodeOf(name) {
    const node = byName.get(name)
    if (!node) throw new Error(`the vocabulary has no ${name}`)
    return node
  }

  /** A type and all that it is a kind of. @param {string} name @returns {string[]} */
  const lineOf = (name) => [
    ...new Set([name, ...namesIn(nodeOf(name)['rdfs:subClassOf']).flatMap((parent) => lineOf(parent))]),
  ]

  /** @template Fact @param {readonly string[]} names @param {(name: string) => Fact} factOf */
  const facts = (names, factOf) => Object.fromEntries(names.toSorted().map((name) => [name, factOf(name)]))

  return {
    types: facts(used.types, lineOf),
    properties: facts(used.properties, (name) => {
      const node = nodeOf(name)
      return { on: namesIn(node['schema:domainIncludes']), holds: namesIn(node['schema:rangeIncludes']) }
    }),
    values: facts(used.values, (name) => namesIn(nodeOf(name)['@type'])),
  }
}
