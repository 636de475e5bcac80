import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/** @typedef {{ name: string, family: 'sans' | 'mono', part: string, range: string }} Typeface */

/** @typedef {NonNullable<Parameters<typeof subsetFont>[2]> & { noHinting?: boolean }} Options its types are of an earlier version */

/** Where the letters of a part are; the weight of the mono is 500, the sans has all of its own. */
const SOURCES = {
  sans: (/** @type {string} */ part) =>
    `@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-${part}-wght-normal.woff2`,
  mono: (/** @type {string} */ part) =>
    `@fontsource/ibm-plex-mono/files/ibm-plex-mono-${part}-500-normal.woff2`,
}

/** These have no part of their own in the packages. */
const PARTS = new Map([
  ['polish', 'latin-ext'],
  ['western', 'latin'],
])

const MADE_OF = 'made-of.json'

/**
 * Cuts the typefaces that `app/fonts.ts` names to the letters that it names, into `app/_typefaces`, unless that was done before with
 * the same packages.
 *
 * @param {string} root
 * @param {string} [folder]
 */
export async function cutTypefaces(root, folder = join(root, 'app/_typefaces')) {
  const typefaces = listTypefaces(await readFile(join(root, 'app/fonts.ts'), 'utf8'))
  const sources = await Promise.all(typefaces.map((typeface) => readFile(sourceOf(root, typeface))))
  const madeOf = JSON.stringify(typefaces.map((typeface, index) => [typeface, sources[index]?.length]))
  if ((await readFile(join(folder, MADE_OF), 'utf8').catch(() => null)) === madeOf) return
  await mkdir(folder, { recursive: true })
  for (const [index, typeface] of typefaces.entries())
    await writeFile(join(folder, `${typeface.name}.woff2`), await cut(typeface, sources[index]))
  await writeFile(join(folder, MADE_OF), madeOf)
}

/**
 * @param {string} code of `app/fonts.ts`
 * @returns {Typeface[]}
 */
function listTypefaces(code) {
  const named = code.matchAll(/'\.\/_typefaces\/(sans|mono)-(\w+)\.woff2'.*?value:\s*'([^']+)'/gs)
  return Array.from(named, ([, family, part = '', range = '']) => ({
    name: `${family}-${part}`,
    family: family === 'mono' ? 'mono' : 'sans',
    part: PARTS.get(part) ?? part,
    range,
  }))
}

/**
 * @param {string} root
 * @param {Typeface} typeface
 */
const sourceOf = (root, { family, part }) => join(root, 'node_modules', SOURCES[family](part))

/**
 * @param {Typeface} typeface
 * @param {Buffer | undefined} source
 */
async function cut({ name, family, range }, source) {
  if (!source) throw new Error(`There is no source for ${name}.`)
  const axes = family === 'sans' ? { variationAxes: { wght: { min: 400, max: 700 } } } : {}
  /** @type {Options} */
  const options = { targetFormat: 'woff2', noHinting: true, noLayoutClosure: true, ...axes }
  return subsetFont(source, lettersOf(range), options)
}

/**
 * @param {string} range as in `unicode-range`
 * @returns {string}
 */
const lettersOf = (range) =>
  range
    .split(',')
    .flatMap((span) => {
      const [first = 0, last = first] = span
        .trim()
        .slice(2)
        .split('-')
        .map((code) => parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_none, index) => String.fromCodePoint(first + index))
    })
    .join('')
