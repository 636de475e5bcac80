import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { languages } from '../contract/language.ts'
import { root } from './env.mjs'
import { pickReaderMessages } from './reader-messages.mjs'

test('each language has a file of what the pages for everybody say, which is written once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'messages-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await pickReaderMessages(root, folder)
  const files = languages.map((language) => `${language}.json`).toSorted()
  expect((await readdir(folder)).toSorted()).toEqual([...files, 'cart-set', 'fit'].toSorted())
  for (const deferred of ['cart-set', 'fit'])
    expect((await readdir(join(folder, deferred))).toSorted()).toEqual(files)
  for (const language of languages) {
    const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))
    const picked = await read(join(folder, `${language}.json`))
    expect(await read(join(root, `messages/${language}.json`))).toMatchObject({ ...Object(picked) })
    expect(picked).toMatchObject({ account: { sign_in: expect.any(String) }, footer: {} })
    expect(picked).not.toHaveProperty('account.password')
    expect(picked).not.toHaveProperty('admin')
    expect(picked).not.toHaveProperty('fit')
    expect(picked).not.toHaveProperty('cart_set')
    expect(await read(join(folder, `fit/${language}.json`))).toHaveProperty('fit.verdict')
    const ofCart = await read(join(folder, `cart-set/${language}.json`))
    expect(ofCart).toHaveProperty('cart_set.advice')
    expect(ofCart).not.toHaveProperty('fit.findings')
  }

  const first = join(folder, 'pl.json')
  const { mtimeMs } = await stat(first)
  await pickReaderMessages(root, folder)
  expect((await stat(first)).mtimeMs).toBe(mtimeMs)
})
