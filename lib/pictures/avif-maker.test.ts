import { randomBytes } from 'node:crypto'
import { beforeEach, expect, it, vi } from 'vitest'
import { log } from '@/lib/log/log.server'
import { stillPicture } from '@/tests/pictures'
import { avifMaker } from './avif-maker.server'
import { avifOf, largestFile } from './picture-file'
import type { PictureStore } from './picture-store.server'

const logWarn = vi.spyOn(log, 'warn').mockReturnValue(undefined)
beforeEach(() => logWarn.mockClear())

const small = await stillPicture('webp', { width: 8, height: 8 })
const newHash = () => randomBytes(16).toString('hex')

/** A store that has the largest file of every picture, and remembers how it was used: of what is written, the largest file. */
function watchedStore(largest: Uint8Array | null = small) {
  const read: string[] = []
  const written: string[] = []
  const atOnce = { now: 0, most: 0 }
  const store: PictureStore = {
    async read(name) {
      atOnce.most = Math.max(atOnce.most, (atOnce.now += 1))
      read.push(name)
      return largest
    },
    async write(files) {
      written.push(files.at(-1)?.name ?? '')
      atOnce.now -= 1
    },
  }
  return { store, read, written, atOnce }
}

it('makes one picture after another, and each once', async () => {
  const { store, read, written, atOnce } = watchedStore()
  const maker = avifMaker(store)
  const hashes = [newHash(), newHash(), newHash()]
  for (const hash of [...hashes, ...hashes]) maker.order(hash)
  await maker.idle()
  expect(read).toEqual(hashes.map(largestFile))
  expect(written).toEqual(hashes.map((hash) => avifOf(largestFile(hash))))
  expect(atOnce.most).toBe(1)
})

it('lets few wait; who found no room is made when it is asked for again', async () => {
  const { store, written } = watchedStore()
  const maker = avifMaker(store)
  const hashes = Array.from({ length: 30 }, newHash)
  for (const hash of hashes) maker.order(hash)
  await maker.idle()
  expect(written).toHaveLength(8)
  for (let round = 0; round < 3; round += 1) {
    for (const hash of hashes) if (!written.includes(avifOf(largestFile(hash)))) maker.order(hash)
    await maker.idle()
  }
  expect(written).toHaveLength(30)
})

it.each([
  ['is broken', Buffer.from('RIFF....WEBP')],
  ['is missing', null],
])('reports a picture that %s, leaves it for a while, and goes on', async (_what, largest) => {
  const { store, read, written } = watchedStore(largest)
  const maker = avifMaker(store)
  const hash = newHash()
  maker.order(hash)
  await maker.idle()
  maker.order(hash)
  maker.order(newHash())
  await maker.idle()
  expect(read.filter((name) => name === largestFile(hash))).toHaveLength(1)
  expect(read).toHaveLength(2)
  expect(written).toEqual([])
  expect(logWarn).toHaveBeenCalledTimes(2)
})
