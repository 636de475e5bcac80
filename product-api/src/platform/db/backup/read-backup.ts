import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { sinceRelease } from '../migrate.ts'
import { contentsSchema, type Contents } from './contents.ts'

/** Not `readline`: for it a line also ends at U+2028, which may stand in a text. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path)
  const text = createGunzip()
  // What `pipe` does not hand on: a file that is not there.
  file.on('error', (error) => text.destroy(error))
  const chunks: AsyncIterable<string> = file.pipe(text).setEncoding('utf8')
  let rest = ''
  try {
    for await (const chunk of chunks) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (cause) {
    throw new Error(`${path} cannot be read, or not to its end.`, { cause })
  }
  if (rest !== '') throw new Error('The backup ends in the middle of a line.')
}

function parseContents(line: string | undefined): Contents {
  try {
    const contents = contentsSchema.parse(JSON.parse(line ?? ''))
    return { ...contents, migrations: sinceRelease(contents.migrations) }
  } catch (cause) {
    throw new Error('This is no backup, or one of a version that is not known here.', { cause })
  }
}

export type Backup = {
  contents: Contents
  /** The next rows, as many as asked for. Throws when the file has fewer. */
  take: (count: number) => Promise<string[]>
  /** Throws when there are more rows than were announced. */
  finish: () => Promise<void>
}

/** Opens a backup to be read once, from its beginning to its end. Throws when the file is none. */
export async function openBackup(path: string): Promise<Backup> {
  const lines = linesOf(path)
  const first = await lines.next()
  return {
    contents: parseContents(first.done ? undefined : first.value),
    take: async (count) => {
      const taken: string[] = []
      while (taken.length < count) {
        const next = await lines.next()
        if (next.done) throw new Error('The backup ends too early.')
        taken.push(next.value)
      }
      return taken
    },
    finish: async () => {
      if (!(await lines.next()).done) throw new Error('The backup holds more than it says.')
    },
  }
}
