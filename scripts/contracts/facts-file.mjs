import { reduceContract } from './reduce.mjs'

/** Each entry in a line, so that a newer document shows what has changed. @param {object} entries */
export function lines(entries) {
  const each = Object.entries(entries)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
  return `{\n${each.join(',\n')}\n}`
}

/**
 * The text of the file with the facts of a published document, which names its source.
 *
 * @param {unknown} document
 * @param {import('./sources.mjs').Source} source
 */
export function factsFile(document, { source, document: file, version, commit, licence, ...contract }) {
  const { paths, components } = reduceContract(document, contract)
  const kinds = Object.entries(components).map(([kind, each]) => `${JSON.stringify(kind)}: ${lines(each)}`)
  const info = JSON.stringify({ source, document: file, version, commit, licence })
  return `{\n"info": ${info},\n"paths": ${lines(paths)},\n"components": {\n${kinds.join(',\n')}\n}\n}\n`
}
