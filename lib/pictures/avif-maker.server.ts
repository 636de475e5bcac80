import 'server-only'
import { LRUCache } from 'lru-cache'
import { log } from '@/lib/log/log.server'
import { decodePicture, encodeFiles, type Pixels } from './encode-picture.server'
import { avifOf, LARGEST, largestFile, pictureFiles } from './picture-file'
import type { PictureStore } from './picture-store.server'

/** Pictures that wait hold up to 9 MB of memory each. Those that find no room are made when they are asked for again. */
const MAX_WAITING = 8
/** How long what failed is not tried again, in milliseconds. */
const PAUSE_MS = 10 * 60_000
/** How many failures are remembered. */
const MAX_FAILED = 1_000

/** Small pictures from before are there under the names of larger sizes too, so all names are made that there may be. */
const ANY = { width: LARGEST, height: LARGEST }

/** Makes a picture's AVIF files, in the background: until they are there, the WebP files are served. */
export interface AvifMaker {
  /** `pixels`: the picture as it came; not given: made from the largest file that is kept. */
  order: (hash: string, pixels?: Pixels) => void
  /** When nothing that was ordered so far is left to do. */
  idle: () => Promise<void>
}

/** One picture at a time: it takes a processor for seconds, and shoppers have the others. */
export function avifMaker(store: PictureStore): AvifMaker {
  const waiting = new Set<string>()
  const failed = new LRUCache<string, true>({ max: MAX_FAILED, ttl: PAUSE_MS })
  let last = Promise.resolve()

  async function work(hash: string, pixels: Pixels | undefined): Promise<void> {
    try {
      await makeAvif(store, hash, pixels)
    } catch (error) {
      failed.set(hash, true)
      log.warn({ err: error, picture: hash }, 'a picture could not be made as AVIF and stays WebP')
    } finally {
      waiting.delete(hash)
    }
  }

  return {
    order(hash, pixels) {
      if (waiting.has(hash) || waiting.size >= MAX_WAITING || failed.has(hash)) return
      waiting.add(hash)
      last = last.then(() => work(hash, pixels))
    },
    idle: () => last,
  }
}

async function makeAvif(store: PictureStore, hash: string, given: Pixels | undefined): Promise<void> {
  const pixels = given ?? (await readLargest(store, hash))
  const made = await encodeFiles(pixels, pictureFiles(hash, given?.info ?? ANY), 'avif')
  await store.write(made.map(({ name, bytes }) => ({ name: avifOf(name), bytes })))
}

async function readLargest(store: PictureStore, hash: string): Promise<Pixels> {
  const file = await store.read(largestFile(hash))
  if (!file) throw new Error('the largest file of the picture is missing')
  return decodePicture(file)
}
