import type { TireSize } from '../../contract/catalogue/product.ts'
import { median } from '../arithmetic/samples.ts'
import { calibrated } from '../calibration/bare-server.ts'
import { countErrors, get, type Load } from '../load/job.ts'
import { makeLoad } from '../load/make-load.ts'
import { formatNumber } from '../page/format.ts'
import { atMost, type Aim, type Section } from '../page/section.ts'
import type { Run } from '../run.ts'
import { openBackend, type Backend } from '../shop/backend.ts'
import { catalogueOf, queryOf } from '../shop/catalogue.ts'
import { residentMegabytes } from '../shop/memory.ts'
import { calibrationNote } from './calibration-note.ts'

const SIZES = [1_000, 20_000, 100_000] as const
const QUICK_SIZES = [1_000, 20_000] as const
const PRODUCTS = 400
const SEARCHES = 40
const PAGE_SIZE = 24
/** Each round is this part of the time that a load usually takes; there are as many more of them. */
const SHORTER = 4

const compared = [
  'first page',
  'list by filter',
  'list by one value',
  'product by id',
  'search for a title',
] as const
/** These find more in a larger catalogue: shown, and no aim. */
const calls = [
  ...compared,
  'whole page by filter',
  'search for a word and a width',
  'suggestions',
  'list with its facets',
] as const
type CallName = (typeof calls)[number]

/** In the largest catalogue, in multiples of a product by id of the same run. */
const MOST_TIMES_A_PRODUCT: readonly (readonly [CallName, number])[] = [
  ['list by filter', 8],
  ['list by one value', 60],
  ['search for a title', 150],
  ['search for a word and a width', 150],
  ['suggestions', 60],
  ['list with its facets', 400],
]

interface Catalogue {
  products: number
  backend: Backend
  paths: Record<CallName, string[]>
}

interface Figures {
  products: number
  p95: Record<CallName, number>
  megabytes: number
  errors: number
}

export async function measureGrowth(run: Run): Promise<Section> {
  const catalogues: Catalogue[] = []
  try {
    for (const products of run.isQuick ? QUICK_SIZES : SIZES)
      catalogues.push(await openCatalogue(products, catalogues[0]))
    const { result, calibration } = await calibrated(run, 1, () => measureAll(catalogues, run))
    const [small] = result
    const large = result.at(-1)
    if (!small || !large) throw new Error('There is nothing to compare.')
    return {
      notes: [
        `The product API at one connection, each catalogue with its own database; the catalogues take turns. p95 is the median of ${run.rounds * SHORTER} rounds. A list by filter (a whole size) or by one value of it, and a search for the title of a tire, ask for as many products as the smallest catalogue has, so that all catalogues answer with equally many. A whole page of a size, up to 24, has more of them in a larger catalogue, and a search for a word and a width finds up to three hundred in a large one where it finds ten in the smallest; their times are shown and have no aim of growth. Suggestions are asked for the first four letters of titles and searches; a list with its facets is that of all tires or of a diameter. Memory is that of the product API afterwards.${run.isQuick ? ' A quick run leaves out 100,000 products.' : ''}`,
        calibrationNote(calibration),
      ],
      tables: [
        {
          title: 'p95 by size of the catalogue, ms',
          head: ['products', ...calls, 'memory, MB'],
          rows: result.map(({ products, p95, megabytes }) => [
            products.toLocaleString('en'),
            ...calls.map((name) => formatNumber(p95[name])),
            formatNumber(megabytes),
          ]),
        },
      ],
      aims: aimsOf(small, large, result),
    }
  } finally {
    for (const { backend } of catalogues) await backend.close()
  }
}

/** `smallest`: the catalogue whose lists by filter and searches this one is asked for as well; none: this is it. */
async function openCatalogue(products: number, smallest?: Catalogue): Promise<Catalogue> {
  const backend = await openBackend({ products, isReadOnly: true })
  const catalogue = catalogueOf(backend.port)
  const [sizes, ids] = await Promise.all([catalogue.listSizes(), catalogue.listTireIds(PRODUCTS)])
  return {
    products,
    backend,
    paths: {
      ...(smallest?.paths ?? (await pathsForAll(catalogue, sizes))),
      'whole page by filter': sizes.map((size) => pageOf(listOf(queryOf(size)))),
      'product by id': ids.map((id) => `/api/tires/${id}`),
    },
  }
}

/** What every catalogue is asked for, in the words and the counts of the smallest. */
async function pathsForAll(catalogue: ReturnType<typeof catalogueOf>, sizes: readonly TireSize[]) {
  const titles = await catalogue.listTitles(SEARCHES)
  const searches = await catalogue.listSearches()
  const asManyAsHere = (lists: readonly string[]) =>
    Promise.all(
      lists.map(async (list) => pageOf(list, Math.min(PAGE_SIZE, await catalogue.countFound(list)))),
    )
  return {
    'first page': [pageOf('/api/tires?view=card&')],
    'list by filter': await asManyAsHere(sizes.map(queryOf).map(listOf)),
    'list by one value': await asManyAsHere(valuesOf(sizes).map(listOf)),
    'search for a title': await asManyAsHere(titles.map(searchOf)),
    'search for a word and a width': [...new Set(searches)].map((search) => pageOf(searchOf(search))),
    suggestions: [...new Set([...titles, ...searches].map(beginningOf))].map(
      (text) => `/api/search/suggestions?text=${encodeURIComponent(text)}`,
    ),
    'list with its facets': [
      pageOf('/api/narrowed/tires?'),
      ...sizes.slice(0, SEARCHES).map((size) => pageOf(`/api/narrowed/tires?diameter=${size.diameter}&`)),
    ],
  }
}

/** What is typed of a text when the first suggestions are asked for. */
const beginningOf = (text: string): string => text.slice(0, 4)

const listOf = (query: string): string => `/api/tires?view=card&${query}&`
const searchOf = (words: string): string => `/api/products/title/${encodeURIComponent(words)}?`
const pageOf = (list: string, count = PAGE_SIZE): string => `${list}page=1&pageSize=${count}`

/** Each width, profile and diameter by itself, as the query of a list. */
const valuesOf = (sizes: readonly TireSize[]): string[] => [
  ...new Set(
    sizes.flatMap(({ width, profile, diameter }) => [
      `width=${width}`,
      `profile=${profile}`,
      `diameter=${diameter}`,
    ]),
  ),
]

async function measureAll(catalogues: readonly Catalogue[], { rounds, seconds }: Run): Promise<Figures[]> {
  const done = catalogues.map(() => new Map<CallName, Load[]>(calls.map((name) => [name, []])))
  for (let round = 0; round < rounds * SHORTER; round++)
    for (const name of calls)
      for (const [index, { backend, paths }] of catalogues.entries()) {
        const tasks = paths[name].map((path) => get(path))
        done[index]
          ?.get(name)
          ?.push(await makeLoad({ port: backend.port, tasks, seconds: seconds / SHORTER }))
      }
  return Promise.all(
    catalogues.map(async ({ products, backend }, index) => {
      const loads = (name: CallName) => done[index]?.get(name) ?? []
      const p95 = (name: CallName) => median(loads(name).map((each) => each.p95))
      return {
        products,
        p95: {
          'first page': p95('first page'),
          'list by filter': p95('list by filter'),
          'list by one value': p95('list by one value'),
          'product by id': p95('product by id'),
          'search for a title': p95('search for a title'),
          'whole page by filter': p95('whole page by filter'),
          'search for a word and a width': p95('search for a word and a width'),
          suggestions: p95('suggestions'),
          'list with its facets': p95('list with its facets'),
        },
        megabytes: await residentMegabytes(backend.program.pid),
        errors: calls.flatMap(loads).reduce((sum, each) => sum + countErrors(each), 0),
      }
    }),
  )
}

function aimsOf(small: Figures, large: Figures, all: readonly Figures[]): Aim[] {
  const ratio = `${large.products.toLocaleString('en')} to ${small.products.toLocaleString('en')} products`
  return [
    ...compared.map((name) =>
      atMost(`${name}: p95, ${ratio}`, 1.5, large.p95[name] / small.p95[name], ' times'),
    ),
    ...MOST_TIMES_A_PRODUCT.map(([name, most]) =>
      atMost(
        `${name} among ${large.products.toLocaleString('en')} products: p95`,
        most,
        large.p95[name] / large.p95['product by id'],
        ' times a product by id',
      ),
    ),
    atMost(`memory, ${ratio}`, 1.3, large.megabytes / small.megabytes, ' times'),
    atMost(
      'errors',
      0,
      all.reduce((sum, { errors }) => sum + errors, 0),
    ),
  ]
}
