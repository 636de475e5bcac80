import 'server-only'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureStore } from './picture-store.server'

/** Pictures as files of one folder, which is made when the first one comes. */
export function diskStore(folder: string): PictureStore {
  return {
    // All of them or none: on a full disk nothing stays that would make it fuller.
    async write(files) {
      await mkdir(folder, { recursive: true })
      const parts = files.map((file) => ({
        ...file,
        part: join(folder, `${file.name}.${crypto.randomUUID()}.part`),
      }))
      try {
        for (const { part, bytes } of parts) await writeThrough(part, bytes)
        for (const { part, name } of parts) await rename(part, join(folder, name))
      } catch (error) {
        await Promise.all(parts.map(({ part }) => rm(part, { force: true })))
        throw error
      }
    },
    async read(name) {
      try {
        return await readFile(join(folder, name))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
  }
}

/** On the disk, and not only on its way there, when this returns. */
async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
