/** @typedef {import('./lockfile.mjs').LockedPackage} LockedPackage */

/** Licences that a shop may use in a program that it runs and does not hand on, with what each asks for. */
const allowed = new Map([
  ['0BSD', 'nothing'],
  ['Apache-2.0', 'notices stay with copies'],
  ['BlueOak-1.0.0', 'the licence stays with copies'],
  ['BSD-2-Clause', 'notices stay with copies'],
  ['BSD-3-Clause', 'notices stay with copies'],
  ['CC-BY-4.0', 'the author is named: here'],
  ['CC0-1.0', 'nothing'],
  ['ISC', 'notices stay with copies'],
  ['LGPL-3.0-or-later', 'the library can be replaced: it is a file of its own (libvips of sharp)'],
  ['MIT', 'notices stay with copies'],
  ['MIT-0', 'nothing'],
  ['OFL-1.1', 'the fonts are not sold by themselves'],
  ['Unlicense', 'nothing'],
])

/**
 * Whether an SPDX expression can be kept. Of alternatives one has to be allowed, of what counts together all.
 *
 * @param {string | undefined} expression
 */
export function isAllowed(expression) {
  const [, inner = expression ?? ''] = /^\(([^()]*)\)$/.exec(expression ?? '') ?? []
  return inner.split(' OR ').some((part) => part.split(' AND ').every((name) => allowed.has(name.trim())))
}

/**
 * Packages that run in production under a licence that is unknown or not allowed.
 *
 * @param {readonly LockedPackage[]} packages
 */
export function forbidden(packages) {
  return inProduction(packages)
    .filter(({ license }) => !isAllowed(license))
    .map(({ name, version, license }) => `${name}@${version}: ${license ?? 'no licence'}`)
}

/** Packages that have their licence in a file and do not name it in their package.json. */
const licencesOfFiles = new Map([['png-js', 'MIT']])

/**
 * @param {readonly LockedPackage[]} packages
 * @returns {LockedPackage[]}
 */
const inProduction = (packages) =>
  packages
    .filter(({ dev }) => !dev)
    .map((found) => ({ ...found, license: found.license ?? licencesOfFiles.get(found.name) }))

/**
 * The list of licences as a page.
 *
 * @param {readonly LockedPackage[]} packages
 */
export function describeLicences(packages) {
  /** @type {Map<string, Set<string>>} */
  const byLicence = new Map()
  for (const { name, version, license = 'unknown' } of inProduction(packages))
    byLicence.set(license, (byLicence.get(license) ?? new Set()).add(`${name} ${version}`))
  const sections = [...byLicence]
    .toSorted(([a], [b]) => compare(a, b))
    .map(([licence, names]) => `## ${licence}\n\n${[...names].toSorted(compare).join(', ')}\n`)
  const asked = [...allowed].map(([licence, asks]) => `- ${licence}: ${asks}`)
  return `${HEADER}\n${asked.join('\n')}\n\n${sections.join('\n')}`
}

const HEADER = `# Licences

Packages that are installed for production, and their licences. Written by \`npm run licences\` from the lockfile; a test says when it is out of date, and when a
licence is not on this list:
`

/**
 * By code, which is the same on every machine.
 *
 * @param {string} a
 * @param {string} b
 */
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0)
