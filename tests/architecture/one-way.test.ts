import { posix } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lint, makeEmptyHouse, plant, tearDown, type Finding } from './planted-tree.ts'
import { areas, zones } from './zones.ts'

/**
 * The picture, a second time and by hand: `+` may import, `.` may not. A row imports, a column is imported. `root` are
 * the files at the root, `elsewhere` stands for a folder that nobody knows.
 */
const picture = `
               app area shared ui drawing lib contract messages product-api local-services backend-kit server scripts tests e2e bench root elsewhere
app            +   +    +      +  +       +   +        .        .           .              .           .      .       .     .   .     .    .
area           .   own  +      +  +       +   +        .        .           .              .           .      .       .     .   .     .    .
shared         .   .    own    +  +       +   +        .        .           .              .           .      .       .     .   .     .    .
ui             .   .    .      +  .       .   .        .        .           .              .           .      .       .     .   .     .    .
drawing        .   .    .      .  +       .   +        .        .           .              .           .      .       .     .   .     .    .
lib            .   .    .      .  .       +   +        +        .           .              +           .      .       .     .   .     .    .
contract       .   .    .      .  .       .   +        .        .           .              .           .      .       .     .   .     .    .
messages       .   .    .      .  .       .   .        +        .           .              .           .      .       .     .   .     .    .
product-api    .   .    .      .  .       .   +        .        +           .              +           .      .       .     .   .     .    .
local-services .   .    .      .  .       .   +        .        .           +              +           .      .       .     .   .     .    .
backend-kit    .   .    .      .  .       .   +        .        .           .              +           .      .       .     .   .     .    .
server         .   .    .      .  .       .   +        .        .           .              +           +      .       .     .   .     .    .
scripts        .   .    .      .  .       .   +        +        .           +              .           .      +       .     .   .     .    .
tests          .   .    .      .  .       +   +        +        .           +              +           .      .       +     .   .     .    .
e2e            .   .    .      .  .       .   +        +        .           .              .           .      .       .     +   .     .    .
bench          .   .    .      .  .       .   +        .        .           +              .           .      .       .     .   +     .    .
root           .   .    .      .  .       +   +        .        .           .              .           .      .       +     +   .     +    .
elsewhere      .   .    .      .  .       .   .        .        .           .              .           .      .       .     .   .     .    .
`

const foldersOf = (name: string): string[] => {
  if (name === 'shared') return ['components/product', 'components/order', 'components/pictures']
  if (name === 'area') return areas.map((area) => `components/${area}`)
  if (name === 'ui' || name === 'drawing') return [`components/${name}`]
  return [name === 'root' ? '.' : name]
}

interface Import {
  from: string
  to: string
  isAllowed: boolean
}

const imports = readPicture()
const importers = [...new Set(imports.map(({ from }) => from))]

function readPicture(): Import[] {
  const [columns = [], ...rows] = picture
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  return rows.flatMap(([row = '', ...marks]) =>
    marks.flatMap((mark, index) => expand(row, columns[index] ?? '', mark)),
  )
}

/** One mark of the picture, for every area that it stands for. */
function expand(row: string, column: string, mark: string): Import[] {
  return foldersOf(row).flatMap((from) =>
    foldersOf(column).map((to) => ({ from, to, isAllowed: mark === '+' || (mark === 'own' && from === to) })),
  )
}

/** The two files of one import: it is written with the alias in the first and relatively in the second. */
const filesOf = ({ from, to }: Import): string[] =>
  ['alias', 'relative'].map((spelling) => posix.join(from, `${to.replaceAll(/\W/g, '-')}-by-${spelling}.ts`))

function plantImport(planted: Import): [path: string, text: string][] {
  const target = posix.join(planted.to, 'planted-target')
  const relative = posix.relative(planted.from, target)
  const specifiers = [`@/${target}`, relative.startsWith('.') ? relative : `./${relative}`]
  return filesOf(planted).map((file, index) => [
    file,
    `export type { Planted } from '${specifiers[index]}'\n`,
  ])
}

/** Every other way to write an import, going from an area to another. */
const otherForms = {
  'components/cart/type.ts':
    "import type { A } from '@/components/checkout/planted-target'\nexport type B = A\n",
  'components/cart/re-export.ts': "export { planted } from '../checkout/planted-target'\n",
  'components/cart/re-export-all.ts': "export * from '@/components/checkout/planted-target'\n",
  'components/cart/side-effect.ts': "import '@/components/checkout/planted-target'\n",
  'components/cart/dynamic.ts': "export const load = () => import('@/components/checkout/planted-target')\n",
  'components/cart/template.ts':
    'export const load = (name: string) => import(`@/components/checkout/${name}`)\n',
  'components/cart/unknown.ts': 'export const load = (name: string) => import(name)\n',
  'components/cart/type-query.ts': "export type A = import('@/components/checkout/planted-target').A\n",
  'components/cart/devious.ts':
    "import { a } from '@/lib/../components/checkout/planted-target'\nexport const b = a\n",
  'components/cart/test-of.test.ts':
    "import { a } from '@/components/checkout/planted-target'\nexport const b = a\n",
  'contract/test-of.test.ts': "import { a } from '@/tests/render'\nexport const b = a\n",
  'product-api/test/identity.ts':
    "import { a } from '../../local-services/identity/server.ts'\nexport const b = a\n",
  'product-api/src/postgres.ts':
    "import { a } from '../../local-services/postgres/server.ts'\nexport const b = a\n",
  'lib/workspace.ts': "import { a } from '@bieznik/product-api/src/main'\nexport const b = a\n",
  'lib/outside.ts': "import { a } from '../../elsewhere/planted-target'\nexport const b = a\n",
  'contract/package.ts': "import { a } from 'next/link'\nexport const b = a\n",
  'components/ui/order.ts': "import { a } from '@/contract/order'\nexport const b = a\n",
  'components/ui/topic.ts': "import { a } from '@/lib/auth/session'\nexport const b = a\n",
  'components/loose.ts': "import { a } from '@/contract/order'\nexport const b = a\n",
}

const allowedForms = {
  'components/ui/price.ts': "import { a } from '@/contract/money/money'\nexport const b = a\n",
  'components/ui/locale.ts': "import { a } from '@/lib/i18n/navigation'\nexport const b = a\n",
  'components/cart/own.ts': "import { a } from './planted-target'\nexport const b = a\n",
  'components/cart/rendered.test.ts': "import { a } from '@/tests/render'\nexport const b = a\n",
  'product-api/src/selling/orders/workspace.ts':
    "import { a } from '@bieznik/contract/selling/order'\nexport const b = a\n",
  'product-api/test/postgres.ts':
    "import { a } from '../../local-services/postgres/server.ts'\nexport const b = a\n",
  'contract/schema.ts': "import { z } from 'zod'\nexport const b = z\n",
  'lib/package.ts': "import { a } from 'next/link'\nexport const b = a\n",
  'lib/i18n/texts.ts': 'export const load = (name: string) => import(`../../messages/${name}.json`)\n',
}

describe('one way', () => {
  let house: string
  let findings: Finding[]

  beforeAll(async () => {
    house = await makeEmptyHouse()
    await plant(house, Object.fromEntries(imports.flatMap(plantImport)))
    await plant(house, { ...otherForms, ...allowedForms })
    findings = await lint(house)
  }, 120_000)

  afterAll(() => tearDown(house))

  const findRefusal = (file: string): Finding | undefined =>
    findings.find(({ filename, code }) => filename === file && code === 'house(one-way)')
  const isRefused = (file: string): boolean => findRefusal(file) !== undefined

  it('is asked of every pair of zones', () => {
    expect(imports).toHaveLength(importers.length ** 2)
    expect(importers).toEqual(
      expect.arrayContaining(Object.keys(zones).filter((zone) => !/[*]|root/.test(zone))),
    )
  })

  it.each(importers)('goes from %s along the arrows only', (importer) => {
    const outgoing = imports.filter(({ from }) => from === importer)
    const refused = outgoing.filter(({ isAllowed }) => !isAllowed)
    expect(outgoing.flatMap(filesOf).filter(isRefused)).toEqual(refused.flatMap(filesOf))
  })

  it.each(Object.keys(otherForms))('sees the import in %s', (file) => expect(isRefused(file)).toBe(true))

  it.each(Object.keys(allowedForms))('does not mind the import in %s', (file) =>
    expect(isRefused(file)).toBe(false),
  )

  it('says who may not import whom, and where that is written', () => {
    expect(findRefusal('components/cart/side-effect.ts')?.message).toBe(
      'components/cart may not import components/checkout (tests/architecture/zones.ts).',
    )
  })
})
