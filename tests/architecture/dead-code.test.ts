import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { makeEmptyHouse, plant, repository, runTool, tearDown } from './planted-tree.ts'

const named = z.array(z.object({ name: z.string() }))
const reportSchema = z.object({
  issues: z.array(
    z.object({
      file: z.string(),
      files: named,
      exports: named,
      types: named,
      dependencies: named,
      unlisted: named,
    }),
  ),
})
type Kind = 'files' | 'exports' | 'types' | 'dependencies' | 'unlisted'

/** What `knip`, run as the project runs it, calls dead: `file` or `file: name` by kind. */
async function findDead(house: string, ...options: string[]): Promise<Record<Kind, string[]>> {
  const output = await runTool(house, 'knip/bin/knip.js', [
    '--reporter=json',
    '--no-config-hints',
    ...options,
  ])
  const { issues } = reportSchema.parse(JSON.parse(output))
  const list = (kind: Kind): string[] =>
    issues.flatMap((issue) => issue[kind].map(({ name }) => `${issue.file}: ${name}`))
  return {
    files: issues.filter(({ files }) => files.length > 0).map(({ file }) => file),
    exports: list('exports'),
    types: list('types'),
    dependencies: list('dependencies'),
    unlisted: list('unlisted'),
  }
}

const manifest = (fields: object): string =>
  JSON.stringify({ version: '0.1.0', private: true, type: 'module', ...fields })

const files = {
  'package.json': manifest({
    name: 'house',
    workspaces: ['contract', 'product-api'],
    dependencies: { clsx: '*', next: '*', react: '*', 'react-dom': '*' },
    devDependencies: { vitest: '*' },
  }),
  'contract/package.json': manifest({
    name: '@bieznik/contract',
    exports: { './*': './*.ts' },
    dependencies: { zod: '*' },
  }),
  'contract/money.ts':
    "import { z } from 'zod'\nexport const money = z.number()\nexport const unusedMoney = z.string()\n",
  'product-api/package.json': manifest({
    name: '@bieznik/product-api',
    scripts: { start: 'node src/main.ts' },
  }),
  'product-api/src/main.ts': "import fastify from 'fastify'\nfastify()\n",
  'next.config.ts': 'export default {}\n',
  'vitest.config.ts':
    "import { defineConfig } from 'vitest/config'\nexport default defineConfig({ test: { include: ['lib/**/*.test.ts'] } })\n",
  'app/layout.tsx': 'export default function Layout({ children }) {\n  return <html>{children}</html>\n}\n',
  'app/page.tsx':
    "import { used } from '@/lib/half'\nimport { money } from '@/contract/money'\nexport default function Page() {\n  return <p>{used(money)}</p>\n}\n",
  'lib/half.ts': 'export const used = String\nexport const unused = 1\nexport type Unused = 1\n',
  'lib/orphan.ts': 'export const orphan = 1\n',
  'lib/tested.ts': 'export const tested = 1\n',
  'lib/tested.test.ts':
    "import { expect, it } from 'vitest'\nimport { tested } from '@/lib/tested'\nit('counts', () => expect(tested).toBe(1))\n",
}

describe('dead code', () => {
  let house: string

  beforeAll(async () => {
    house = await makeEmptyHouse()
    await cp(join(repository, 'knip.json'), join(house, 'knip.json'))
    await plant(house, files)
  })

  afterAll(() => tearDown(house))

  it('is seen: a file, an export, a type, a dependency, and a dependency that is not declared', async () => {
    const dead = await findDead(house)
    expect(dead.files).toEqual(['lib/orphan.ts'])
    expect(dead.exports.toSorted()).toEqual(['contract/money.ts: unusedMoney', 'lib/half.ts: unused'])
    expect(dead.types).toEqual(['lib/half.ts: Unused'])
    expect(dead.dependencies).toEqual(['package.json: clsx'])
    expect(dead.unlisted).toEqual(['product-api/src/main.ts: fastify'])
  }, 60_000)

  it('is also what only its own test still uses', async () => {
    const dead = await findDead(house, '--production')
    expect(dead.files.toSorted()).toEqual(['lib/orphan.ts', 'lib/tested.ts'])
  }, 60_000)
})
