import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { follow } from './follow.mjs'

test('what is written into a folder is followed, once for what is written together, until it ends', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'follow-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const again = vi.fn<() => void>()
  const end = follow([folder], again)
  onTestFinished(end)
  await Promise.all(['pl', 'en', 'ru'].map((name) => writeFile(join(folder, `${name}.json`), '{}')))
  await vi.waitFor(() => expect(again).toHaveBeenCalledTimes(1))
  await writeFile(join(folder, 'pl.json'), '{"ui":{}}')
  await vi.waitFor(() => expect(again).toHaveBeenCalledTimes(2))
  end()
  await writeFile(join(folder, 'pl.json'), '{}')
  await setTimeout(300)
  expect(again).toHaveBeenCalledTimes(2)
})
