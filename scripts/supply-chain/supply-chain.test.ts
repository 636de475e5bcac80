import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { judge } from './advisories.mjs'
import { describeLicences, forbidden, isAllowed } from './licences.mjs'
import { lockedPackages, missingOptionals, objectionsTo, readLockedPackages } from './lockfile.mjs'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)
const packages = await readLockedPackages(root)

describe('the lockfile', () => {
  const integrity = `sha512-${'a'.repeat(86)}==`

  it('has a checksum for each package and an address for none', () => {
    expect(packages.length).toBeGreaterThan(500)
    expect(objectionsTo(packages)).toEqual([])
  })

  it('holds the optional packages of every platform, without which `npm ci` refuses it', () => {
    expect(missingOptionals(packages)).toEqual([])
    const next = { version: '1.0.0', integrity, optionalDependencies: { '@next/swc-darwin-arm64': '1.0.0' } }
    expect(missingOptionals(lockedPackages({ packages: { 'node_modules/next': next } }))).toEqual([
      'next needs @next/swc-darwin-arm64',
    ])
  })

  it.each([
    ['no checksum', { version: '1.0.0' }, 'a@1.0.0 has no checksum.'],
    ['a weak one', { version: '1.0.0', integrity: 'sha1-abc' }, 'a@1.0.0 has no checksum.'],
    [
      'an address',
      { version: '1.0.0', integrity, resolved: 'git+ssh://git@host.example/a.git#1' },
      'a@1.0.0 comes from an address of its own.',
    ],
  ])('with %s is refused', (_what, entry, objection) => {
    expect(objectionsTo(lockedPackages({ packages: { 'node_modules/b/node_modules/a': entry } }))).toEqual([
      objection,
    ])
    expect(
      objectionsTo(lockedPackages({ packages: { 'node_modules/a': { version: '1.0.0', integrity } } })),
    ).toEqual([])
  })
})

/** Below these, weaknesses are known that anybody on the network could use against a shop like this. */
const floors: [name: string, floor: string, why: string][] = [
  ['next', '16.0.10', 'code from a request is run; sources of server functions are exposed'],
  ['react', '19.2.3', 'the same, in what Next.js is made of'],
  ['react-dom', '19.2.3', 'the same'],
  [
    'nodemailer',
    '7.0.11',
    'a quoted address leads a mail to another domain; an address can take minutes to read',
  ],
]

const isAtLeast = (version: string, floor: string): boolean =>
  version.localeCompare(floor, 'en', { numeric: true }) >= 0

describe('floors', () => {
  it.each(floors)('%s is at least %s', (name, floor) => {
    const versions = packages.filter((each) => each.name === name).map(({ version = '' }) => version)
    expect(versions).not.toEqual([])
    expect(versions.filter((version) => !isAtLeast(version, floor))).toEqual([])
  })

  it.each([
    ['16.0.9', false],
    ['16.0.10', true],
    ['16.10.0', true],
    ['9.9.9', false],
  ])('compare %s with 16.0.10 (%s)', (version, expected) => {
    expect(isAtLeast(version, '16.0.10')).toBe(expected)
  })
})

describe('licences', () => {
  it('of packages in production are known and allowed', () => {
    expect(forbidden(packages)).toEqual([])
  })

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['Apache-2.0 AND MIT', true],
    ['MIT AND AGPL-3.0-only', false],
    ['GPL-3.0', false],
    ['UNLICENSED', false],
    ['SEE LICENSE IN LICENSE', false],
    ['', false],
    [undefined, false],
  ])('%s: %s', (licence, expected) => {
    expect(isAllowed(licence)).toBe(expected)
  })

  it('stand in docs/licences.md as the lockfile has them', async () => {
    expect(await readFile(join(root, 'docs/licences.md'), 'utf8')).toBe(describeLicences(packages))
  })

  it('of tools are nobody’s business', () => {
    const tool = { 'node_modules/a': { version: '1.0.0', license: 'GPL-3.0', dev: true } }
    expect(forbidden(lockedPackages({ packages: tool }))).toEqual([])
    const used = { 'node_modules/a': { version: '1.0.0' } }
    expect(forbidden(lockedPackages({ packages: used }))).toEqual(['a@1.0.0: no licence'])
  })
})

it('docs/dependencies.md says why each package of production is there', async () => {
  const manifests = ['', 'backend-kit/', 'contract/', 'product-api/'].map((folder) => `${folder}package.json`)
  const schema = z.object({ dependencies: z.record(z.string(), z.string()) })
  const named = manifests.map(async (path) => {
    const { dependencies } = schema.parse(JSON.parse(await readFile(join(root, path), 'utf8')))
    return Object.keys(dependencies).filter((name) => !name.startsWith('@bieznik/'))
  })
  const page = await readFile(join(root, 'docs/dependencies.md'), 'utf8')
  const rows = [...page.matchAll(/^- \*\*`([^`]+)`\*\*/gm)].map(([, name]) => name)
  expect(new Set(rows)).toEqual(new Set((await Promise.all(named)).flat()))
})

describe('npm run audit', () => {
  const url = 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc'
  const reportOf = (severity: string) => ({
    vulnerabilities: { a: { via: ['b'] }, b: { via: [{ url, title: 'It breaks', severity, name: 'b' }] } },
  })
  const exception = { id: 'GHSA-aaaa-bbbb-cccc', why: 'not used', until: '2026-12-31' }
  const complaint = 'critical: b: It breaks (GHSA-aaaa-bbbb-cccc)'

  it.each([
    ['nothing', { vulnerabilities: {} }, [], []],
    ['something low', reportOf('moderate'), [], []],
    ['something critical', reportOf('critical'), [], [complaint]],
    ['what is explained', reportOf('critical'), [exception], []],
    [
      'what was explained until yesterday',
      reportOf('critical'),
      [{ ...exception, until: '2026-11-20' }],
      [complaint],
    ],
    [
      'an exception for nothing',
      { vulnerabilities: {} },
      [exception],
      ['The exception GHSA-aaaa-bbbb-cccc is not needed any more.'],
    ],
    ['a registry that gives no report', { message: 'not found' }, [], null],
  ])('reports %s', (_what, report, exceptions, complaints) => {
    expect(judge(report, exceptions, '2026-11-21')).toEqual(complaints)
  })
})

const billSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(
    z.object({ purl: z.string(), hashes: z.tuple([z.object({ content: z.string().length(128) })]) }),
  ),
})

it('npm run sbom lists every package of production once, with its checksum', async () => {
  const { stdout } = await run(process.execPath, [join(root, 'scripts/sbom.mjs')], { maxBuffer: 2 ** 25 })
  const listed = billSchema.parse(JSON.parse(stdout)).components.map(({ purl }) => purl)
  expect(listed).toContainEqual(expect.stringMatching(/^pkg:npm\/next@\d/))
  expect(listed).toContainEqual(expect.stringMatching(/^pkg:npm\/%40fastify\/helmet@\d/))
  expect(listed).toHaveLength(new Set(listed).size)
  const needed = new Set(packages.filter(({ dev }) => !dev).map(({ name, version }) => `${name}@${version}`))
  expect(listed).toHaveLength(needed.size)
})
