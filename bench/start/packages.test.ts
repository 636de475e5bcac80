import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { explainHeavy, listInstalled } from './packages.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bench-packages-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function plant(files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, dirname(path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

describe('listInstalled', () => {
  it('weighs each package without those within it, and knows what is for production', async () => {
    const packages = {
      'node_modules/one': {},
      'node_modules/one/node_modules/@of/two': { dev: true },
      'node_modules/either': { devOptional: true },
      'node_modules/ours': { link: true },
      contract: {},
    }
    await plant({
      'node_modules/.package-lock.json': JSON.stringify({ packages }),
      'node_modules/one/index.js': '12345',
      'node_modules/one/lib/more.js': '123',
      'node_modules/one/node_modules/@of/two/index.js': '12',
      'node_modules/either/index.js': '1',
    })
    expect(await listInstalled(folder)).toEqual([
      { name: 'one', bytes: 8, isForProduction: true },
      { name: '@of/two', bytes: 2, isForProduction: false },
      { name: 'either', bytes: 1, isForProduction: false },
    ])
  })
})

describe('explainHeavy', () => {
  const installed = [
    { name: 'light', bytes: 5_000_000, isForProduction: true },
    { name: 'tool', bytes: 90_000_000, isForProduction: false },
    { name: 'heavy', bytes: 5_000_001, isForProduction: true },
    { name: '@of/binary-linux-x64-gnu', bytes: 7_000_000, isForProduction: true },
  ]

  it('gives the reason for each package of production above 5 MB, whatever platform it is for', () => {
    expect(explainHeavy(installed, { heavy: 'does much', '@of/binary': 'is compiled' })).toEqual([
      { name: '@of/binary-linux-x64-gnu', bytes: 7_000_000, reason: 'is compiled' },
      { name: 'heavy', bytes: 5_000_001, reason: 'does much' },
    ])
  })

  it('names one that has none', () => {
    expect(() => explainHeavy(installed, { '@of/binary': 'is compiled' })).toThrow(/: heavy$/)
  })
})
